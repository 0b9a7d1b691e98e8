import { expect, test } from "vitest";
import { movePromises } from "./change-closed-days.ts";

const thursday = "2026-11-26T10:00:00.123456+02:00";
const promise = { id: "a", version: 3, promised_at: thursday, due_at: "2026-11-27T10:00:00.100+02:00" };
const now = new Date("2026-11-26T12:00:00+02:00");
const friday = { first_day: "2026-11-27", last_day: "2026-11-27", name_en: "Storm", name_ar: "عاصفة" };
const open = { name_en: null, name_ar: null };

test("a reply due on a day that is closed is due on the next working day, at the same time", () => {
  expect(movePromises({ closed_days: [], promises: [promise] }, friday, now)).toEqual({
    inquiry_ids: ["a"],
    expected_versions: [3],
    new_due_at: ["2026-11-30T08:00:00.123Z"],
  });
});

test("a moment that the calendar does not change stays to the microsecond", () => {
  const weekend = { ...friday, first_day: "2026-11-28", last_day: "2026-11-29" };
  const { new_due_at } = movePromises({ closed_days: [], promises: [promise] }, weekend, now);
  expect(new_due_at).toEqual([promise.due_at]);
});

test("an open day brings a reply forward, but not to a moment that is over", () => {
  const moved = { ...promise, due_at: "2026-11-30T10:00:00+02:00" };
  const reopened = (at: string) =>
    movePromises({ closed_days: ["2026-11-27"], promises: [moved] }, { ...friday, ...open }, new Date(at))
      .new_due_at;
  expect(reopened("2026-11-27T09:59:00+02:00")).toEqual(["2026-11-27T08:00:00.123Z"]);
  expect(reopened("2026-11-27T10:01:00+02:00")).toEqual([moved.due_at]);
});
