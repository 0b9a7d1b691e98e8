import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { office } from "../company-office.ts";
import { formatWeekday } from "../i18n/format.ts";
import { locales } from "../i18n/text.ts";
import { workingHours } from "./reply-promise.ts";

test("the sentence about our hours names the first and the last of the office's days, which follow each other", () => {
  for (const [index, day] of office.days.slice(1).entries())
    expect(day, "a gap: write each day in reply-promise.ts").toBe(((office.days[index] ?? 0) % 7) + 1);
  for (const locale of locales) {
    const [first, ...others] = office.days.map((day) => formatWeekday(locale, day));
    expect(workingHours[locale], "write the office's days in reply-promise.ts").toMatch(
      new RegExp(`${first}.* ${others.at(-1)}`),
    );
  }
});

test("the database goes by the office's clocks", () => {
  const zones = globSync("schema/*.sql").flatMap((file) =>
    Array.from(readFileSync(file, "utf8").matchAll(/'([A-Z][a-z]+\/[A-Z]\w+)'/g), ([, zone]) => ({
      file,
      zone,
    })),
  );
  expect(zones).not.toEqual([]);
  const others = zones.filter(({ zone }) => zone !== office.timeZone).map(({ file }) => file);
  expect([...new Set(others)], "write the time zone of app/company-office.ts in these files").toEqual([]);
});
