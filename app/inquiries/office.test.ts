import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { office } from "../company.ts";
import { formatLocaleOf } from "../i18n/format-date.ts";
import { locales } from "../i18n/text.ts";
import { workingHours } from "./reply-promise.ts";

test("the sentence about our hours names the first and the last of the office's days, which follow each other", () => {
  for (const [index, day] of office.days.slice(1).entries())
    expect(day, "a gap: write each day in reply-promise.ts").toBe(((office.days[index] ?? 0) % 7) + 1);
  for (const locale of locales) {
    const format = new Intl.DateTimeFormat(formatLocaleOf(locale), { weekday: "long", timeZone: "UTC" });
    // The first of January 2024 was a Monday.
    const named = [office.days.at(0), office.days.at(-1)].map((day) => format.format(Date.UTC(2024, 0, day)));
    expect(workingHours[locale], "write these days in reply-promise.ts").toMatch(
      new RegExp(named.join(".* ")),
    );
  }
});

test("the database goes by the office's clocks", () => {
  const zones = globSync("supabase/migrations/*.sql").flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/'([A-Z][a-z]+\/[A-Z]\w+)'/g)].map(([, zone]) => ({
      file,
      zone,
    })),
  );
  expect(zones).not.toEqual([]);
  for (const { file, zone } of zones)
    expect(zone, `write the time zone of app/company.ts in ${file}`).toBe(office.timeZone);
});
