import { useLocale } from "../../i18n/use-locale.ts";
import { useToast, useToasts } from "../../ui/toast/toast.tsx";
import { Toasts } from "../../ui/toast/toasts.tsx";
import { uiWords } from "../../ui/words.ts";
import { useKeys } from "../use-keys.ts";
import { useOutdatedPage } from "../../backend/outdated-page.ts";
import { layoutWords } from "../words.ts";

/** Others wait until there is room. */
const maxShown = 2;

/** What was done, has failed or waits, at the foot of every staff page; the keys of the latest one that has some. */
export function StaffNotices() {
  const locale = useLocale();
  useOutdatedNotice();
  const toasts = latestOf(useToasts());
  const latest = toasts.findLast(({ actions }) => actions?.some(({ shortcut }) => shortcut));
  useKeys(
    Object.fromEntries(
      (latest?.actions ?? []).flatMap(({ shortcut, run }) =>
        shortcut ? [[shortcut, () => void run()]] : [],
      ),
    ),
    { isFirst: true },
  );
  return <Toasts toasts={toasts} locale={locale} closeLabel={uiWords.close[locale]} />;
}

/** The latest ones, and each text once, as when several parts of a page say it. */
function latestOf(toasts: ReturnType<typeof useToasts>) {
  return toasts
    .filter(({ title }, index) => !toasts.slice(index + 1).some((later) => later.title.en === title.en))
    .slice(-maxShown);
}

/** Offers to load the page again once it is older than the server. What was written is kept by then. */
function useOutdatedNotice() {
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
