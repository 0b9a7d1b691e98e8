import type { Company, Office } from "../../company-entries.ts";
import { formatPeriod } from "../../i18n/format.ts";
import { interpolate, type Locale } from "../../i18n/text.ts";
import { cities, officeHours } from "./office.ts";
import { openSpans, sampleSundays, sharedSpans, type Span, totalHours } from "./shared-week.server.ts";
import { words } from "./words.ts";

export interface WeekRow {
  city: string;
  hours: string;
  /** In winter. */
  open: Span[];
  shared: Span[];
  /** For how long both are at work. */
  together?: string;
}

/** The company's week and those of its visitors' cities. */
export function describeWeeks({ city, office }: Company, locale: Locale, today: string): WeekRow[] {
  const { winter, summer } = sampleSundays(Number(today.slice(0, 4)));
  const shared = (theirs: Office, sunday: typeof winter) =>
    sharedSpans(openSpans(office, office.timeZone, sunday), openSpans(theirs, office.timeZone, sunday));
  const ours = openSpans(office, office.timeZone, winter);
  const rows = cities.map((other): WeekRow => {
    const inWinter = shared(other, winter);
    const hours = totalHours(inWinter);
    const inSummer = totalHours(shared(other, summer));
    const text = hours === inSummer ? words.together : words.togetherSummer;
    return {
      city: other.name[locale],
      hours: officeHours(locale, other),
      open: openSpans(other, office.timeZone, winter),
      shared: inWinter,
      together: interpolate(text[locale], { hours: formatPeriod(locale, hours, "hour"), summer: inSummer }),
    };
  });
  return [{ city: city[locale], hours: officeHours(locale, office), open: ours, shared: [] }, ...rows];
}
