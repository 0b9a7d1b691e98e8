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
  return {
    close,
    async query<Row>(statement: string, parameters: unknown[] = []): Promise<Row[]> {
      const work = (transaction: Transaction) => transaction.query<Row>(statement, parameters);
      return (await database.transaction(work, { settings: { "request.jwt.claims": claims } })).rows;
    },
  };
}
