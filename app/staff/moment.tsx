import { formatShortDateTime } from "../i18n/format.ts";
import { useLocale } from "../i18n/use-locale.ts";

export function Moment({ moment }: { moment: string }) {
  const locale = useLocale();
  return <time dateTime={moment}>{formatShortDateTime(locale, moment)}</time>;
}
