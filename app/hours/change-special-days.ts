import { addDays } from "../i18n/days.ts";
import { databaseClient, toResult } from "../backend/database-client.ts";
import type { ApiResult } from "../backend/query.ts";
import type { Promises } from "../backend/staff-rows.ts";
import type { With } from "../backend/with.ts";
import { dueMoment, type SpecialDay, workingCalendar } from "../inquiries/submit/working-calendar.ts";
import type { SpecialRange } from "./fetch-hours.ts";

/** Without a name, these days are taken out of the calendar. */
export type SpecialDaysChange = With<SpecialRange, { name_en: string | null; name_ar: string | null }>;

const attempts = 3;

/**
 * Changes the hours of these days, and moves the replies that are due: together, or nothing. When somebody else was faster, it
 * begins again. Returns how many replies moved. Never rejects.
 */
export async function changeSpecialDays(change: SpecialDaysChange, attempt = 1): Promise<ApiResult<number>> {
  const { first_day, last_day } = change;
  const seen = toResult(await databaseClient().rpc("list_promises", { first_day, last_day }));
  if (seen.error) return seen;
  const answer = await databaseClient().rpc("change_special_days", {
    ...change,
    seen_special_days: seen.data.special_days,
    ...movePromises(seen.data, change, new Date()),
  });
  if (answer.error?.code === "PT409" && attempt < attempts) return changeSpecialDays(change, attempt + 1);
  return toResult(answer);
}

/** The moments by which the inquiries are answered after the change. What would then have been due already stays as it is. */
export function movePromises({ special_days, promises }: Promises, change: SpecialDaysChange, now: Date) {
  const before = workingCalendar(special_days);
  const after = workingCalendar(changeDays(special_days, change));
  const dueAfter = ({ promised_at, due_at }: Promises["promises"][number]) => {
    const promisedAt = new Date(promised_at);
    const due = dueMoment(promisedAt, after);
    const isMoved = due.getTime() !== dueMoment(promisedAt, before).getTime() && due > now;
    return isMoved ? due.toISOString() : due_at;
  };
  return {
    inquiry_ids: promises.map(({ id }) => id),
    expected_versions: promises.map(({ version }) => version),
    new_due_at: promises.map(dueAfter),
  };
}

const dayMs = 86_400_000;

/** A closing and other hours of one day are two, as in the database. */
function changeDays(days: SpecialDay[], change: SpecialDaysChange): SpecialDay[] {
  const { first_day: first, last_day: last, name_en: name, opens, closes } = change;
  const others = days.filter(
    (one) => one.day < first || one.day > last || (one.opens === null) !== (opens === null),
  );
  if (name === null) return others;
  const length = 1 + (Date.parse(last) - Date.parse(first)) / dayMs;
  const changed = Array.from({ length }, (_, index) => ({ day: addDays(first, index), opens, closes }));
  return [...others, ...changed];
}
