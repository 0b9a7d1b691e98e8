import { databaseClient, toResult } from "../../../backend/database-client.ts";
import { addDays } from "../../../i18n/days.ts";
import type { ApiResult } from "../../../backend/query.ts";
import type { ClosedDays } from "../../submit/working-calendar.ts";

/** Fetches the days to come on which the office is closed. Never rejects. */
export async function fetchClosedDays(): Promise<ApiResult<ClosedDays>> {
  const yesterday = addDays(new Date().toISOString().slice(0, 10), -1);
  const { data, error } = toResult(
    await databaseClient().from("closed_days").select("day").gte("day", yesterday),
  );
  return error ? { error } : { data: new Set(data.map(({ day }) => day)) };
}
