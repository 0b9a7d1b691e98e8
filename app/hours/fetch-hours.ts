import { databaseClient, toResults } from "../backend/database-client.ts";
import { type ApiResult, serverQuery } from "../backend/query.ts";
import { office } from "../../firm/office.ts";
import { addDays, todayIn } from "../i18n/days.ts";
import type { AwayNoticeRow, SpecialDayRow } from "../backend/staff-rows.ts";

/** Days in a row under one name, on which the office is closed, or open for these hours. */
export interface SpecialRange {
  first_day: string;
  last_day: string;
  name_en: string;
  name_ar: string;
  opens: string | null;
  closes: string | null;
}

export interface HoursData {
  /** Those that are not over. */
  special: SpecialRange[];
  /** What is over, of this year. */
  past: SpecialRange[];
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
      .from("special_days")
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
    data: {
      ...arrangeDays(days, today),
      notices: notices.map((one) => ({ ...one, isShown: isShown(one) })),
    },
  };
}

/** Days in a row under one name as one, in their order; what is over as of `today` apart. */
export function arrangeDays(days: SpecialDayRow[], today: string): Pick<HoursData, "special" | "past"> {
  const { closed = [], open = [] } = Object.groupBy(days, (day) => (day.is_closed ? "closed" : "open"));
  const ranges = [...joinDays(closed), ...joinDays(open)].toSorted((a, b) =>
    a.first_day.localeCompare(b.first_day),
  );
  return {
    special: ranges.filter(({ last_day }) => last_day >= today),
    past: ranges.filter(({ last_day }) => last_day < today),
  };
}

function joinDays(days: SpecialDayRow[]): SpecialRange[] {
  const ranges: SpecialRange[] = [];
  for (const { day, name_en, name_ar, opens, closes } of days) {
    const last = ranges.at(-1);
    const isNext =
      last &&
      last.name_en === name_en &&
      last.name_ar === name_ar &&
      last.opens === opens &&
      last.closes === closes &&
      day === addDays(last.last_day, 1) &&
      day <= addDays(last.first_day, 30);
    if (isNext) last.last_day = day;
    else ranges.push({ first_day: day, last_day: day, name_en, name_ar, opens, closes });
  }
  return ranges;
}
