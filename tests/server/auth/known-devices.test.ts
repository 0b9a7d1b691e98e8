import { afterAll, describe, expect, test } from "vitest";
import { from, password, openAuthServer } from "../../support/auth-server.ts";

const server = await openAuthServer({ abuseLimits: true });
afterAll(server.stop);
for (const name of ["owner", "staff"]) await server.makeUser(`${name}@example.com`);
await server.trySignIn("owner@example.com", password, "10.2.0.1");

describe("networks and devices that an account is known from", () => {
  test("strangers who guess do not lock out an owner who signed in from the same network before", async () => {
    for (let i = 0; i < 11; i++) await server.trySignIn("owner@example.com", "wrong", "10.3.0.1");
    expect((await server.trySignIn("owner@example.com", password, "10.3.0.1")).status).toBe(429);
    expect((await server.trySignIn("owner@example.com", password, "10.2.0.77")).status).toBe(200);
  });

  test("nor do they learn when the owner signs in: their count stays", async () => {
    const stranger = () => server.trySignIn("owner@example.com", "wrong", "10.3.0.1");
    await server.query("delete from auth.budgets where purpose = 'sign_in'");
    for (let i = 0; i < 10; i++) expect((await stranger()).status).toBe(400);
    expect((await server.trySignIn("owner@example.com", password, "10.2.0.77")).status).toBe(200);
    expect((await stranger()).status).toBe(429);
  });

  test("a device that signed in before is let in from anywhere, whoever guesses meanwhile", async () => {
    const email = "owner@example.com";
    const call = (tried: string, address: string, cookie?: string) =>
      server.call(
        "POST",
        "/token?grant_type=password",
        { email, password: tried },
        { ...from(address), ...(cookie && { cookie }) },
      );
    await server.query("delete from auth.budgets where purpose = 'sign_in'");
    const first = await call(password, "10.30.0.1");
    const set = first.headers.get("set-cookie") ?? "";
    expect(set).toMatch(
      /^device_[\w-]{8}=[\w.-]{77}; Max-Age=34560000; Path=\/auth\/v1; HttpOnly; SameSite=Strict$/,
    );
    expect(set).not.toContain("owner");
    const cookie = set.split(";")[0] ?? "";

    for (let i = 0; i < 11; i++) await call("wrong", "10.31.0.1");
    expect((await call(password, "10.32.0.1")).status).toBe(429);
    expect((await call(password, "10.32.0.1", cookie)).status).toBe(200);
    // A signature of another account's, or none, is no help.
    const staffs = (await server.trySignIn("staff@example.com", password, "10.33.0.1")).headers.get(
      "set-cookie",
    );
    const foreign = `${cookie.split("=")[0]}=${staffs?.split(";")[0]?.split("=")[1]}`;
    const forged = cookie.replace(/.$/, cookie.endsWith("A") ? "B" : "A").replace(/=./, "=_");
    for (const other of [foreign, forged, `${cookie}x`, cookie.toUpperCase(), "device_=;;"]) {
      expect((await call(password, "10.34.0.1", other)).status, other).toBe(429);
    }
    // Ten tries are all a device gets, too, and no others' are fewer by them.
    for (let i = 0; i < 10; i++) expect((await call("wrong", "10.35.0.1", cookie)).status).toBe(400);
    expect((await call(password, "10.35.0.1", cookie)).status).toBe(429);
    expect((await call(password, "10.30.0.9")).status).toBe(200);
  });

  test("a device is known no more once the password has changed, but the one it was changed on is", async () => {
    const email = "staff@example.com";
    const first = await server.trySignIn(email, password, "10.40.0.1");
    const { access_token } = await first.json();
    const cookie = first.headers.get("set-cookie")?.split(";")[0] ?? "";
    const phrase = "a lantern in the pines";
    const changed = await server.call(
      "PUT",
      "/user",
      { password: phrase },
      { ...from("10.40.0.1"), authorization: `Bearer ${access_token}` },
    );
    expect(changed.status).toBe(200);
    const fresh = changed.headers.get("set-cookie")?.split(";")[0] ?? "";
    for (let i = 0; i < 11; i++) await server.trySignIn(email, "wrong", "10.41.0.1");
    const status = async (known: string) =>
      (
        await server.call(
          "POST",
          "/token?grant_type=password",
          { email, password: phrase },
          { ...from("10.42.0.1"), cookie: known },
        )
      ).status;
    expect(await status(cookie)).toBe(429);
    expect(await status(fresh)).toBe(200);
  });
});
