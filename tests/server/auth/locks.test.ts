import { afterAll, describe, expect, test } from "vitest";
import { extractTokenHash } from "../../support/confirm-account.ts";
import { isConflict } from "../../../server/database/database.ts";
import { extractLink, loadMailsTo, waitForMail } from "../../support/mail/mailbox.ts";
import { openAuthServer, password } from "../../support/auth-server.ts";
import { asRole } from "../../../server/database/as-role.ts";
import { claimsOf, makeUserWithFactor } from "../../support/second-factor.ts";
import { untilWaiting } from "../../support/until-waiting.ts";

const server = await openAuthServer({ abuseLimits: true });
afterAll(server.stop);

describe("calls about one account at the same moment", () => {
  const recover = (email: string) => server.callJson("POST", "/recover", { email });
  const verify = (token_hash: string) => server.callJson("POST", "/verify", { type: "recovery", token_hash });
  const forgetMails = () =>
    server.query(
      "update auth.budgets set window_start = window_start - interval '1 minute' where purpose = 'mail'",
    );

  test("the links of a change sent again and a change of password and address wait for each other once", async () => {
    const email = "busy@example.com";
    await server.makeUser(email);
    const headers = await server.bearer(email);
    const change = { password: "a lantern in the pines", email: "busier@example.com" };
    // Its counts are there from before, so that both calls need the same rows.
    const resend = () => server.callJson("POST", "/resend", { type: "email_change", email });
    await resend();
    await forgetMails();
    const { resending, changing } = await server.database.transaction(async (transaction) => {
      await transaction.query("select from auth.budgets where purpose = 'mail' for update");
      const first = resend();
      await untilWaiting(transaction, 1);
      const second = server.callJson("PUT", "/user", change, headers);
      await untilWaiting(transaction, 2);
      return { resending: first, changing: second };
    });
    expect((await resending).status).toBe(200);
    expect(await changing).toMatchObject({ status: 429, body: { code: "over_email_send_rate_limit" } });
  });

  test("of two links of an account that are used at once one is redeemed", async () => {
    const email = "links@example.com";
    await server.makeUser(email);
    for (const mails of [2, 3]) {
      await forgetMails();
      await recover(email);
      await waitForMail(server.dataDir, email, mails);
    }
    const [first = "", second = ""] = (await loadMailsTo(server.dataDir, email))
      .slice(1)
      .map((mail) => extractTokenHash(extractLink(mail)));
    const { verifying } = await server.database.transaction(async (transaction) => {
      await transaction.query("select from auth.users where email = $1 for update", [email]);
      const calls = [verify(first), verify(second)];
      await untilWaiting(transaction, 2);
      return { verifying: calls };
    });
    const answers = await Promise.all(verifying);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 403]);
  });

  describe("a change that was asked for before", () => {
    const newPassword = "a lantern in the pines";

    /** What is answered to `body` when `statement` came in between, while the password was hashed. */
    const changeDuring = async (email: string, body: Record<string, unknown>, statement: string) => {
      await server.makeUser(email);
      const signedIn = await server.callJson("POST", "/token?grant_type=password", { email, password });
      const { access_token, user } = signedIn.body as { access_token: string; user: { id: string } };
      const { changing } = await server.database.transaction(async (transaction) => {
        await transaction.query("select from auth.users where id = $1 for update", [user.id]);
        const headers = { authorization: `Bearer ${access_token}` };
        const first = server.callJson("PUT", "/user", body, headers);
        await untilWaiting(transaction, 1);
        await transaction.query(statement, [user.id]);
        return { changing: first };
      });
      const after = await server.callJson("POST", "/token?grant_type=password", { email, password });
      return { answer: await changing, after: (after.body as { code?: string }).code };
    };

    test.each([
      ["the session ended", "delete from auth.sessions where user_id = $1", 403, "session_not_found"],
      [
        "the account was banned",
        "update auth.users set banned_until = now() + interval '1 hour' where id = $1",
        403,
        "user_banned",
      ],
      [
        "a second factor was added",
        `insert into auth.mfa_factors (user_id, factor_type, status, secret) values ($1, 'totp', 'verified', 'x')`,
        401,
        "insufficient_aal",
      ],
    ])("is refused when %s meanwhile", async (_, statement, status, code) => {
      const email = `${code}@example.com`;
      const { answer, after } = await changeDuring(email, { password: newPassword }, statement);
      expect(answer).toMatchObject({ status, body: { code } });
      expect(after).not.toBe("invalid_credentials");
      const address = { email: `new-${code}@example.com` };
      const moved = await changeDuring(`old-${code}@example.com`, address, statement);
      expect(moved.answer).toMatchObject({ status, body: { code } });
    });

    test("keeps what another changed meanwhile", async () => {
      const { answer } = await changeDuring(
        "merged@example.com",
        { data: { second: 2 } },
        `update auth.users set raw_user_meta_data = raw_user_meta_data || '{"first": 1}' where id = $1`,
      );
      expect(answer).toMatchObject({ status: 200, body: { user_metadata: { first: 1, second: 2 } } });
    });
  });

  test.each(["first", "last"])(
    "recovery codes asked for while the last factor is removed, which comes %s, do not outlive it",
    async (place) => {
      const email = `codes-${place}@example.com`;
      const { client, factor } = await makeUserWithFactor(server, email);
      const claims = await claimsOf(client);
      const createCodes = () =>
        asRole(server.database, { role: "authenticated", claims }, (t) =>
          t.query("select public.create_recovery_codes()"),
        ).catch((error: unknown) => error);
      const remove = () => client.mfa.unenroll({ factorId: factor.id });
      const { both } = await server.database.transaction(async (transaction) => {
        await transaction.query("select from auth.users where email = $1 for update", [email]);
        const first = place === "first" ? remove() : createCodes();
        await untilWaiting(transaction, 1);
        const second = place === "first" ? createCodes() : remove();
        await untilWaiting(transaction, 2);
        return { both: [first, second] };
      });
      const [first, second] = await Promise.all(both);
      expect(place === "first" ? first : second).toMatchObject({ error: null });
      if (place === "first") expect(second).toMatchObject({ code: "PT403" });
      const { rows } = await server.database.transaction((t) => t.query("select from public.recovery_codes"));
      expect(rows).toEqual([]);
    },
  );

  test("one that Postgres undoes is answered as not available, to be tried again", async () => {
    const email = "undone@example.com";
    await server.makeUser(email);
    await recover(email);
    const waitForEachOther = () =>
      server.database.transaction(async (transaction) => {
        await transaction.query("select from auth.users where email = $1 for update", [email]);
        const first = recover(email);
        await untilWaiting(transaction, 1);
        // Held by the recovery, which waits for the user: it waited first and is undone first.
        await transaction.query("select from auth.budgets where purpose = 'mail' for update");
        return first;
      });
    let undone: Awaited<ReturnType<typeof recover>> | undefined;
    while (!undone) {
      await forgetMails();
      undone = await waitForEachOther().catch((error: unknown) => {
        // On a busy machine the recovery may have waited for more than a second, and is not looked at again.
        if (isConflict(error)) return undefined;
        throw error;
      });
    }
    expect(undone).toMatchObject({ status: 503, body: { code: "unexpected_failure" } });
    expect(undone.headers.get("retry-after")).toBe("2");
  });
});
