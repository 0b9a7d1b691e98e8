import { afterAll, describe, expect, test } from "vitest";
import { waitForMail } from "../../support/mail/mailbox.ts";
import { password, openAuthServer, type AuthServer } from "../../support/auth-server.ts";

const server = await openAuthServer();
afterAll(server.stop);

describe("an account in a session older than 15 minutes", () => {
  const age = (email: string) =>
    server.query(
      `update auth.sessions set created_at = created_at - interval '16 minutes'
       where user_id = (select id from auth.users where email = $1)`,
      [email],
    );
  const put = async (client: Awaited<ReturnType<AuthServer["signIn"]>>, body: unknown) => {
    const { data } = await client.getSession();
    return server.callJson("PUT", "/user", body, { authorization: `Bearer ${data.session?.access_token}` });
  };

  test("needs the current password or the code of a mail, as a new password does", async () => {
    await server.makeUser("old@example.com");
    const client = await server.signIn("old@example.com");
    await age("old@example.com");
    for (const change of [{ email: "new@example.com" }, { password: "a lantern in the pines" }]) {
      expect(await put(client, change)).toMatchObject({
        status: 400,
        body: { code: "reauthentication_needed" },
      });
      expect(await put(client, { ...change, current_password: "not this one" })).toMatchObject({
        status: 400,
        body: { code: "current_password_invalid" },
      });
      expect(await put(client, { ...change, nonce: "1234567" })).toMatchObject({
        status: 422,
        body: { code: "reauthentication_not_valid" },
      });
    }
    expect((await put(client, { email: "new@example.com", current_password: password })).status).toBe(200);
    expect((await client.reauthenticate()).error).toBeNull();
    const code = (await waitForMail(server.dataDir, "old@example.com", 3)).text?.match(/\d{6}/)?.[0] ?? "";
    const changed = await client.updateUser({ password: "a lantern in the pines", nonce: code });
    expect(changed.error).toBeNull();
    expect(await put(client, { password, nonce: code })).toMatchObject({
      body: { code: "reauthentication_not_valid" },
    });
  });

  test("a code is of use to its own session only, for ten minutes", async () => {
    await server.makeUser("one@example.com");
    await server.makeUser("two@example.com");
    const [one, two] = [await server.signIn("one@example.com"), await server.signIn("two@example.com")];
    await one.reauthenticate();
    const nonce = (await waitForMail(server.dataDir, "one@example.com", 2)).text?.match(/\d{6}/)?.[0] ?? "";
    expect((await two.updateUser({ password: "a lantern in the pines", nonce })).error?.code).toBe(
      "reauthentication_not_valid",
    );
    const elsewhere = await server.signIn("one@example.com");
    expect((await elsewhere.updateUser({ password: "a lantern in the pines", nonce })).error?.code).toBe(
      "reauthentication_not_valid",
    );
    await elsewhere.reauthenticate();
    await server.query("update auth.one_time_tokens set created_at = created_at - interval '11 minutes'");
    expect((await one.updateUser({ password: "a lantern in the pines", nonce })).error?.code).toBe(
      "reauthentication_not_valid",
    );
  });

  test("guesses of a password or a code are limited per session, wherever they come from", async () => {
    const limited = await openAuthServer({ abuseLimits: true });
    await limited.makeUser("guessed@example.com");
    let network = 0;
    const open = async () => {
      const bearer = await limited.bearer("guessed@example.com");
      return async (current_password: string) => {
        const change = { password: "a lantern in the pines", current_password };
        const headers = { ...bearer, "x-forwarded-for": `10.${(network += 1)}.0.1` };
        return (await limited.call("PUT", "/user", change, headers)).status;
      };
    };
    const guess = async (change: Awaited<ReturnType<typeof open>>) => {
      const statuses: number[] = [];
      for (let tries = 0; tries < 6; tries++) statuses.push(await change(`guess ${tries}`));
      return statuses;
    };
    const stolen = await open();
    expect(await guess(stolen)).toEqual([400, 400, 400, 400, 400, 429]);
    expect(await stolen(password)).toBe(429);
    const owner = await open();
    for (let sessions = 0; sessions < 4; sessions++) await guess(await open());
    expect(await owner(password)).toBe(200);
    await limited.stop();
  });
});
