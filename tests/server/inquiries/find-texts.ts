import { randomUUID } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { escapeIdentifier } from "pg";
import { writeBackup } from "../../../server/backups/write-backup.ts";
import type { OpenServer } from "../../support/server.ts";

/** Tables, files of mails, and a backup made now, or what `select` takes of it, in which any of the texts stands. */
export async function findTexts(
  { database, dataDir }: OpenServer,
  texts: string[],
  select = (backup: string) => backup,
): Promise<string[]> {
  const found = await database.transaction(async (transaction) => {
    const { rows: tables } = await transaction.query<{ schema: string; name: string }>(
      `select schemaname as schema, tablename as name from pg_tables
       where schemaname not in ('pg_catalog', 'information_schema') order by 1, 2`,
    );
    const withText = [];
    for (const { schema, name } of tables) {
      const { rows } = await transaction.query<{ found: boolean }>(
        `select exists (
           select from ${escapeIdentifier(schema)}.${escapeIdentifier(name)} as entry, unnest($1::text[]) as text
           where strpos(lower(entry::text), text) > 0
         ) as found`,
        [texts],
      );
      if (rows[0]?.found) withText.push(`${schema}.${name}`);
    }
    return withText;
  });
  const backup = join(dataDir, `${randomUUID()}.gz`);
  await writeBackup(database, backup);
  const lines = select(gunzipSync(await readFile(backup)).toString()).toLowerCase();
  if (texts.some((one) => lines.includes(one))) found.push("backup");
  const folder = join(dataDir, "mail");
  // Not what is being written: it gets its name when it is complete.
  for (const name of (await readdir(folder)).filter((one) => one.endsWith(".eml"))) {
    const text = (await readFile(join(folder, name), "utf8")).toLowerCase();
    if (texts.some((one) => text.includes(one))) found.push(name);
  }
  return found;
}

/** The lines of a backup that are no entries of the audit log. */
export function withoutLog(backup: string): string {
  return backup
    .split("\n")
    .filter((line) => !line.startsWith('{"table":"public.admin_audit_log"'))
    .join("\n");
}
