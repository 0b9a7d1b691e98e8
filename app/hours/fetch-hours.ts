import { databaseClient, toResults } from "../backend/database-client.ts";
import { type ApiResult, serverQuery } from "../backend/query.ts";
import { office } from "../../firm/office.ts";
import { addDays, todayIn } from "../i18n/days.ts";
import type { AwayNoticeRow, ClosedDay } from "../backend/staff-rows.ts";

/** Days in a row under one name. */
export interface ClosedRange {
  first_day: string;
  last_day: string;
  name_en: string;
  name_ar: string;
}

export interface HoursData {
  /** From this year on. */
  closed: ClosedRange[];
  /** Those that are not over, the first one perhaps shown today. */
  notices: (AwayNoticeRow & { isShown: boolean })[];
}

export const hoursKey = ["hours"];

/** What staff may change. */
export const hoursQuery = serverQuery(hoursKey, fetchHours);

async function fetchHours(): Promise<ApiResult<HoursData>> {
  const today = todayIn(office.timeZone);
  const database = databaseClient();
  const responses = await Promise.all([
    database
      .from("closed_days")
      .select("*")
      .gte("day", `${today.slice(0, 4)}-01-01`)
      .order("day"),
    database.from("away_notices").select("*").gte("last_day", today).order("first_day"),
  ]);
  const { data, error } = toResults(responses);
  if (error) return { error };
  const [days, notices] = data;
  const isShown = ({ first_day }: AwayNoticeRow) => first_day <= today;
  return {
    data: { closed: joinDays(days), notices: notices.map((one) => ({ ...one, isShown: isShown(one) })) },
  };
}

function joinDays(days: ClosedDay[]): ClosedRange[] {
  const ranges: ClosedRange[] = [];
  for (const { day, name_en, name_ar } of days) {
    const last = ranges.at(-1);
    const isNext =
      last &&
      last.name_en === name_en &&
      last.name_ar === name_ar &&
      day === addDays(last.last_day, 1) &&
      day <= addDays(last.first_day, 30);
    if (isNext) last.last_day = day;
    else ranges.push({ first_day: day, last_day: day, name_en, name_ar });
  }
  return ranges;
}
