import type { PostgrestClient } from "@supabase/postgrest-js";
import { expect } from "vitest";
import { answerOf, type Calls } from "./client-journey.ts";

const days = { first_day: "2031-05-01", last_day: "2031-05-02" };
const list = (database: PostgrestClient) => database.rpc("list_promises", days);
const notices = (database: PostgrestClient) => database.from("away_notices").select("id,first_day,text_ar");

/** What staff do with closed days and away notices. */
export const hoursCalls: Calls = {
  "rpc list_promises": async (journey) => {
    expect(await answerOf(journey, list)).toMatchObject({
      closed_days: expect.arrayContaining(["2026-12-25"]),
      promises: [],
    });
  },
  "rpc change_closed_days": async (journey) => {
    const { closed_days } = (await answerOf(journey, list)) as { closed_days: string[] };
    const names = { name_en: "Works outing", name_ar: "رحلة الفريق" };
    const none = { inquiry_ids: [], expected_versions: [], new_due_at: [] };
    const change = (database: PostgrestClient) =>
      database.rpc("change_closed_days", { ...days, ...names, seen_closed_days: closed_days, ...none });
    expect(await answerOf(journey, change)).toBe(0);
  },
  "from closed_days": async (journey) => {
    const closed = (database: PostgrestClient) =>
      database.from("closed_days").select("*").gte("day", "2031-01-01").order("day");
    expect(await answerOf(journey, closed)).toMatchObject([{ day: "2031-05-01" }, { day: "2031-05-02" }]);
  },
  "rpc save_away_notice": async (journey) => {
    const notice = { notice_id: null, ...days, text_en: null, text_ar: "مغلق." };
    const save = (database: PostgrestClient) => database.rpc("save_away_notice", notice);
    expect(await answerOf(journey, save)).toMatch(/^[-0-9a-f]{36}$/);
  },
  "from away_notices": async (journey) => {
    expect(await answerOf(journey, notices)).toMatchObject([{ first_day: "2031-05-01", text_ar: "مغلق." }]);
  },
  "rpc delete_away_notice": async (journey) => {
    const [notice] = (await answerOf(journey, notices)) as { id: string }[];
    const remove = (database: PostgrestClient) =>
      database.rpc("delete_away_notice", { notice_id: notice?.id });
    expect(await answerOf(journey, remove)).toBe(true);
  },
};
