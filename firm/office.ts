import type { Office } from "../app/firm-types.ts";

/** Apart from company.ts: forms load it in the browser. */
export const office: Office = {
  timeZone: "Asia/Beirut",
  // 1 is Monday, 7 Sunday; the first working day first.
  days: [1, 2, 3, 4, 5],
  opens: "09:00",
  closes: "18:00",
  // 24 for each working day.
  answerWithinHours: 24,
};
