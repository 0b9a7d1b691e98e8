import { databaseClient, toResult } from "../../../backend/database-client.ts";
import { type ApiResult, serverQuery } from "../../../backend/query.ts";
import { type WorkingCalendar, workingCalendar } from "../../submit/working-calendar.ts";

/** When the office is open. */
export const calendarQuery = serverQuery(["hours", "calendar"], fetchCalendar);

async function fetchCalendar(): Promise<ApiResult<WorkingCalendar>> {
  const { data, error } = toResult(await databaseClient().rpc("list_special_days"));
  return error ? { error } : { data: workingCalendar(data) };
}
