import { expect, test } from "vitest";
import type { SpecialDay } from "../inquiries/submit/working-calendar.ts";
import { movePromises, type SpecialDaysChange } from "./change-special-days.ts";

const thursday = "2026-11-26T10:00:00.123456+02:00";
const promise = { id: "a", version: 3, promised_at: thursday, due_at: "2026-11-27T10:00:00.100+02:00" };
const now = new Date("2026-11-26T12:00:00+02:00");
const closed = { opens: null, closes: null };
const names = { name_en: "Storm", name_ar: "عاصفة" };
const friday = { first_day: "2026-11-27", last_day: "2026-11-27", ...names, ...closed };
const removed = { name_en: null, name_ar: null };

test("a reply due on a day that is closed is due on the next working day, at the same time", () => {
  expect(movePromises({ special_days: [], promises: [promise] }, friday, now)).toEqual({
    inquiry_ids: ["a"],
    expected_versions: [3],
    new_due_at: ["2026-11-30T08:00:00.123Z"],
  });
});

test("a moment that the calendar does not change stays to the microsecond", () => {
  const weekend = { ...friday, first_day: "2026-11-28", last_day: "2026-11-29" };
  const { new_due_at } = movePromises({ special_days: [], promises: [promise] }, weekend, now);
  expect(new_due_at).toEqual([promise.due_at]);
});

test("an open day brings a reply forward, but not to a moment that is over", () => {
  const moved = { ...promise, due_at: "2026-11-30T10:00:00+02:00" };
  const reopened = (at: string) =>
    movePromises(
      { special_days: [{ day: "2026-11-27", ...closed }], promises: [moved] },
      { ...friday, ...removed },
      new Date(at),
    ).new_due_at;
  expect(reopened("2026-11-27T09:59:00+02:00")).toEqual(["2026-11-27T08:00:00.123Z"]);
  expect(reopened("2026-11-27T10:01:00+02:00")).toEqual([moved.due_at]);
});

test("a half day moves a reply to its closing, not while the day is closed, and again when it no longer is", () => {
  const afternoon = {
    ...promise,
    promised_at: "2026-11-26T16:00:00+02:00",
    due_at: "2026-11-27T16:00:00+02:00",
  };
  const halfDay = { ...friday, opens: "09:00", closes: "13:00" };
  const [day, half] = ["2026-11-27", { opens: "09:00", closes: "13:00" }];
  const move = (special_days: SpecialDay[], change: SpecialDaysChange) =>
    movePromises({ special_days, promises: [afternoon] }, change, now).new_due_at;
  expect(move([], halfDay)).toEqual(["2026-11-27T11:00:00.000Z"]);
  expect(move([{ day, ...closed }], halfDay)).toEqual([afternoon.due_at]);
  expect(
    move(
      [
        { day, ...half },
        { day, ...closed },
      ],
      { ...friday, ...removed },
    ),
  ).toEqual(["2026-11-27T11:00:00.000Z"]);
  expect(move([{ day, ...half }], { ...halfDay, ...removed })).toEqual(["2026-11-27T14:00:00.000Z"]);
});
