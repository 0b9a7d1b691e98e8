import type { Office } from "../../../app/firm-types.ts";

/** Apart from company.ts: forms load it in the browser. */
export const office: Office = {
  timeZone: "Asia/Beirut",
  days: [1, 2, 3, 4, 5],
  opens: "09:00",
  closes: "18:00",
  answerWithinHours: 24,
};
