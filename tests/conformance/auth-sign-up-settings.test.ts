import { afterEach, describe, expect, test } from "vitest";
import { loadMails } from "../mailbox.ts";
import { openAuthServer, password, type AuthServer } from "./auth-server.ts";

describe("who may create an account", () => {
  let server: AuthServer;
  afterEach(() => server.stop());

  const isClosed = async () => (await (await server.call("GET", "/settings")).json()).disable_signup;

  test("with SIGN_UP=invited anybody until there is an admin, then nobody, in the same words for every address", async () => {
    server = await openAuthServer({ signUp: "invited" });
    await server.makeUser("first@example.com");
    expect(await isClosed()).toBe(false);
    await server.database.transaction((t) =>
      t.query("insert into public.user_roles (user_id, role) select id, 'admin' from auth.users"),
    );
    expect(await isClosed()).toBe(true);
    for (const email of ["first@example.com", "second@example.com", "no address"]) {
      const { error } = await server.client().signUp({ email, password });
      expect(error, email).toMatchObject({
        status: 422,
        code: "signup_disabled",
        message: "Signups not allowed for this instance",
      });
    }
  });

  test("with AUTOCONFIRM=on an account counts at once, without a mail, and a second one of the address is refused", async () => {
    server = await openAuthServer({ autoconfirm: true });
    const client = server.client();
    const { data, error } = await client.signUp({
      email: "trial@example.com",
      password,
      options: { data: { locale: "ar" } },
    });
    expect([error, data.session?.user.email]).toEqual([null, "trial@example.com"]);
    expect((await client.getUser()).data.user?.user_metadata).toMatchObject({
      locale: "ar",
      email_verified: true,
    });
    expect((await server.client().signUp({ email: "trial@example.com", password })).error).toMatchObject({
      status: 422,
      code: "user_already_exists",
    });
    expect(
      (await server.client().signInWithPassword({ email: "trial@example.com", password })).error,
    ).toBeNull();
    expect(await loadMails(server.dataDir)).toEqual([]);
  });
});
