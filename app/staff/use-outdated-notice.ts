import { useOutdatedPage } from "../backend/outdated-page.ts";
import { useToast } from "../ui/toast.tsx";
import { layoutWords } from "./words.ts";

/** Offers to load the page again once it is older than the server. What was written is kept by then. */
export function useOutdatedNotice() {
  const isOutdated = useOutdatedPage();
  useToast(
    isOutdated
      ? {
          kind: "error",
          topic: "outdated",
          title: layoutWords.outdated,
          actions: [{ label: layoutWords.reloadPage, run: () => location.reload() }],
        }
      : undefined,
  );
}
