import { createReadStream } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { createGunzip } from "node:zlib";
import { beforeAll, expect, test } from "vitest";
import { restoreBackup } from "../../../server/backups/restore-backup.ts";
import { writeBackup } from "../../../server/backups/write-backup.ts";
import { openOperatorDatabase } from "../../../server/database/open-database.ts";
import { embedded, postgres } from "../../support/engines.ts";
import { openServer, startServer } from "../../support/server.ts";
import { createAuthClient, createDatabaseClient, createPerson } from "../../support/person.ts";
import { postInquiry } from "./inquiries.ts";

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "nawat-backups-"));
  return () => rm(folder, { recursive: true });
});

// Under load: tests/nightly/under-load/backup.test.ts. The commands: durability.test.ts.
test.each([
  ["PGlite", embedded, postgres],
  ["Postgres", postgres, embedded],
])(
  "a backup of a running server on %s has every inquiry, and everybody stays signed in on the other engine",
  { timeout: 60_000 },
  async (_, engine, other) => {
    const [file, again] = [join(folder, `${engine.name}.gz`), join(folder, `${engine.name}.again.gz`)];
    const source = await openServer({}, engine);
    const { session } = await createPerson(source, { email: "ada@example.com", role: "admin" });
    const answered = await Promise.all(
      Array.from({ length: 10 }, async (_item, index) => (await postInquiry(source.url, index)).json()),
    );
    // The link to its page is told to who has sent it.
    const stored = answered.map(({ id, reference, due_at }) => ({ id, reference, due_at }));
    // As a command does, by way of the process that has the database.
    const database = await openOperatorDatabase(source);
    await writeBackup(database, file);
    await database.close();
    await source.stop();

    const target = await other.createTestDatabase();
    const restored = await openOperatorDatabase(target);
    await restoreBackup(restored, file);
    await writeBackup(restored, again);
    await restored.close();
    // But for the entry that says that it was restored, and where the log ends now.
    const isOfLog = (row: string) => /^(public\.admin_audit_log|private\.audit_head) /.test(row);
    const [before, after] = [await loadRows(file), await loadRows(again)];
    expect(after.filter((row) => !isOfLog(row))).toEqual(before.filter((row) => !isOfLog(row)));
    expect(after.filter((row) => row.includes('"database.restored"'))).toHaveLength(1);
    expect(after).toHaveLength(before.length + 1);

    const server = await startServer(target);
    const inquiries = await createDatabaseClient(server.url, session)
      .from("inquiries")
      .select("id,reference,due_at");
    expect(inquiries.data).toEqual(expect.arrayContaining(stored));
    expect((await createDatabaseClient(server.url).from("inquiries").select()).error?.code).toBe("42501");
    expect((await createAuthClient(server.url).refreshSession(session)).error).toBeNull();
    // The keys of the forms are there too.
    const { id, reference, due_at } = await (await postInquiry(server.url, 0)).json();
    expect(stored).toContainEqual({ id, reference, due_at });
    await server.stop();
    await target.remove();
  },
);

/** The rows of a backup, each after its table. */
async function loadRows(file: string): Promise<string[]> {
  const lines = (await text(createReadStream(file).pipe(createGunzip()))).split("\n").slice(1, -2);
  return lines
    .flatMap((line) => {
      const { table, rows } = JSON.parse(line) as { table: string; rows: unknown[] };
      return rows.map((row) => `${table} ${JSON.stringify(row)}`);
    })
    .toSorted();
}
