import { setTimeout as wait } from "node:timers/promises";
import { afterAll, describe, expect, test } from "vitest";
import { isConflict, type Transaction } from "../../../server/database/database.ts";
import { openAuthServer } from "../../support/auth-server.ts";
import { password } from "../../support/person.ts";
import { callAs, makeUserWithFactor } from "../../support/second-factor.ts";

const server = await openAuthServer({ abuseLimits: true });
afterAll(server.stop);

const lockUser = (email: string) => (transaction: Transaction) =>
  transaction.query("select from auth.users where email = $1 for update", [email]);

/** Holds a lock until all calls wait for it, in this order, then does `meanwhile`; resolves with what they resolve with. */
async function whileLocked<Result>(
  lock: (transaction: Transaction) => Promise<unknown>,
  calls: (() => Promise<Result>)[],
  meanwhile: (transaction: Transaction) => Promise<unknown> = async () => {},
): Promise<Result[]> {
  const waiting = await server.database.transaction(async (transaction) => {
    await lock(transaction);
    const begun: Promise<Result>[] = [];
    for (const call of calls) {
      begun.push(call());
      await untilWaiting(transaction, begun.length);
    }
    await meanwhile(transaction);
    return { begun };
  });
  return Promise.all(waiting.begun);
}

/** Until so many others wait for a lock. Throws when they do not within two minutes: a busy machine hashes a password for long. */
async function untilWaiting(transaction: Transaction, count: number) {
  const end = Date.now() + 120_000;
  while (Date.now() < end) {
    const { rows } = await transaction.query(
      "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    );
    if (rows.length >= count) return;
    // A snapshot of the statistics is kept until the transaction ends.
    await transaction.query("select pg_stat_clear_snapshot()");
    await wait(20);
  }
  throw new Error(`There were never ${count} that wait for a lock`);
}

describe("calls about one account at the same moment", () => {
  const recover = (email: string) => server.callJson("POST", "/recover", { email });
  const forgetMails = () => server.query("delete from auth.limit_counts where limit_name = 'mail'");

  test("two changes of the address, one with a new password, wait for each other once", async () => {
    const email = "busy@example.com";
    await server.makeUser(email);
    const headers = await server.bearer(email);
    const change = (body: object) => server.outcome("PUT", "/user", body, headers);
    // Its counts are there from before, so that both calls need the same rows.
    await change({ email: "busier@example.com" });
    await server.query("update auth.limit_counts set window_start = window_start - interval '1 minute'");
    const answers = await whileLocked(
      (t) => t.query("select from auth.limit_counts where limit_name = 'mail' for update"),
      [
        () => change({ email: "busier@example.com" }),
        () => change({ password: "a lantern in the pines", email: "busiest@example.com" }),
      ],
    );
    expect(answers).toEqual(["200", "429 over_email_send_rate_limit"]);
  });

  test("of two links of an account that are used at once one is redeemed", async () => {
    const email = "links@example.com";
    await server.makeUser(email);
    const tokens: string[] = [];
    for (const _ of [1, 2]) {
      await forgetMails();
      await recover(email);
      tokens.push(await server.tokenTo(email));
    }
    const answers = await whileLocked(
      lockUser(email),
      tokens.map((token_hash) => () => server.outcome("POST", "/verify", { type: "recovery", token_hash })),
    );
    expect(answers.toSorted()).toEqual(["200", "403 otp_expired"]);
  });

  test("a sign-up at the moment when an account leaves the address gets its mail", async () => {
    const [email, to] = ["moves@example.com", "moved@example.com"];
    await server.makeUser(email);
    await (await server.signIn(email)).updateUser({ email: to });
    const redeem = async (token: string) => (await server.redeem(token, "email_change")).error;
    expect(await redeem(await server.tokenTo(email))).toBeNull();
    const token = await server.tokenTo(to);
    const answers = await whileLocked(
      // The change holds the address, and waits for the table.
      (t) => t.query("lock table auth.mfa_factors in exclusive mode"),
      [() => redeem(token), async () => (await server.client().signUp({ email, password })).error],
    );
    expect(answers).toEqual([null, null]);
    const texts = (await server.mailsTo(email)).map(({ text }) => text);
    expect(texts.join()).toContain("type=signup");
  });

  test("a change waits for what comes in between, while its password is hashed, and is judged anew", async () => {
    const changes = [
      ["delete from auth.sessions where user_id = $1", "403 session_not_found"],
      ["update auth.users set banned_until = now() + interval '1 hour' where id = $1", "403 user_banned"],
      [
        "insert into auth.mfa_factors (user_id, factor_type, status, secret) values ($1, 'totp', 'verified', 'x')",
        "401 insufficient_aal",
      ],
    ] as const;
    const newPassword = "a lantern in the pines";
    for (const [index, [statement, refusal]] of changes.entries()) {
      for (const body of [{ password: newPassword }, { email: `new${index}@example.com` }]) {
        const email = `${Object.keys(body).join()}${index}@example.com`;
        const id = await server.makeUser(email);
        const headers = await server.bearer(email);
        const answers = await whileLocked(
          lockUser(email),
          [() => server.outcome("PUT", "/user", body, headers)],
          (t) => t.query(statement, [id]),
        );
        expect(answers, email).toEqual([refusal]);
        const { body: after } = await server.callJson("POST", "/token?grant_type=password", {
          email,
          password,
        });
        expect(after["code"], email).not.toBe("invalid_credentials");
      }
    }
  });

  test("of two new passwords one holds, and the answer says which", async () => {
    const email = "passwords@example.com";
    await server.makeUser(email);
    const headers = await server.bearer(email);
    const wanted = ["one bridge over the water", "two bridges over the water"];
    const answers = await whileLocked(
      lockUser(email),
      wanted.map((phrase) => () => server.outcome("PUT", "/user", { password: phrase }, headers)),
    );
    expect(answers.map((answer) => answer.slice(0, 3)).toSorted()).toEqual(["200", "409"]);
    expect((await server.tryPassword(email, wanted[answers.indexOf("200")])).status).toBe(200);
  });

  test("a sign-in is refused when a ban comes after its password was found right", async () => {
    const email = "banned@example.com";
    const id = await server.makeUser(email);
    const signIn = () => server.outcome("POST", "/token?grant_type=password", { email, password });
    const answers = await whileLocked(lockUser(email), [signIn], (t) =>
      t.query("update auth.users set banned_until = 'infinity' where id = $1", [id]),
    );
    expect(answers).toEqual(["400 user_banned"]);
    expect(await server.query("select from auth.sessions where user_id = $1", [id])).toEqual([]);
  });

  test("a change keeps what another changed meanwhile", async () => {
    const email = "merged@example.com";
    const id = await server.makeUser(email);
    const headers = await server.bearer(email);
    const [answer] = await whileLocked(
      lockUser(email),
      [() => server.callJson("PUT", "/user", { data: { second: 2 } }, headers)],
      (t) =>
        t.query(
          `update auth.users set raw_user_meta_data = raw_user_meta_data || '{"first": 1}' where id = $1`,
          [id],
        ),
    );
    expect(answer).toMatchObject({ status: 200, body: { user_metadata: { first: 1, second: 2 } } });
  });

  test.each(["first", "last"])(
    "recovery codes asked for while the last factor is removed, which comes %s, do not outlive it",
    async (place) => {
      const email = `codes-${place}@example.com`;
      const { client, factor } = await makeUserWithFactor(server, email);
      const createCodes = () =>
        callAs(server, client, "public.create_recovery_codes()").catch((error: unknown) => error);
      const remove = (): Promise<unknown> => client.mfa.unenroll({ factorId: factor.id });
      const calls = place === "first" ? [remove, createCodes] : [createCodes, remove];
      const answers = await whileLocked(lockUser(email), calls);
      expect(answers.at(place === "first" ? 0 : 1)).toMatchObject({ error: null });
      if (place === "first") expect(answers[1]).toMatchObject({ code: "PT403" });
      const { rows } = await server.database.transaction((t) => t.query("select from public.recovery_codes"));
      expect(rows).toEqual([]);
    },
  );

  test("one that Postgres undoes is answered as not available, to be tried again", async () => {
    const email = "undone@example.com";
    await server.makeUser(email);
    await recover(email);
    let undone: Awaited<ReturnType<typeof recover>> | undefined;
    while (!undone) {
      await server.query("update auth.limit_counts set window_start = window_start - interval '1 minute'");
      [undone] = await whileLocked(lockUser(email), [() => recover(email)], (t) =>
        // Held by the recovery, which waits for the user: it waited first and is undone first.
        t.query("select from auth.limit_counts where limit_name = 'mail' for update"),
      ).catch((error: unknown) => {
        // On a busy machine the recovery may have waited for more than a second, and is not looked at again.
        if (isConflict(error)) return [];
        throw error;
      });
    }
    expect(undone).toMatchObject({ status: 503, body: { code: "unexpected_failure" } });
    expect(undone.headers.get("retry-after")).toBe("2");
  });
});
