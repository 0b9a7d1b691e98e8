import { expect, test } from "vitest";
import { describeDays } from "./reply-promise.ts";

test.each([
  [[1, 2, 3, 4, 5], "Monday to Friday", "من الاثنين إلى الجمعة"],
  [[7, 1, 2, 3, 4], "Sunday to Thursday", "من الأحد إلى الخميس"],
  [[6, 7, 1, 2, 3, 4], "Saturday to Thursday", "من السبت إلى الخميس"],
  [[1, 2, 4, 5], "Monday, Tuesday, Thursday and Friday", "الاثنين والثلاثاء والخميس والجمعة"],
])("the office's days %j are told as they follow each other", (days, english, arabic) => {
  expect([describeDays("en", days), describeDays("ar", days)]).toEqual([english, arabic]);
});
