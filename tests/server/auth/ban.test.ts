import { afterAll, describe, expect, test } from "vitest";
import { signedInBefore } from "../../rules/principals.ts";
import { asRole } from "../../../server/database/as-role.ts";
import { extractTokenHash } from "../../support/confirm-account.ts";
import { extractLink, loadMailsTo, waitForMail } from "../../support/mail/mailbox.ts";
import { password, openAuthServer } from "../../support/auth-server.ts";

const server = await openAuthServer();
afterAll(server.stop);
await server.makeUser("admin@example.com");
await server.database.transaction((t) =>
  t.query("insert into public.user_roles (user_id, role) select id, 'admin' from auth.users"),
);

describe("a ban by an admin", () => {
  const callByAdmin = async (name: "ban_account" | "unban_account", email: string) => {
    const users = await server.query<{ id: string; email: string }>("select id, email from auth.users");
    const idOf = (address: string) => users.find((user) => user.email === address)?.id;
    const claims = { role: "authenticated", sub: idOf("admin@example.com"), amr: [signedInBefore(0)] };
    await asRole(server.database, { role: "authenticated", claims }, (t) =>
      t.query(`select public.${name}($1)`, [idOf(email)]),
    );
  };

  test("ends the session, its refresh token and signing in, until it is lifted", async () => {
    const email = "out@example.com";
    await server.makeUser(email);
    const client = server.client();
    const signIn = (tried: string) => server.client().signInWithPassword({ email, password: tried });
    const { data } = await client.signInWithPassword({ email, password });
    await callByAdmin("ban_account", email);
    expect((await server.client().getUser(data.session?.access_token)).error?.name).toBe(
      "AuthSessionMissingError",
    );
    expect((await client.refreshSession()).error?.code).toBe("refresh_token_not_found");
    expect((await signIn(password)).error).toMatchObject({ status: 400, code: "user_banned" });
    expect((await signIn("another phrase")).error).toMatchObject({
      status: 400,
      code: "invalid_credentials",
    });
    await callByAdmin("unban_account", email);
    expect((await signIn(password)).error).toBeNull();
  });

  test("stops links that were mailed until it is lifted, and new ones are not sent, with the same answer as for anybody", async () => {
    const email = "silent@example.com";
    await server.makeUser(email);
    await server.client().resetPasswordForEmail(email);
    const token_hash = extractTokenHash(extractLink(await waitForMail(server.dataDir, email, 2)));
    await server.client().signUp({ email: "waiting@example.com", password });
    await waitForMail(server.dataDir, "waiting@example.com");
    await callByAdmin("ban_account", email);
    await callByAdmin("ban_account", "waiting@example.com");

    const { error } = await server.client().verifyOtp({ token_hash, type: "recovery" });
    expect(error).toMatchObject({ status: 403, code: "user_banned" });
    for (const address of [email, "waiting@example.com"]) {
      const answers = [
        await server.callJson("POST", "/recover", { email: address }),
        await server.callJson("POST", "/resend", { type: "signup", email: address }),
      ];
      expect(answers.map(({ status, body }) => [status, body])).toEqual([
        [200, {}],
        [200, {}],
      ]);
      expect((await server.client().signUp({ email: address, password })).error).toBeNull();
    }
    // Mail leaves in the order in which it was asked for: this one comes after any that should not be.
    await server.client().signUp({ email: "last@example.com", password });
    await waitForMail(server.dataDir, "last@example.com");
    expect(await loadMailsTo(server.dataDir, email)).toHaveLength(2);
    expect(await loadMailsTo(server.dataDir, "waiting@example.com")).toHaveLength(1);

    await callByAdmin("unban_account", email);
    expect((await server.client().verifyOtp({ token_hash, type: "recovery" })).error).toBeNull();
  });

  test("that comes while a password is checked ends that sign-in too", async () => {
    const email = "race@example.com";
    await server.makeUser(email);
    for (let round = 0; round < 10; round++) {
      const [signedIn] = await Promise.all([
        server.client().signInWithPassword({ email, password }),
        callByAdmin("ban_account", email),
      ]);
      if (signedIn.error) expect(signedIn.error.code).toBe("user_banned");
      const sessions = await server.query(
        "select from auth.sessions join auth.users on users.id = user_id where email = $1",
        [email],
      );
      expect(sessions).toEqual([]);
      await callByAdmin("unban_account", email);
    }
  });
});
