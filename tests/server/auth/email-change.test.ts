import { afterAll, describe, expect, test } from "vitest";
import { type Client, openAuthServer } from "../../support/auth-server.ts";
import { extractLink } from "../../support/mail/mailbox.ts";
import { password } from "../../support/person.ts";
import { callAs } from "../../support/second-factor.ts";

const server = await openAuthServer();
afterAll(server.stop);

describe("a change of address", () => {
  /** Somebody who has asked for it, and the tokens of both links. */
  const begin = async (from: string, to: string) => {
    await server.makeUser(from);
    const client = await server.signIn(from);
    const { data, error } = await client.updateUser({ email: to.toUpperCase() });
    expect([error, data.user?.email, data.user?.new_email]).toEqual([null, from, to]);
    return { client, tokens: { old: await server.tokenTo(from), new: await server.tokenTo(to) } };
  };
  const redeem = (token: string) => server.redeem(token, "email_change");
  const refusalOf = async (token: string) => (await redeem(token)).error?.code;
  const emailOf = async (client: Client) => (await client.getUser()).data.user?.email;
  const statusOf = async (email: string) => (await server.tryPassword(email)).status;

  test.each([
    ["old", "new"],
    ["new", "old"],
  ] as const)("needs both links, the %s one first, and ends every session", async (first, second) => {
    const [from, to] = [`${first}-first@example.com`, `${first}-then@example.com`];
    const { client, tokens } = await begin(from, to);
    const half = await redeem(tokens[first]);
    expect([half.error, half.data.session]).toEqual([null, null]);
    expect(await emailOf(client)).toBe(from);
    expect(await refusalOf(tokens[first])).toBe("otp_expired");

    const { data: moved } = await redeem(tokens[second]);
    expect(moved.user).toMatchObject({ email: to, user_metadata: { email: to } });
    expect(moved.user?.identities?.[0]?.identity_data).toMatchObject({ email: to });
    expect((await client.refreshSession()).error?.code).toBe("refresh_token_not_found");
    expect((await server.mailsTo(from)).at(-1)?.text).toContain(to);
    expect([await statusOf(to), await statusOf(from)]).toEqual([200, 400]);
  });

  test("leaves the old address to whoever signs up with it, with the answer of before, as somebody else", async () => {
    const email = "leaves@example.com";
    const signUp = async () => (await server.client().signUp({ email, password })).data.user;
    const before = await signUp();
    const { client, data } = await server.redeem(await server.tokenTo(email), "signup");
    expect(data.user?.id).toBe(before?.id);
    await client.updateUser({ email: "left@example.com" });
    for (const address of [email, "left@example.com"]) await redeem(await server.tokenTo(address));

    const after = await signUp();
    expect(after?.user_metadata).toEqual(before?.user_metadata);
    expect(after?.id).toBe(before?.id);
    const { data: next } = await server.redeem(await server.tokenTo(email), "signup");
    expect(next.user?.id).not.toBe(before?.id);
    expect(next.user?.user_metadata["sub"]).toBe(next.user?.id);
  });

  test("to an address with an account answers alike, sends it no link, and changes nothing", async () => {
    await server.makeUser("theirs@example.com");
    await server.makeUser("mine@example.com");
    const client = await server.signIn("mine@example.com");
    const { data, error } = await client.updateUser({ email: "theirs@example.com" });
    expect([error, data.user?.new_email]).toEqual([null, "theirs@example.com"]);
    await redeem(await server.tokenTo("mine@example.com"));
    const [notice] = await server.mailsTo("theirs@example.com");
    expect(() => notice && extractLink(notice)).toThrow("no link");
    expect(await emailOf(client)).toBe("mine@example.com");
  });

  test("to an address that got an account meanwhile is refused; one that somebody only began to sign up with is free", async () => {
    const { tokens } = await begin("slow@example.com", "wanted@example.com");
    await server.makeUser("wanted@example.com");
    await redeem(tokens.old);
    expect((await redeem(tokens.new)).error).toMatchObject({ status: 422, code: "email_exists" });
    expect(await statusOf("slow@example.com")).toBe(200);

    await server.client().signUp({ email: "begun@example.com", password });
    const real = await begin("real@example.com", "begun@example.com");
    await redeem(real.tokens.new);
    expect((await redeem(real.tokens.old)).data.user?.email).toBe("begun@example.com");
    expect(await statusOf("begun@example.com")).toBe(200);
  });

  test("is revoked by a new password, and by a change to yet another address", async () => {
    const { client, tokens } = await begin("first@example.com", "second@example.com");
    await client.updateUser({ email: "third@example.com" });
    expect(await refusalOf(tokens.new)).toBe("otp_expired");
    const third = await server.tokenTo("third@example.com");
    const { data } = await client.updateUser({ password: "a lantern in the pines" });
    expect(data.user?.new_email).toBeUndefined();
    expect(await refusalOf(third)).toBe("otp_expired");
  });

  test("never leads to the first admin's address while there is no admin", async () => {
    const own = await openAuthServer({ firstAdminEmail: "Boss@Example.com" });
    await own.makeUser("stranger@example.com");
    const client = await own.signIn("stranger@example.com");
    const refusal = { status: 400, code: "email_address_not_authorized" };
    expect((await client.updateUser({ email: "boss@example.com" })).error).toMatchObject(refusal);
    // One that was pending before the operator chose that address.
    await client.updateUser({ email: "other@example.com" });
    await own.query("update auth.users set email_change = 'boss@example.com' where email_change is not null");
    for (const email of ["stranger@example.com", "other@example.com"]) {
      const { error } = await own.redeem(await own.tokenTo(email), "email_change");
      expect(error).toMatchObject(refusal);
    }
    await own.makeUser("admin@example.com", "admin");
    expect((await client.updateUser({ email: "boss@example.com" })).error).toBeNull();
    await own.stop();
  });

  test("does not bring the role of an invitation to the address, whether the account was invited before or never", async () => {
    await server.makeUser("ada@example.com", "admin");
    const ada = await server.signIn("ada@example.com");
    /** As the function `invite` does: the invitation, then the account and its link. */
    const invite = async (email: string) => {
      await callAs(server, ada, "public.create_invitation($1, 'en')", [email]);
      await server.auth.invite(email, {});
      return server.tokenTo(email);
    };
    const accepts = (client: Client) => callAs(server, client, "public.accept_invitation()");
    const once = await server.redeem(await invite("once@example.com"), "invite");
    await once.client.updateUser({ password });
    await server.database.transaction((t) => t.query("update public.invitations set revoked_at = now()"));
    await server.makeUser("never@example.com");
    for (const name of ["never", "once"]) {
      const target = `target-of-${name}@example.com`;
      await (await server.signIn(`${name}@example.com`)).updateUser({ email: target });
      const asked = await server.tokenTo(target);
      await invite(target);
      await redeem(await server.tokenTo(`${name}@example.com`));
      // The invited person takes one mail for the other.
      await redeem(asked);
      expect(await accepts(await server.signIn(target)), name).toEqual([false]);
    }
    const ben = await server.redeem(await invite("ben@example.com"), "invite");
    expect(await accepts(ben.client)).toEqual([true]);
  });
});

test("data of an account is merged, its own keys stay, and null removes one", async () => {
  const email = "meta@example.com";
  const id = await server.makeUser(email);
  const client = await server.signIn(email);
  await client.updateUser({ data: { locale: "ar", note: "x", email: "fake@example.com", sub: "fake" } });
  const { data } = await client.updateUser({ data: { note: null } });
  const own = { sub: id, email, email_verified: true, phone_verified: false };
  expect(data.user?.user_metadata).toEqual({ locale: "ar", ...own });
  const { error } = await client.updateUser({ data: { note: "x".repeat(1100) } });
  expect(error).toMatchObject({ status: 400, code: "validation_failed" });
});
