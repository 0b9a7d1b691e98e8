import { addDays } from "../i18n/days.ts";
import { databaseClient, toResult } from "../backend/database-client.ts";
import type { ApiResult } from "../backend/query.ts";
import type { Promises } from "../backend/staff-rows.ts";
import { dueMoment } from "../inquiries/submit/working-calendar.ts";

export interface ClosedDaysChange {
  first_day: string;
  last_day: string;
  /** Null for days on which the office is open again. */
  name_en: string | null;
  name_ar: string | null;
}

const attempts = 3;

/**
 * Closes the office on these days, or opens it, and moves the replies that are due: together, or nothing. When somebody else was
 * faster, it begins again. Returns how many replies moved. Never rejects.
 */
export async function changeClosedDays(change: ClosedDaysChange, attempt = 1): Promise<ApiResult<number>> {
  const { first_day, last_day } = change;
  const seen = toResult(await databaseClient().rpc("list_promises", { first_day, last_day }));
  if (seen.error) return seen;
  const answer = await databaseClient().rpc("change_closed_days", {
    ...change,
    seen_closed_days: seen.data.closed_days,
    ...movePromises(seen.data, change, new Date()),
  });
  if (answer.error?.code === "PT409" && attempt < attempts) return changeClosedDays(change, attempt + 1);
  return toResult(answer);
}

/** The moments by which the inquiries are answered after the change. What would then have been due already stays as it is. */
export function movePromises({ closed_days, promises }: Promises, change: ClosedDaysChange, now: Date) {
  const before = new Set(closed_days);
  const after = new Set(closed_days);
  for (const day of listDays(change)) {
    if (change.name_en === null) after.delete(day);
    else after.add(day);
  }
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

function listDays({ first_day: first, last_day: last }: ClosedDaysChange): string[] {
  const length = 1 + (Date.parse(last) - Date.parse(first)) / dayMs;
  return Array.from({ length }, (_, index) => addDays(first, index));
}
