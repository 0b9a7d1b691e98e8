import { lazy, Suspense } from "react";
import { useWords } from "../../../i18n/use-locale.ts";
import { queryWords } from "../../../backend/query-words.ts";
import { Skeleton } from "../../../ui/skeleton.tsx";

/** Few open it: its script comes then. Its styles are in the page already. */
const Templates = lazy(() => import("./templates.tsx").then((module) => ({ default: module.Templates })));

export function TemplatesTab() {
  const words = useWords(queryWords);
  return (
    <Suspense fallback={<Skeleton text={words.loading} />}>
      <Templates />
    </Suspense>
  );
}
