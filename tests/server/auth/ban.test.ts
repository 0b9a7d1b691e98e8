import { afterAll, describe, expect, test } from "vitest";
import { openAuthServer } from "../../support/auth-server.ts";
import { createPerson, password } from "../../support/person.ts";
import { callAs } from "../../support/second-factor.ts";

const server = await openAuthServer();
afterAll(server.stop);
const ada = await createPerson(server, { email: "ada@example.com", role: "admin" });

describe("a ban by an admin", () => {
  const callByAda = (name: "ban_account" | "unban_account", id: string) =>
    callAs(server, ada.auth, `public.${name}($1)`, [id]);

  test("ends the session, its refresh token and signing in, until it is lifted", async () => {
    const { id, email, auth, session } = await createPerson(server, { email: "out@example.com" });
    const signIn = (tried: string) =>
      server.outcome("POST", "/token?grant_type=password", { email, password: tried });
    await callByAda("ban_account", id);
    expect((await server.client().getUser(session.access_token)).error?.name).toBe("AuthSessionMissingError");
    expect((await auth.refreshSession()).error?.code).toBe("refresh_token_not_found");
    expect(await signIn(password)).toBe("400 user_banned");
    expect(await signIn("another phrase")).toBe("400 invalid_credentials");
    await callByAda("unban_account", id);
    expect(await signIn(password)).toBe("200");
  });

  test("stops links that were mailed until it is lifted; new ones are not sent, with the answer that anybody gets", async () => {
    const email = "silent@example.com";
    const id = await server.makeUser(email);
    await server.client().resetPasswordForEmail(email);
    const token = await server.tokenTo(email);
    await server.client().signUp({ email: "waiting@example.com", password });
    const [waiting] = await server.query<{ id: string }>(
      "select id from auth.users where email ~ '^waiting'",
    );
    await callByAda("ban_account", id);
    await callByAda("ban_account", waiting?.id ?? "");

    const refused = await server.redeem(token, "recovery");
    expect(refused.error).toMatchObject({ status: 403, code: "user_banned" });
    for (const address of [email, "waiting@example.com"]) {
      const calls = [
        ["/recover", { email: address }],
        ["/resend", { type: "signup", email: address }],
        ["/signup", { email: address, password }],
      ] as const;
      for (const [path, body] of calls) expect(await server.outcome("POST", path, body)).toBe("200");
      expect(await server.mailsTo(address)).toHaveLength(1);
    }
    await callByAda("unban_account", id);
    expect((await server.redeem(token, "recovery")).error).toBeNull();
  });
});
