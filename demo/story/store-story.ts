import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { type SpecialDay, workingCalendar } from "../../app/inquiries/submit/working-calendar.ts";
import type { Config } from "../../server/config.ts";
import { databaseSettings } from "../../server/database-settings.ts";
import type { Database, Transaction } from "../../server/database/database.ts";
import { listEvents } from "./list-events.ts";

export interface StoryOptions {
  now: Date;
  /** Of the password of everybody in the team. */
  passwordHash: string;
  config: Config;
}

/**
 * Fills an empty embedded database with the team and what happened in the three months before `now`. It is replayed by the functions
 * of the database, while its clock shows the moment of each event: nothing is there that the product would not have stored.
 */
export async function storeStory(
  database: Database,
  { now, passwordHash, config }: StoryOptions,
): Promise<void> {
  const script = await readFile(join(import.meta.dirname, "replay.sql"), "utf8");
  const replay = async (transaction: Transaction) => {
    const { rows: special } = await transaction.query<{ days: SpecialDay[] }>(
      "select public.list_special_days() as days",
    );
    const calendar = workingCalendar(special[0]?.days ?? []);
    const events = JSON.stringify(listEvents(now, passwordHash, calendar));
    const { rows: originals } = await transaction.query<{ definition: string }>(
      "select pg_get_functiondef(name::regprocedure) as definition from unnest($1::text[]) as name",
      [["pg_catalog.now()", "pg_catalog.gen_random_uuid()", "private.store_search_text(public.inquiries)"]],
    );
    await transaction.execute(script);
    await transaction.query("select pg_temp.replay(event) from jsonb_array_elements($1::jsonb) as event", [
      events,
    ]);
    // The entries of the audit log are chained now, while the dice are these.
    await transaction.execute("set constraints all immediate");
    for (const { definition } of originals) await transaction.execute(definition);
    await transaction.execute(
      "select private.store_search_text(inquiry) from public.inquiries as inquiry; discard plans",
    );
  };
  await database.transaction(replay, {
    settings: { ...databaseSettings(config), "demo.now": now.toISOString(), "demo.seed": "" },
  });
}
