import { useLocale, useWords } from "../i18n/use-locale.ts";
import { ActingToast } from "../ui/acting-toast.tsx";
import { Toasts, useToasts } from "../ui/toast.tsx";
import { useKeys } from "./use-keys.ts";
import { useOutdatedNotice } from "./use-outdated-notice.ts";
import { layoutWords } from "./words.ts";

/** Others wait until there is room. */
const maxShown = 2;

/** What was done, has failed or waits, at the foot of every staff page; the keys of the latest one that has some. */
export function StaffNotices() {
  const words = useWords(layoutWords);
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
  return (
    <Toasts toasts={toasts} locale={useLocale()} closeLabel={words.close} place="start" Body={ActingToast} />
  );
}

/** The latest ones, and each text once, as when several parts of a page say it. */
function latestOf(toasts: ReturnType<typeof useToasts>) {
  return toasts
    .filter(({ title }, index) => !toasts.slice(index + 1).some((later) => later.title.en === title.en))
    .slice(-maxShown);
}
