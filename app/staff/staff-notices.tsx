import { useLocale, useWords } from "../i18n/use-locale.ts";
import { Toasts, useShownToasts } from "../ui/toast.tsx";
import { useKeys } from "./use-keys.ts";
import { useOutdatedNotice } from "./use-outdated-notice.ts";
import { layoutWords } from "./words.ts";

/** What was done, has failed or waits, at the foot of every staff page; the keys of the latest one that has some. */
export function StaffNotices() {
  const words = useWords(layoutWords);
  useOutdatedNotice();
  const latest = useShownToasts().findLast(({ actions }) => actions?.some(({ shortcut }) => shortcut));
  useKeys(
    Object.fromEntries(
      (latest?.actions ?? []).flatMap(({ shortcut, run }) =>
        shortcut ? [[shortcut, () => void run()]] : [],
      ),
    ),
    { isFirst: true },
  );
  return <Toasts locale={useLocale()} closeLabel={words.close} place="start" />;
}
