import { expect, test } from "vitest";
import { company } from "../../../firm/company.ts";
import { describeSpecialDay } from "./away-notice.server.ts";

/** In the week of the tests' firm, 18 March 2026 is a Wednesday and 21 March a Saturday. */
const closed = (day: string) => ({ day, opens: null, closes: null });
const hours = (day: string) => ({ day, opens: "09:00", closes: "14:00" });

const notices: [string, Parameters<typeof describeSpecialDay>[0], string | undefined][] = [
  ["an ordinary day", [closed("2026-03-19")], undefined],
  ["a closed day", [closed("2026-03-18")], "Our office is closed today and opens again on 19 March 2026."],
  [
    "a holiday within other hours, before a weekend",
    ["2026-03-18", "2026-03-19", "2026-03-20"].flatMap((day) => [hours(day), closed(day)]),
    "Our office is closed today and opens again on 23 March 2026.",
  ],
  [
    "the last day of other hours",
    [hours("2026-03-18")],
    `Today our office is open from 09:00 to 14:00, ${company.city.en} time.`,
  ],
  [
    "a period of other hours",
    ["2026-03-17", "2026-03-18", "2026-03-19", "2026-03-21"].map(hours),
    `Until 19 March 2026, our office is open from 09:00 to 14:00, ${company.city.en} time.`,
  ],
];

test.each(notices)("on %s visitors are told what differs", (_, days, text) => {
  expect(describeSpecialDay(days, "2026-03-18")?.text_en).toBe(text);
});

test("on a weekend neither a holiday nor a period is news, and a period ends with its last working day", () => {
  const days = ["2026-03-18", "2026-03-19", "2026-03-20", "2026-03-21", "2026-03-22"].map(hours);
  expect(describeSpecialDay([...days, closed("2026-03-22")], "2026-03-22")).toBeUndefined();
  expect(describeSpecialDay(days, "2026-03-22")).toBeUndefined();
  expect(describeSpecialDay(days, "2026-03-18")?.text_en).toContain("Until 20 March 2026");
});

test("Arabic says the same", () => {
  expect(describeSpecialDay([closed("2026-03-18")], "2026-03-18")?.text_ar).toBe(
    "مكتبنا مغلق اليوم، ونعود إلى العمل في\u00a019 مارس 2026.",
  );
});
