import { useLocaleFromPath } from "../../i18n/paths.ts";
import { shortMoment } from "./office-moment.ts";

/** `24 Nov, 14:20` by the clocks of the company, neither half of it broken. */
export function ShortMoment({ at }: { at: string }) {
  const locale = useLocaleFromPath();
  return <time dateTime={at}>{shortMoment(locale, at)}</time>;
}
