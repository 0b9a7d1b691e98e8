import { createHash } from "node:crypto";
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { beforeAll, describe, expect, test } from "vitest";
import { dropSchema } from "../../../server/backups/drop-schema.ts";
import { restoreBackup } from "../../../server/backups/restore-backup.ts";
import { writeBackup } from "../../../server/backups/write-backup.ts";
import type { Database } from "../../../server/database/database.ts";
import { applyMigrations, loadMigrations, migrateWith } from "../../../server/database/migrate.ts";
import { engines, openMigratedDatabase, postgres } from "../../support/engines.ts";

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "nawat-backups-"));
  return () => rm(folder, { recursive: true });
});

describe.each(engines)("restoring on $name", (engine) => {
  let database: Database;

  beforeAll(async () => {
    const opened = await openMigratedDatabase(engine);
    database = opened.database;
    return opened.close;
  });

  const listNames = async () => {
    const { rows } = await database.transaction((t) =>
      t.query<{ name: string }>("select name from public.inquiries order by name"),
    );
    return rows.map(({ name }) => name);
  };
  const insert = (name: string) =>
    database.transaction((t) =>
      t.query(
        `insert into public.inquiries (type, name, email, subject, message, reference)
         values ('contact', $1, 'x@example.com', 'x', 'x', private.generate_reference())`,
        [name],
      ),
    );
  const backUp = async (name: string) => {
    const file = join(folder, `${engine.name}-${name}.gz`);
    await writeBackup(database, file);
    return file;
  };

  test("an older version's backup is restored into the tables that there are now, then migrated", async () => {
    const names = (await loadMigrations()).map(({ name }) => name);
    // Without the keys of visitors' pages, among others.
    const older = names.filter((name) => name < "schema/1400");
    await migrateWith(database, async (transaction) => {
      await dropSchema(transaction);
      await applyMigrations(transaction, new Set(older));
      await transaction.execute(`
        insert into public.inquiries (type, name, email, subject, message, reference)
        values ('contact', 'Old "\u2028"\\n ١٢', 'x@example.com', 'x', 'x', 'N-22222');
        insert into auth.users (id, email) values ('00000000-0000-4000-8000-0000000000ad', 'ada@example.com');
        insert into public.user_roles (user_id, role) values ('00000000-0000-4000-8000-0000000000ad', 'admin');
        insert into auth.sessions (id, user_id, amr) values ('00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-0000000000ad', '[]');
        insert into auth.refresh_tokens (session_id, token_hash) values ('00000000-0000-4000-8000-000000000001', 'x');
        -- Of a text of before the column was added.
        alter table auth.sessions drop column user_agent;
        update migrations.applied set checksum = 'former';
      `);
    });
    const file = await backUp("older");
    await restoreBackup(database, file, { replace: true });
    await database.transaction(async (t) => {
      const { rows: applied } = await t.query("select from migrations.applied where checksum <> 'former'");
      expect(applied).toHaveLength(names.length);
      const { rows: inquiries } = await t.query("select name, reference from public.inquiries");
      expect(inquiries).toEqual([{ name: 'Old "\u2028"\\n ١٢', reference: "N-22222" }]);
      const { rows: keys } = await t.query("select from private.inquiry_keys");
      expect(keys).toEqual([]);
      const { rows: entries } = await t.query("select action from public.admin_audit_log order by number");
      expect(entries).toEqual([{ action: "role.granted" }, { action: "database.restored" }]);
      const { rows: next } = await t.query<{ id: unknown }>(
        `insert into auth.refresh_tokens (session_id, token_hash, revoked_at)
         values ('00000000-0000-4000-8000-000000000001', 'y', now()) returning id::text`,
      );
      expect(next).toEqual([{ id: "2" }]);
    });
  });

  test("an attachment of the largest size is put back, byte by byte, and no line is too long", async () => {
    await insert("With files");
    await database.transaction((t) =>
      t.execute(`
        -- Nothing here is searched for, and to index eight megabytes takes long.
        set local session_replication_role = replica;
        insert into public.inquiry_messages (inquiry_id, direction, address, subject, body)
        select id, 'received', 'x@example.com', 'x', repeat('"🌲\n', 33333) from public.inquiries, generate_series(1, 60)
        where name = 'With files';
        insert into public.inquiry_attachments (message_id, number, name, media_type, size, is_kept, is_stored)
        select id, 1, 'x', 'x/x', 10485760, true, true from public.inquiry_messages limit 1;
        insert into public.inquiry_attachment_pieces (attachment_id, number, content)
        select id, piece, decode(repeat('00ff5c22', 65536), 'hex')
        from public.inquiry_attachments, generate_series(1, 40) as piece;
      `),
    );
    const describeFiles = async () => {
      const { rows } = await database.transaction((t) =>
        t.query(
          `select file.number, is_stored, sum(octet_length(content)) as size,
             sha256(string_agg(content, '' order by piece.number))::text as hash
           from public.inquiry_attachments as file join public.inquiry_attachment_pieces as piece on attachment_id = file.id
           group by file.id
           union all select 0, null, count(*), md5(string_agg(body, '')) from public.inquiry_messages order by 1`,
        ),
      );
      return rows;
    };
    const before = await describeFiles();
    expect(before).toHaveLength(2);
    await restoreBackup(database, await backUp("files"), { replace: true });
    expect(await describeFiles()).toEqual(before);
    await database.transaction((t) => t.execute("delete from public.inquiry_messages"));
  });

  // What is read of a file, and what is done before, is the same for each.
  if (engine !== postgres) return;

  test("nothing is touched by a file that is not what was written, nor without --replace", async () => {
    await insert("Backed up");
    const file = await backUp("damaged");
    await insert("Since then");
    const names = await listNames();
    const bytes = await readFile(file);
    const lines = gunzipSync(bytes).toString();
    const flipped = Buffer.from(bytes);
    const middle = bytes.length >> 1;
    flipped.writeUInt8(flipped.readUInt8(middle) ^ 1, middle);
    const changed = (from: string | RegExp, to: string) => gzipSync(sign(lines.replace(from, to)));
    const cases: [content: Buffer, message: string | RegExp][] = [
      [bytes.subarray(0, -100), "damaged"],
      [flipped, /damaged|was changed/],
      [gzipSync(lines.replace("Backed up", "Made up")), "was changed"],
      [gzipSync(lines.trimEnd().split("\n").slice(0, -1).join("\n")), "incomplete"],
      [changed("schema/0100-roles", "schema/9100-roles"), "another version"],
      [
        changed(
          /"columns":\[(.*?)"name":"public.inquiries"/,
          '"columns":["made_up",$1"name":"pg_catalog.pg_class"',
        ),
        /another version, which also has auth\.\w+\.made_up, pg_catalog\.pg_class/,
      ],
      [changed(/\n(\{"table":"public.inquiries"[^\n]*)\n/, "\n$1\n$1\n"), "duplicate key"],
      [changed('{"table":"public.inquiries"', '{"table":"pg_catalog.pg_class"'), "its header does not list"],
      [changed('"version":1', '"version":2'), "This version cannot read the file as a backup"],
      [Buffer.alloc(0), "damaged"],
      [Buffer.from("no backup"), "damaged"],
    ];
    for (const [content, message] of cases) {
      const copy = join(folder, `${engine.name}-copy`);
      await writeFile(copy, content);
      await expect(restoreBackup(database, copy, { replace: true })).rejects.toThrow(message);
      expect(await listNames()).toEqual(names);
    }
    await expect(restoreBackup(database, file)).rejects.toThrow(/in public\.inquiries.*--replace/);
    expect(await listNames()).toEqual(names);
    await restoreBackup(database, file, { replace: true });
    expect(await listNames()).toEqual(names.filter((name) => name !== "Since then"));
  });

  test("what is replaced is kept, the log says that it was restored, and is whole; the rules are the same as before", async () => {
    const file = await backUp("kept");
    await insert("Only in the copy");
    const copyFolder = join(folder, `${engine.name}-data`);
    const rules = await listRules(database);
    const { copy = "" } = await restoreBackup(database, file, { replace: true, copyFolder });
    expect(await listRules(database)).toEqual(rules);
    expect((await stat(copy)).mode & 0o777).toBe(0o600);
    expect(await listNames()).not.toContain("Only in the copy");
    const { rows } = await database.transaction((t) =>
      t.query<{ problem: unknown; action: string }>(
        `select public.verify_audit_log() -> 'problem' as problem, action
         from public.admin_audit_log order by number desc limit 1`,
      ),
    );
    expect(rows).toEqual([{ problem: null, action: "database.restored" }]);
    await restoreBackup(database, copy, { replace: true });
    expect(await listNames()).toContain("Only in the copy");
  });

  test("nothing is deleted that cannot be kept, and no copy stays of what was not", async () => {
    const file = await backUp("unkept");
    await insert("Since the backup");
    const names = await listNames();
    await writeFile(join(folder, "a-file"), "");
    const asFile = restoreBackup(database, file, { replace: true, copyFolder: join(folder, "a-file/x") });
    await expect(asFile).rejects.toThrow(/^The current rows could not be saved to .* add --without-copy\.$/);
    expect(await listNames()).toEqual(names);
    const copyFolder = join(folder, `${engine.name}-failed`);
    const lines = gunzipSync(await readFile(file)).toString();
    const twice = lines.replace(/\n(\{"table":"public.inquiries"[^\n]*)\n/, "\n$1\n$1\n");
    await writeFile(file, gzipSync(sign(twice)));
    await expect(restoreBackup(database, file, { replace: true, copyFolder })).rejects.toThrow(
      "duplicate key",
    );
    expect(await readdir(copyFolder)).toEqual([]);
    expect(await listNames()).toEqual(names);
  });
});

/** The lines of a backup with a checksum that fits. */
function sign(lines: string): string {
  const all = lines.trimEnd().split("\n");
  const content = `${all.slice(0, -1).join("\n")}\n`;
  const sha256 = createHash("sha256").update(content).digest("hex");
  return `${content}${JSON.stringify({ rows: 1, sha256 })}\n`;
}

/** Keys, triggers, row security, privileges. */
async function listRules(database: Database) {
  const { rows } = await database.transaction((t) =>
    t.query(`
      select format('%s %s %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as rule from pg_constraint
      union all select format('%s %s %s', tgrelid::regclass, tgname, tgenabled) from pg_trigger where not tgisinternal
      union all select format('%s %s %s %s %s', oid::regclass, relrowsecurity, relforcerowsecurity, relowner::regrole, relacl) from pg_class
        where relnamespace::regnamespace::text in ('auth', 'mail', 'public', 'private')
      union all select format('%s %s %s', oid::regprocedure, proowner::regrole, proacl) from pg_proc
        where pronamespace::regnamespace::text in ('auth', 'mail', 'public', 'private')
      union all select format('%s %s %s %s', tablename, policyname, roles, qual) from pg_policies
      order by 1`),
  );
  return rows;
}
