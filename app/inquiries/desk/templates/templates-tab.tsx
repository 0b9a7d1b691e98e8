import { lazy, Suspense } from "react";
import { useWords } from "../../../i18n/use-locale.ts";
import { queryWords } from "../../../backend/query-words.ts";
import { Skeleton } from "../../../ui/skeleton.tsx";
import styles from "./templates.module.css";

/** Few open it, so its script comes then. Its styles are here: those of staff pages are in the page. */
const Templates = lazy(() => import("./templates.tsx").then((module) => ({ default: module.Templates })));

export function TemplatesTab() {
  const words = useWords(queryWords);
  return (
    <div className={styles.tab}>
      <Suspense fallback={<Skeleton text={words.loading} />}>
        <Templates />
      </Suspense>
    </div>
  );
}
