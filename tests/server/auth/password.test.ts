import { AuthWeakPasswordError } from "@supabase/auth-js";
import { afterAll, describe, expect, test } from "vitest";
import { type Client, openAuthServer } from "../../support/auth-server.ts";
import { password } from "../../support/person.ts";
import { bearerOf } from "../../support/second-factor.ts";

const other = "a lantern in the pines";

const server = await openAuthServer();
afterAll(server.stop);

/** Somebody with a session that began now, or so long ago. */
const open = async (name: string, { minutesAgo = 0 } = {}) => {
  const email = `${name}@example.com`;
  await server.makeUser(email);
  const client = await server.signIn(email);
  await age(email, minutesAgo);
  return { email, client };
};
const age = (email: string, minutes: number) =>
  server.query(
    `update auth.sessions set created_at = created_at - make_interval(mins => $2)
     where user_id = (select id from auth.users where email = $1)`,
    [email, minutes],
  );
const put = async (client: Client, body: object) =>
  server.outcome("PUT", "/user", body, await bearerOf(client));
const statusOf = async (email: string, tried: string) => (await server.tryPassword(email, tried)).status;
const mailedCode = async (email: string) => (await server.mailsTo(email)).at(-1)?.text?.match(/\d{6}/)?.[0];

describe("setting and changing a password", () => {
  test("ends the other sessions and keeps this one", async () => {
    const { email, client } = await open("staff");
    const elsewhere = await server.signIn(email);
    const { data, error } = await client.updateUser({ password: other });
    expect([error, data.user?.email]).toEqual([null, email]);
    expect((await client.getUser()).error).toBeNull();
    expect((await client.refreshSession()).error).toBeNull();
    expect((await elsewhere.refreshSession()).error?.code).toBe("refresh_token_not_found");
    expect([await statusOf(email, password), await statusOf(email, other)]).toEqual([400, 200]);
  });

  test("is refused for a weak one with the reason, and for the same again; the next try needs no new link", async () => {
    const email = "new@example.com";
    await server.client().signUp({ email, password });
    const { client } = await server.redeem(await server.tokenTo(email), "signup");
    for (const [weak, reasons] of [
      ["", ["length"]],
      ["short", ["length"]],
      ["Password123!", ["pwned"]],
      [email, ["pwned"]],
    ] as const) {
      const { error } = await client.updateUser({ password: weak });
      expect(error, weak).toBeInstanceOf(AuthWeakPasswordError);
      expect(error, weak).toMatchObject({ status: 422, code: "weak_password", reasons });
    }
    expect(await put(client, { password: "x".repeat(257) })).toBe("400 validation_failed");
    // The first password is set however long ago the link was opened.
    await age(email, 16);
    const composed = "Café au bord de la mer";
    expect(await put(client, { password: composed })).toBe("200");
    const again = await server.signIn(email);
    for (const same of [composed, composed.normalize("NFD")]) {
      expect((await again.updateUser({ password: same })).error).toMatchObject({
        status: 422,
        code: "same_password",
        message: "New password should be different from the old password.",
      });
    }
  });

  test("counts it to the last letter, in any script and however composed", async () => {
    const { email, client } = await open("long");
    const long = `${"قهوة بنكهة الهيل على شرفة تطل على البحر ".repeat(6)}Café`;
    await client.updateUser({ password: long });
    expect(await statusOf(email, `${long.slice(0, -1)}e`)).toBe(400);
    expect(await statusOf(email, long.normalize("NFD"))).toBe(200);
  });

  test("changes nothing of another kind, and nothing for who is not signed in", async () => {
    const { email, client } = await open("kinds");
    const stored = () => server.query("select * from auth.users where email = $1", [email]);
    const before = await stored();
    const bodies = [
      ["400 bad_json", { email: 7 }],
      ["400 bad_json", { data: "x" }],
      ["400 bad_json", { password: 7 }],
      ["400 bad_json", { nonce: 7 }],
      ["400 validation_failed", { email: "no address" }],
      ["422 phone_provider_disabled", { password: other, phone: "+961" }],
      ["200", { app_metadata: { role: "admin" } }],
      ["200", { password: null }],
    ] as const;
    for (const [outcome, body] of bodies) expect(await put(client, body), JSON.stringify(body)).toBe(outcome);
    expect(await server.outcome("PUT", "/user", { password: other })).toBe("401 no_authorization");
    expect(await stored()).toEqual(before);
  });
});

describe("an account in a session older than 15 minutes", () => {
  test("needs the current password or the code of a mail for a new password or address", async () => {
    const { email, client } = await open("old", { minutesAgo: 16 });
    for (const change of [{ email: "new-address@example.com" }, { password: other }]) {
      expect(await put(client, change)).toBe("400 reauthentication_needed");
      expect((await client.refreshSession()).error).toBeNull();
      expect(await put(client, change)).toBe("400 reauthentication_needed");
      const proofs = [
        [{ current_password: "not this one" }, "400 current_password_invalid"],
        [{ nonce: "1234567" }, "422 reauthentication_not_valid"],
      ] as const;
      for (const [proof, outcome] of proofs) expect(await put(client, { ...change, ...proof })).toBe(outcome);
    }
    expect(await statusOf(email, password)).toBe(200);
    expect(await put(client, { email: "new-address@example.com", current_password: password })).toBe("200");
    expect((await client.reauthenticate()).error).toBeNull();
    const nonce = await mailedCode(email);
    expect(await put(client, { password: other, nonce })).toBe("200");
    expect(await put(client, { password, nonce })).toBe("422 reauthentication_not_valid");
  });

  test("takes a code in its own session only, for ten minutes", async () => {
    const { email, client } = await open("one");
    await client.reauthenticate();
    const change = { password: other, nonce: await mailedCode(email) };
    const strangers = await open("two");
    for (const session of [strangers.client, await server.signIn(email)]) {
      expect(await put(session, change)).toBe("422 reauthentication_not_valid");
    }
    await server.query("update auth.one_time_tokens set created_at = created_at - interval '11 minutes'");
    expect(await put(client, change)).toBe("422 reauthentication_not_valid");
  });
});
