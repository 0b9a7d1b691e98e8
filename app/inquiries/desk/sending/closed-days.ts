import { databaseClient, toResult } from "../../../backend/database-client.ts";
import { addDays } from "../../../i18n/days.ts";
import { type ApiResult, serverQuery } from "../../../backend/query.ts";
import type { ClosedDays } from "../../submit/working-calendar.ts";

/** The days to come on which the office is closed. */
export const closedDaysQuery = serverQuery(["hours", "closed"], fetchClosedDays);

async function fetchClosedDays(): Promise<ApiResult<ClosedDays>> {
  const yesterday = addDays(new Date().toISOString().slice(0, 10), -1);
  const { data, error } = toResult(
    await databaseClient().from("closed_days").select("day").gte("day", yesterday),
  );
  return error ? { error } : { data: new Set(data.map(({ day }) => day)) };
}
