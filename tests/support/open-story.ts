import { expect } from "vitest";
import { parseConfig } from "../../server/config.ts";
import type { Transaction } from "../../server/database/database.ts";
import { storeStory } from "../../demo/story/store-story.ts";
import { memberId } from "../../demo/story/team.ts";
import { type Engine, openMigratedDatabase } from "./engines.ts";

/** The story of the demo as it is at `now`. Queries are those of an admin. */
export async function openStory(engine: Engine, now: Date) {
  const { database, testDatabase, close } = await openMigratedDatabase(engine);
  const config = parseConfig({ DATA_DIR: testDatabase.dataDir, STAFF_EMAIL: "desk@nawat.example" });
  await storeStory(database, { now, passwordHash: "none", config });
  const claims = JSON.stringify({ role: "authenticated", sub: memberId("nadine") });
  async function query<Row>(statement: string, parameters: unknown[] = []): Promise<Row[]> {
    const work = (transaction: Transaction) => transaction.query<Row>(statement, parameters);
    return (await database.transaction(work, { settings: { "request.jwt.claims": claims } })).rows;
  }
  return {
    close,
    query,
    /** There are inquiries of both languages and forms in every state, late and waiting. */
    async expectEveryState() {
      const found = await query(
        `select locale, array_agg(distinct status order by status) as states, count(*) > 50 as many,
           count(*) filter (where type = 'project') > 8 as projects,
           count(*) filter (where is_suspicious)::int as suspicious,
           count(*) filter (where status in ('new', 'in_progress') and due_at < $1) > 0 as late,
           count(*) filter (where status in ('new', 'in_progress') and due_at > $1) > 1 as waiting
         from public.inquiries group by locale order by locale`,
        [now],
      );
      const states = ["answered", "closed", "in_progress", "new", "spam"];
      const expected = { states, many: true, projects: true, suspicious: 1, late: true, waiting: true };
      expect(found).toEqual(["ar", "en"].map((locale) => ({ locale, ...expected })));
    },
  };
}
