import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Transaction } from "../database.ts";

interface RecordedMigration {
  name: string;
  checksum: string;
}

/**
 * The files of the schema once stood in the order in which they were written, and were then put together by subject. What they
 * make is the same but for `upgrade.sql`. The last of the former files, which was applied after all others, tells a database or a
 * backup of that time. Goes with the first release.
 */
const lastFormerFile: RecordedMigration = {
  name: "schema/20261202000510_erase_everywhere.sql",
  checksum: "ab63638843073a6c63a7ed93f97c6d64cb3bd1782a1160b1402f9bc88f4d18ec",
};

/** The last files of each folder that make what the former ones made. */
const lastEqualFiles = ["platform/0006_mail.sql", "schema/20261203001800_operating.sql"];

export function isFormerRecord(record: RecordedMigration[]): boolean {
  const { name, checksum } = lastFormerFile;
  return record.some((migration) => migration.name === name && migration.checksum === checksum);
}

/** A former record as if the files of today had been applied; any other as it is. `known` are all files of today. */
export function toCurrentRecord(
  record: RecordedMigration[],
  known: RecordedMigration[],
): RecordedMigration[] {
  return isFormerRecord(record) ? listEqualFiles(known) : record;
}

function listEqualFiles<File extends RecordedMigration>(known: File[]): File[] {
  return known.filter(({ name }) =>
    lastEqualFiles.some((last) => folderOf(name) === folderOf(last) && name <= last),
  );
}

function folderOf(name: string): string {
  return name.slice(0, name.indexOf("/"));
}

/** Makes the schema of a former database the one of today, and its record that of the files of today, `known`. */
export async function upgradeFormerSchema(
  transaction: Transaction,
  known: (RecordedMigration & { script: string })[],
): Promise<void> {
  const current = listEqualFiles(known);
  const script = await readFile(join(import.meta.dirname, "upgrade.sql"), "utf8");
  await transaction.execute(`
    set local role supabase_auth_admin;
    revoke insert (recipient, subject, body, link) on mail.outbox from service_role;
    revoke usage on schema mail from service_role;
    alter table mail.outbox add column if not exists handed_at timestamptz;
    set local role schema_owner;
    ${script}
    ${current
      .filter(({ name }) => folderOf(name) === "schema")
      .map(repeatStatements)
      .join("\n")}
    reset role;
    delete from migrations.applied;
  `);
  await transaction.query(
    `insert into migrations.applied (name, checksum)
     select name, checksum from jsonb_to_recordset($1::jsonb) as file (name text, checksum text)`,
    [JSON.stringify(current.map(({ name, checksum }) => ({ name, checksum })))],
  );
}

/** Of a file the statements that create functions and views, with all grants: some were otherwise, or were not there. */
function repeatStatements({ script }: { script: string }): string {
  // Functions without quoted bodies stand together, above one that has it.
  const statements = script.match(/^(?:create function .*?^\$\$|(?:create view|grant) .*?);$/gms) ?? [];
  return statements.join("\n").replaceAll(/^create function/gm, "create or replace function");
}
