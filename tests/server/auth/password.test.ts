import { AuthWeakPasswordError } from "@supabase/auth-js";
import { afterAll, describe, expect, test } from "vitest";
import { extractTokenHash } from "../../support/confirm-account.ts";
import { waitForMail, extractLink } from "../../support/mail/mailbox.ts";
import { password, openAuthServer } from "../../support/auth-server.ts";

const other = "a lantern in the pines";

const server = await openAuthServer();
afterAll(server.stop);
await server.makeUser("staff@example.com");

describe("setting and changing a password", () => {
  const signIn = (phrase = password, email = "staff@example.com") => server.signIn(email, phrase);
  const put = async (body: unknown, client?: Awaited<ReturnType<typeof signIn>>) => {
    const token = (await client?.getSession())?.data.session?.access_token;
    const answer = await server.call("PUT", "/user", body, token ? { authorization: `Bearer ${token}` } : {});
    return { status: answer.status, body: await answer.json() };
  };

  test("a change ends the other sessions and keeps this one", async () => {
    const [changing, elsewhere] = [await signIn(), await signIn()];
    const { data, error } = await changing.updateUser({ password: other });
    expect([error, data.user?.email]).toEqual([null, "staff@example.com"]);
    expect((await changing.getUser()).error).toBeNull();
    expect((await changing.refreshSession()).error).toBeNull();
    expect((await elsewhere.refreshSession()).error?.code).toBe("refresh_token_not_found");
    await expect(signIn(password)).rejects.toMatchObject({ code: "invalid_credentials" });
    expect((await (await signIn(other)).updateUser({ password })).error).toBeNull();
  });

  test("a weak one is refused with the reason, and the next try needs no new link", async () => {
    await server.client().signUp({ email: "new@example.com", password });
    const client = server.client();
    const token_hash = extractTokenHash(extractLink(await waitForMail(server.dataDir, "new@example.com")));
    await client.verifyOtp({ token_hash, type: "signup" });
    for (const [weak, reasons] of [
      ["", ["length"]],
      ["short", ["length"]],
      ["Password123!", ["pwned"]],
      ["new@example.com", ["pwned"]],
    ] as const) {
      const { error } = await client.updateUser({ password: weak });
      expect(error, weak).toBeInstanceOf(AuthWeakPasswordError);
      expect(error, weak).toMatchObject({ status: 422, code: "weak_password", reasons });
    }
    expect((await client.updateUser({ password: "x".repeat(257) })).error).toMatchObject({
      status: 400,
      code: "validation_failed",
    });
    expect((await client.updateUser({ password: other })).error).toBeNull();
    await signIn(other, "new@example.com");
  });

  test("the same one again, also composed differently, is refused", async () => {
    const client = await signIn();
    for (const same of [password, password.normalize("NFD")]) {
      expect((await client.updateUser({ password: same })).error).toMatchObject({
        status: 422,
        code: "same_password",
        message: "New password should be different from the old password.",
      });
    }
  });

  test("a session older than 15 minutes does not change a password, but sets the first one", async () => {
    const age = (email: string) =>
      server.query(
        `update auth.sessions set created_at = created_at - interval '16 minutes'
         where user_id = (select id from auth.users where email = $1)`,
        [email],
      );
    const client = await signIn();
    await age("staff@example.com");
    expect((await client.updateUser({ password: other })).error).toMatchObject({
      status: 400,
      code: "reauthentication_needed",
      message: "Password update requires reauthentication",
    });
    expect((await client.refreshSession()).error).toBeNull();
    expect((await client.updateUser({ password: other })).error?.code).toBe("reauthentication_needed");
    await signIn(password);

    await server.client().signUp({ email: "slow@example.com", password });
    const slow = server.client();
    const token_hash = extractTokenHash(extractLink(await waitForMail(server.dataDir, "slow@example.com")));
    await slow.verifyOtp({ token_hash, type: "signup" });
    await age("slow@example.com");
    expect((await slow.updateUser({ password })).error).toBeNull();
  });

  test("nothing of another kind can be changed, and nothing by who is not signed in", async () => {
    const client = await signIn();
    const before = await server.query("select * from auth.users where email = 'staff@example.com'");
    for (const body of [{ email: 7 }, { data: "x" }, { password: 7 }, { nonce: 7 }]) {
      expect(await put(body, client)).toMatchObject({ status: 400, body: { code: "bad_json" } });
    }
    expect(await put({ email: "no address" }, client)).toMatchObject({ body: { code: "validation_failed" } });
    expect(await put({ password: other, phone: "+961" }, client)).toMatchObject({
      status: 422,
      body: { code: "phone_provider_disabled" },
    });
    expect(await put({ app_metadata: { role: "admin" } }, client)).toMatchObject({
      status: 403,
      body: { code: "not_admin" },
    });
    expect(await put({ password: null }, client)).toMatchObject({
      status: 200,
      body: { email: "staff@example.com" },
    });
    expect(await put({ password: other })).toMatchObject({ status: 401, body: { code: "no_authorization" } });
    await client.signOut();
    expect(await server.query("select * from auth.users where email = 'staff@example.com'")).toEqual(before);
  });

  test("of two changes at the same moment one holds, and the answer says which", async () => {
    const client = await signIn();
    const race = async (turn: number) => {
      const wanted = ["one bridge", "two bridges"].map((bridges) => `${bridges} over ${turn} waters`);
      const answers = await Promise.all(wanted.map((phrase) => put({ password: phrase }, client)));
      return { wanted, answers, statuses: answers.map(({ status }) => status).sort() };
    };
    let last = await race(1);
    // On a busy machine one may have ended before the other is read: that was not the same moment.
    for (let turn = 2; turn < 10 && !last.statuses.includes(409); turn++) {
      expect(last.statuses).toEqual([200, 200]);
      last = await race(turn);
    }
    const { wanted, answers, statuses } = last;
    expect(statuses).toEqual([200, 409]);
    const winner = wanted[answers.findIndex(({ status }) => status === 200)] ?? "";
    expect((await (await signIn(winner)).updateUser({ password })).error).toBeNull();
  });

  test("no account that waits for its confirmation can have a password", async () => {
    await server.client().signUp({ email: "waiting@example.com", password });
    await expect(
      server.query("update auth.users set encrypted_password = 'x' where email = 'waiting@example.com'"),
    ).rejects.toMatchObject({ code: "23514" });
  });
});
