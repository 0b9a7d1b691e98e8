import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { from, openAuthServer } from "../../support/auth-server.ts";
import { password } from "../../support/person.ts";

const server = await openAuthServer({ abuseLimits: true });
afterAll(server.stop);

describe("mails that strangers ask for", () => {
  const ask = (path: string, email: string, network: number) =>
    server.call("POST", path, { type: "signup", email, password }, from(`10.${network}.0.1`));
  const statusOf = async (...asked: Parameters<typeof ask>) => (await ask(...asked)).status;
  beforeEach(() => server.query("delete from auth.limit_counts"));

  test("are one a minute to an address by a network, with an account or without, and no network's are another's", async () => {
    await server.makeUser("known@example.com");
    const refusal = /^For security purposes, you can only request this after (60|[1-5]?\d) seconds\.$/;
    const check = async (email: string) => {
      expect(await statusOf("/signup", email, 6)).toBe(200);
      for (const path of ["/signup", "/resend"]) {
        const refused = await ask(path, email, 6);
        const { message } = await refused.json();
        expect([refused.status, message]).toEqual([429, expect.stringMatching(refusal)]);
      }
      expect(await statusOf("/signup", email, 7)).toBe(200);
    };
    await Promise.all(["known@example.com", "unknown@example.com"].map(check));
    await server.query("update auth.limit_counts set window_start = window_start - interval '60 seconds'");
    expect(await statusOf("/resend", "unknown@example.com", 6)).toBe(200);
  });

  test("are five an hour to one recipient from all networks, with an account or without", async () => {
    await server.makeUser("flooded@example.com");
    const both = (network: number) =>
      Promise.all(
        ["flooded@example.com", "nobody@example.com"].map((email) => ask("/recover", email, network)),
      );
    const ok = (answers: Response[]) => expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    ok(await both(1));
    await server.setUsed("mail_recovery", 4);
    ok(await both(2));
    for (const refused of await both(3)) {
      expect(await refused.json()).toMatchObject({ code: "over_email_send_rate_limit" });
      const retryAfter = Number(refused.headers.get("retry-after"));
      expect([refused.status, retryAfter > 3000, retryAfter <= 3600]).toEqual([429, true, true]);
    }
    await server.query("update auth.limit_counts set window_start = window_start - interval '1 hour'");
    expect(await statusOf("/recover", "flooded@example.com", 4)).toBe(200);
  });

  test("do not keep the owner from a recovery: not other kinds, nor other networks, nor neighbours", async () => {
    const email = "owner@example.com";
    await server.makeUser(email);
    await server.tryPassword(email, password, from("10.99.0.1"));
    expect(await statusOf("/signup", email, 99)).toBe(200);
    await server.setUsed("mail_sign_up", 5);
    expect(await statusOf("/recover", email, 21)).toBe(200);
    const token_hash = await server.tokenTo(email);
    await server.setUsed("mail_recovery", 5);
    expect(await statusOf("/recover", email, 22)).toBe(429);
    // An owner who is refused has a link that works.
    expect(await server.outcome("POST", "/verify", { type: "recovery", token_hash })).toBe("200");
    expect(await statusOf("/recover", email, 99)).toBe(200);
    expect(await statusOf("/recover", email, 99)).toBe(429);
  });

  test("of codes for a fresh sign-in are ten an hour, however many sessions ask", async () => {
    const email = "sessions@example.com";
    await server.makeUser(email);
    const askForCode = async () =>
      server.outcome("GET", "/reauthenticate", undefined, await server.bearer(email));
    expect(await askForCode()).toBe("200");
    await server.setUsed("code_mail", 9);
    expect(await askForCode()).toBe("200");
    expect(await askForCode()).toBe("429 over_email_send_rate_limit");
  });

  test("count for the new address of a change too", async () => {
    const email = "caller@example.com";
    await server.makeUser(email);
    const bearer = await server.bearer(email);
    const change = (network: number) =>
      server.outcome(
        "PUT",
        "/user",
        { email: "victim@example.com" },
        { ...bearer, ...from(`10.${network}.0.1`) },
      );
    expect(await change(51)).toBe("200");
    await server.setUsed("mail_email_change", 5);
    expect(await change(52)).toBe("429 over_email_send_rate_limit");
  });

  test("take as long to ask for, whatever is done for the address", async () => {
    const answers = ["known@example.com", "fresh@example.com"].flatMap((email, index) =>
      ["/signup", "/resend", "/recover"].map(async (path, place) => {
        const startedAt = performance.now();
        const status = await statusOf(path, email, 70 + 3 * index + place);
        return [status, performance.now() - startedAt > 290];
      }),
    );
    expect(await Promise.all(answers)).toEqual(Array(6).fill([200, true]));
  });
});
