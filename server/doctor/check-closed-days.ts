import { addDays } from "../../app/i18n/days.ts";
import { noticeDays } from "./check-content.ts";
import { type Finding, ok, problem, warning } from "./finding.ts";

/** Checks how far the closed days reach, in order, as of a day (YYYY-MM-DD): staff enter those of a whole year at once. */
export function checkClosedDays(days: string[], today: string): Finding {
  const end = `${days.at(-1)?.slice(0, 4) ?? "0000"}-12-31`;
  if (end > addDays(today, noticeDays)) return ok("Closed days", `are known until ${end}`);
  const message = days.length > 0 ? `end on ${end}` : "are none, so promised replies fall on public holidays";
  const advice = "enter those of another year at the desk, under Hours";
  return (end < today ? problem : warning)("Closed days", `${message}: ${advice}`);
}
