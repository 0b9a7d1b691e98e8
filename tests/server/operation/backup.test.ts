import { createReadStream } from "node:fs";
import { mkdtemp, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { createGunzip } from "node:zlib";
import { AuthClient } from "@supabase/auth-js";
import { PostgrestClient } from "@supabase/postgrest-js";
import { beforeAll, describe, expect, test } from "vitest";
import { confirmAccount } from "../../support/confirm-account.ts";
import { everyEngine } from "../../support/engines.ts";
import { extractLink, waitForMail } from "../../support/mail/mailbox.ts";
import { runOperatorCommand } from "../../support/operator-command.ts";
import { startServerProcess } from "../../support/server-process.ts";
import { postInquiry } from "./inquiries.ts";

const publicUrl = "http://localhost:1";
const environment = { PUBLIC_URL: publicUrl, STAFF_EMAIL: "staff@example.com" };
const apikey = "sb_publishable_embedded";
const ada = { email: "ada@example.com", password: "sunflower-9-bridge" };

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "nawat-backups-"));
  return () => rm(folder, { recursive: true });
});

describe.each(everyEngine)("a backup on $name", { timeout: 120_000 }, (engine) => {
  const fileOf = () => join(folder, `${engine.name}.gz`);
  let backup: { code: number; output: string };
  let answered: Record<"id" | "reference" | "due_at", unknown>[];
  let session: { access_token: string; refresh_token: string };

  beforeAll(async () => {
    const source = await engine.createTestDatabase();
    const server = await startServerProcess(source, { environment });
    session = await signUpAdmin(server.url, source.dataDir);
    answered = await Promise.all(
      Array.from({ length: 10 }, async (_, index) => (await postInquiry(server.url, index)).json()),
    );
    backup = await runOperatorCommand(source, "backup", [fileOf()]);
    server.child.kill("SIGKILL");
    await server.exited;
    await source.remove();
  });

  // Under load: under-load/backup.test.ts.
  test("of a running server has every inquiry, and everybody stays signed in", async () => {
    expect(backup).toMatchObject({ code: 0, output: expect.stringContaining("personal data") });
    expect((await stat(fileOf())).mode & 0o777).toBe(0o600);
    const target = await engine.createTestDatabase();
    expect(await runOperatorCommand(target, "restore", [fileOf()])).toMatchObject({ code: 0 });

    const again = join(folder, `${engine.name}.again.gz`);
    expect(await runOperatorCommand(target, "backup", [again])).toMatchObject({ code: 0 });
    // But for the entry that says that it was restored, and where the log ends now.
    const isOfLog = (row: string) => /^(public\.admin_audit_log|private\.audit_head) /.test(row);
    const [before, after] = [await loadRows(fileOf()), await loadRows(again)];
    expect(after.filter((row) => !isOfLog(row))).toEqual(before.filter((row) => !isOfLog(row)));
    expect(after.filter((row) => row.includes('"database.restored"'))).toHaveLength(1);
    expect(after).toHaveLength(before.length + 1);

    const server = await startServerProcess(target, { environment });
    const inquiries = await clientFor(server.url, session.access_token)
      .from("inquiries")
      .select("id,reference,due_at");
    // The link to its page is told to who has sent it.
    const stored = answered.map(({ id, reference, due_at }) => ({ id, reference, due_at }));
    expect(inquiries.data).toEqual(expect.arrayContaining(stored));
    expect((await clientFor(server.url).from("inquiries").select()).error).toMatchObject({ code: "42501" });
    const refreshed = await authClient(server.url).refreshSession(session);
    expect(refreshed.error).toBeNull();
    // The keys of the forms are there too.
    const repeated = await (await postInquiry(server.url, 0)).json();
    expect(stored).toContainEqual(repeated);
    server.child.kill("SIGTERM");
    expect(await server.exited).toBe(0);
    await target.remove();
  });
});

async function signUpAdmin(url: string, dataDir: string) {
  await authClient(url).signUp(ada);
  const { hash } = new URL(extractLink(await waitForMail(dataDir, ada.email)));
  const { data } = await (await confirmAccount(`${url}/${hash}`, ada.password)).getSession();
  if (!data.session) throw new Error("no session");
  await clientFor(url, data.session.access_token).rpc("bootstrap_first_admin", { admin_email: ada.email });
  return data.session;
}

function authClient(url: string) {
  return new AuthClient({
    url: `${url}/auth/v1`,
    headers: { apikey },
    persistSession: false,
    autoRefreshToken: false,
  });
}

function clientFor(url: string, token = apikey) {
  return new PostgrestClient(`${url}/rest/v1`, { headers: { apikey, Authorization: `Bearer ${token}` } });
}

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
