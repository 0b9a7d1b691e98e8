import { afterAll, describe, expect, test } from "vitest";
import { confirmAccount, extractTokenHash } from "../../support/confirm-account.ts";
import { extractLink, loadMailsTo, waitForMail } from "../../support/mail/mailbox.ts";
import { password, openAuthServer } from "../../support/auth-server.ts";

const server = await openAuthServer();
afterAll(server.stop);

describe("a change of address", () => {
  const mailsTo = (email: string) => loadMailsTo(server.dataDir, email);
  const redeem = (mail: Awaited<ReturnType<typeof waitForMail>>) =>
    server.client().verifyOtp({ token_hash: extractTokenHash(extractLink(mail)), type: "email_change" });

  for (const order of [
    ["old", "new"],
    ["new", "old"],
  ] as const) {
    test(`needs both links, the ${order[0]} one first`, async () => {
      const [from, to] = [`${order[0]}-first@example.com`, `${order[0]}-then@example.com`];
      await server.makeUser(from);
      const client = await server.signIn(from);
      const { data, error } = await client.updateUser({ email: to.toUpperCase() });
      expect([error, data.user?.email, data.user?.new_email]).toEqual([null, from, to]);
      const mails = {
        old: await waitForMail(server.dataDir, from, 2),
        new: await waitForMail(server.dataDir, to),
      };

      const half = await redeem(mails[order[0]]);
      expect([half.error, half.data.session]).toEqual([null, null]);
      expect((await client.getUser()).data.user?.email).toBe(from);
      expect((await redeem(mails[order[0]])).error?.code).toBe("otp_expired");

      const whole = await redeem(mails[order[1]]);
      expect(whole.data.user).toMatchObject({ email: to, user_metadata: { email: to } });
      expect(whole.data.user?.identities?.[0]?.identity_data).toMatchObject({ email: to });
      expect((await waitForMail(server.dataDir, from, 3)).text).toContain(to);
      const { data: moved } = await (await server.signIn(to)).getUser();
      await expect(server.signIn(from)).rejects.toMatchObject({ code: "invalid_credentials" });

      const successor = await server.client().signUp({ email: from, password });
      expect(successor.error).toBeNull();
      // As before the account left: the caller does not learn that it did.
      expect(successor.data.user).toMatchObject({
        id: moved.user?.id,
        user_metadata: { sub: moved.user?.id },
      });
      await confirmAccount(extractLink(await waitForMail(server.dataDir, from, 4)), password);
      const { data: next } = await (await server.signIn(from)).getUser();
      expect(next.user?.id).not.toBe(moved.user?.id);
      expect(next.user?.user_metadata["sub"]).toBe(next.user?.id);
    });
  }

  test("to an address with an account answers alike, sends it no link, and changes nothing", async () => {
    await server.makeUser("mine@example.com");
    await server.makeUser("theirs@example.com");
    const client = await server.signIn("mine@example.com");
    const { data, error } = await client.updateUser({ email: "theirs@example.com" });
    expect([error, data.user?.new_email]).toEqual([null, "theirs@example.com"]);
    await redeem(await waitForMail(server.dataDir, "mine@example.com", 2));
    const notice = await waitForMail(server.dataDir, "theirs@example.com", 2);
    expect(() => extractLink(notice)).toThrow("no link");
    expect((await client.getUser()).data.user?.email).toBe("mine@example.com");
  });

  test("to an address that got an account meanwhile is refused, and can be tried again", async () => {
    await server.makeUser("slow@example.com");
    await (await server.signIn("slow@example.com")).updateUser({ email: "wanted@example.com" });
    const link = await waitForMail(server.dataDir, "wanted@example.com");
    await server.client().signUp({ email: "wanted@example.com", password });
    await confirmAccount(extractLink(await waitForMail(server.dataDir, "wanted@example.com", 2)), password);
    await redeem(await waitForMail(server.dataDir, "slow@example.com", 2));
    expect((await redeem(link)).error).toMatchObject({ status: 422, code: "email_exists" });
    await server.signIn("slow@example.com");
  });

  test("ends every session that there was", async () => {
    await server.makeUser("moves@example.com");
    const [asking, elsewhere] = [
      await server.signIn("moves@example.com"),
      await server.signIn("moves@example.com"),
    ];
    await asking.updateUser({ email: "moved@example.com" });
    await redeem(await waitForMail(server.dataDir, "moves@example.com", 2));
    expect((await elsewhere.getUser()).error).toBeNull();
    const { data } = await redeem(await waitForMail(server.dataDir, "moved@example.com"));
    for (const client of [asking, elsewhere]) {
      expect((await client.refreshSession()).error?.code).toBe("refresh_token_not_found");
    }
    const { rows } = await server.database.transaction((t) =>
      t.query("select from auth.sessions where user_id = $1", [data.user?.id]),
    );
    expect(rows).toHaveLength(1);
  });

  test("never leads to the first admin's address while there is no admin", async () => {
    const own = await openAuthServer({ firstAdminEmail: "Boss@Example.com" });
    await own.makeUser("stranger@example.com");
    const client = own.client();
    await client.signInWithPassword({ email: "stranger@example.com", password });
    const refusal = { status: 400, code: "email_address_not_authorized" };
    expect((await client.updateUser({ email: "boss@example.com" })).error).toMatchObject(refusal);
    // One that was pending before the operator chose that address.
    await client.updateUser({ email: "other@example.com" });
    const links = [
      await waitForMail(own.dataDir, "stranger@example.com", 2),
      await waitForMail(own.dataDir, "other@example.com"),
    ].map((mail) => extractTokenHash(extractLink(mail)));
    await own.query("update auth.users set email_change = 'boss@example.com' where email_change is not null");
    for (const token_hash of links) {
      expect((await own.client().verifyOtp({ token_hash, type: "email_change" })).error).toMatchObject(
        refusal,
      );
    }
    await own.database.transaction((t) =>
      t.query(
        "insert into public.user_roles (user_id, role) select id, 'admin' from auth.users where email = 'stranger@example.com'",
      ),
    );
    expect((await client.updateUser({ email: "boss@example.com" })).error).toBeNull();
    await own.stop();
  });

  test("a new password, or a change to yet another address, revokes the links of before", async () => {
    await server.makeUser("first@example.com");
    const client = await server.signIn("first@example.com");
    await client.updateUser({ email: "second@example.com" });
    const second = await waitForMail(server.dataDir, "second@example.com");
    await client.updateUser({ email: "third@example.com" });
    expect((await redeem(second)).error?.code).toBe("otp_expired");
    const third = await waitForMail(server.dataDir, "third@example.com");
    expect(
      (await client.updateUser({ password: "a lantern in the pines" })).data.user?.new_email,
    ).toBeUndefined();
    expect((await redeem(third)).error?.code).toBe("otp_expired");
  });

  test("can be sent again for the current address, with the same answer for any other", async () => {
    await server.makeUser("again@example.com");
    await (await server.signIn("again@example.com")).updateUser({ email: "again-new@example.com" });
    const resend = (email: string) => server.client().resend({ type: "email_change", email });
    expect((await resend("again@example.com")).error).toBeNull();
    expect((await resend("nobody@example.com")).error).toBeNull();
    await redeem(await waitForMail(server.dataDir, "again@example.com", 3));
    await redeem(await waitForMail(server.dataDir, "again-new@example.com", 2));
    await server.signIn("again-new@example.com");
    expect(await mailsTo("nobody@example.com")).toEqual([]);
  });

  test("sent again by anybody leaves the links before it valid, and asks for no half that is confirmed", async () => {
    await server.makeUser("calm@example.com");
    await (await server.signIn("calm@example.com")).updateUser({ email: "calm-new@example.com" });
    const [current, wanted] = [
      await waitForMail(server.dataDir, "calm@example.com", 2),
      await waitForMail(server.dataDir, "calm-new@example.com"),
    ];
    const resend = () => server.client().resend({ type: "email_change", email: "calm@example.com" });
    await resend();
    await waitForMail(server.dataDir, "calm@example.com", 3);
    const half = await redeem(current);
    expect([half.error, half.data.session]).toEqual([null, null]);
    await resend();
    await waitForMail(server.dataDir, "calm-new@example.com", 3);
    expect(await mailsTo("calm@example.com")).toHaveLength(3);
    expect((await redeem(wanted)).data.user?.email).toBe("calm-new@example.com");
  });

  test("to an address that somebody only began to sign up with is possible", async () => {
    await server.client().signUp({ email: "begun@example.com", password });
    await server.makeUser("real@example.com");
    const client = await server.signIn("real@example.com");
    await client.updateUser({ email: "begun@example.com" });
    await redeem(await waitForMail(server.dataDir, "begun@example.com", 2));
    const { data } = await redeem(await waitForMail(server.dataDir, "real@example.com", 2));
    expect(data.user?.email).toBe("begun@example.com");
    await server.signIn("begun@example.com");
  });

  test("metadata is merged, keys of the account stay, and a value of null removes its key", async () => {
    await server.makeUser("meta@example.com");
    const client = await server.signIn("meta@example.com");
    await client.updateUser({ data: { locale: "ar", note: "x", email: "fake@example.com", sub: "fake" } });
    const { data } = await client.updateUser({ data: { note: null } });
    expect(data.user?.user_metadata).toEqual({
      locale: "ar",
      sub: data.user?.id,
      email: "meta@example.com",
      email_verified: true,
      phone_verified: false,
    });
    const { error } = await client.updateUser({ data: { note: "x".repeat(1100) } });
    expect(error).toMatchObject({ status: 400, code: "validation_failed" });
    const withPhone = await client.updateUser({ phone: "+9611000000" });
    expect(withPhone.error).toMatchObject({ status: 422, code: "phone_provider_disabled" });
  });
});
