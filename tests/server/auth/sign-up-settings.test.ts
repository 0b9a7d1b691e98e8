import { afterEach, describe, expect, test } from "vitest";
import { openAuthServer, password, type AuthServer } from "../../support/auth-server.ts";

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
});
