import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { AuthClient } from "@supabase/auth-js";
import { PostgrestClient } from "@supabase/postgrest-js";
import PostalMime from "postal-mime";
import { beforeAll, describe, expect, test } from "vitest";
import { rotateSigningKey } from "../../server/auth/signing-key.ts";
import type { Database } from "../../server/database/database.ts";
import { openDatabase } from "../../server/database/open-database.ts";
import { confirmAccount } from "../support/confirm-account.ts";
import { postgres, type TestDatabase } from "../support/engines.ts";
import { extractLink } from "../support/mail/mailbox.ts";
import { startSmtpServer } from "../support/mail/smtp-server.ts";
import { from, fromDirectly, type Processes, startProcesses } from "./cluster/processes.ts";
import { postInquiry } from "../server/operation/inquiries.ts";

const password = "sunflower-9-bridge";
const apiKey = "sb_publishable_embedded";

describe("two processes on one Postgres", () => {
  let testDatabase: TestDatabase;
  let database: Database;
  let processes: Processes;
  /** Recipient and first link of every mail, in the order they arrived. */
  const mails: { to: string; link: string }[] = [];

  beforeAll(async () => {
    const created = await postgres.createTestDatabase();
    testDatabase = created;
    database = await openDatabase(testDatabase);
    const smtp = await startSmtpServer(async (message) => {
      const mail = await PostalMime.parse(message);
      mails.push({ to: mail.to?.[0]?.address ?? "", link: extractLink(mail) });
    });
    processes = await startProcesses(testDatabase, {
      environment: { SMTP_URL: smtp.url },
      preload: join(import.meta.dirname, "./cluster/shift-clock.ts"),
    });
    return async () => {
      await processes.stop();
      await smtp.close();
      await database.close();
      await created.remove();
    };
  });

  const urlOf = (index: number) => processes.running[index]?.url ?? "";
  const authClient = (index: number, address: string) =>
    new AuthClient({
      url: `${urlOf(index)}/auth/v1`,
      headers: { apikey: apiKey, ...fromDirectly(address) },
      persistSession: false,
      autoRefreshToken: false,
    });
  const query = async (statement: string, parameters?: unknown[]) =>
    (await database.transaction((t) => t.query(statement, parameters))).rows;
  const linkTo = (address: string) => mails.find(({ to }) => to === address)?.link;
  const makeUser = async (email: string, address: string) => {
    await authClient(0, address).signUp({ email, password });
    await expect.poll(() => linkTo(email)).toBeDefined();
    await confirmAccount(linkTo(email) ?? "", password);
  };
  const signIn = async (index: number, email: string, address: string) => {
    const client = authClient(index, address);
    const { data, error } = await client.signInWithPassword({ email, password });
    return { client, error, token: data.session?.access_token ?? "" };
  };

  test("one network has one budget of inquiries: the same as with one process", async () => {
    await awaitInquiryWindow();
    const statuses: number[] = [];
    for (let index = 0; index < 64; index++) {
      const answer = await postInquiry(processes.balancer.url, index, from("192.0.2.1"));
      statuses.push(answer.status);
    }
    expect(statuses).toEqual([...Array<number>(60).fill(200), ...Array<number>(4).fill(429)]);
    expect(
      await query("select is_suspicious, count(*)::int from public.inquiries group by 1 order by 1"),
    ).toEqual([
      { is_suspicious: false, count: 10 },
      { is_suspicious: true, count: 50 },
    ]);
  });

  test("a token that one has signed is valid at the other, at once and after its key was revoked", async () => {
    await makeUser("keys@example.com", "10.6.0.1");
    const { token: before } = await signIn(0, "keys@example.com", "10.6.0.1");
    expect((await authClient(1, "10.6.0.1").getUser(before)).data.user?.email).toBe("keys@example.com");

    // The first process has just read its keys when the second learns of the new one and signs with it.
    await showUnknownKey(0, "10.6.0.1");
    await rotateSigningKey(database);
    await showUnknownKey(1, "10.6.0.1");
    const { token: after } = await signIn(1, "keys@example.com", "10.6.0.1");
    expect((await authClient(0, "10.6.0.1").getUser(after)).error).toBeNull();
    expect((await authClient(0, "10.6.0.1").getUser(before)).error?.code).toBe("bad_jwt");
  });

  /** A token of a key that nobody has makes a process read the keys again. */
  async function showUnknownKey(index: number, address: string) {
    const header = Buffer.from(JSON.stringify({ alg: "ES256", typ: "JWT", kid: "unknown" })).toString(
      "base64url",
    );
    const { error } = await authClient(index, address).getUser(`${header}.e30.c2ln`);
    expect(error?.code).toBe("bad_jwt");
  }

  test("a session that ended at one is refused by the other", async () => {
    await makeUser("ended@example.com", "10.7.0.1");
    const { client, token } = await signIn(0, "ended@example.com", "10.7.0.1");
    const { data } = await client.getSession();
    const rest = new PostgrestClient(`${urlOf(1)}/rest/v1`, {
      headers: { apikey: apiKey, Authorization: `Bearer ${token}`, ...fromDirectly("10.7.0.1") },
    });
    expect((await rest.rpc("list_sessions")).data).toContainEqual(
      expect.objectContaining({ is_current: true }),
    );
    await client.signOut();
    const other = authClient(1, "10.7.0.1");
    expect((await other.getUser(token)).error?.name).toBe("AuthSessionMissingError");
    expect((await rest.rpc("list_sessions")).data).toEqual([]);
    const refreshed = await other.refreshSession({ refresh_token: data.session?.refresh_token ?? "" });
    expect(refreshed.error?.code).toBe("refresh_token_not_found");
  });

  test("while the clock of one is a day ahead, then a day behind, nobody has to sign in again and budgets and mails stay", async () => {
    const email = "clock@example.com";
    await makeUser(email, "10.8.0.1");
    const { client } = await signIn(1, email, "10.8.0.1");
    // The network's count stays used up, should its window end meanwhile.
    await query("update auth.limit_counts set window_start = now() where limit_name = 'form'");
    for (const days of [1, -1, 0]) {
      processes.running[0]?.child.send(days * 86_400_000);
      const { data } = await client.getSession();
      const refreshed = await authClient(0, "10.8.0.1").refreshSession({
        refresh_token: data.session?.refresh_token ?? "",
      });
      const token = refreshed.data.session?.access_token ?? "";
      // The other process refuses an access token from yesterday, but not its refresh token.
      expect((await authClient(0, "10.8.0.1").getUser(token)).data.user?.email).toBe(email);
      const renewed = await client.refreshSession();
      expect(renewed.error).toBeNull();
      expect((await postInquiry(processes.balancer.url, 2_000 + days, from("192.0.2.1"))).status).toBe(429);
      await authClient(0, `10.9.${1 + days}.1`).signUp({ email: `clock${days}@example.com`, password });
    }
    const sessions = await query(
      'select from auth.sessions join auth.users on users.id = user_id where email = $1 and amr @> \'[{"method": "password"}]\'',
      [email],
    );
    expect(sessions).toHaveLength(1);
    const recipients = () =>
      mails
        .map(({ to }) => to)
        .filter((to) => to.startsWith("clock"))
        .sort();
    const expected = ["clock-1@example.com", "clock0@example.com", "clock1@example.com", email].sort();
    await expect.poll(recipients).toEqual(expected);
  });
});

const windowMs = 600_000;

/** What sending some sixty inquiries takes, on a busy machine. */
const neededMs = 15_000;

/** Budgets of inquiries begin anew every ten minutes of the clock: a test that uses one up waits when such a moment is near. */
async function awaitInquiryWindow(): Promise<void> {
  const leftMs = windowMs - (Date.now() % windowMs);
  if (leftMs < neededMs) await wait(leftMs + 100);
}
