import { afterAll, describe, expect, test } from "vitest";
import { extractLink, loadMailsTo, waitForMail } from "../../support/mail/mailbox.ts";
import { openAuthServer, password } from "../../support/auth-server.ts";

const server = await openAuthServer({ abuseLimits: true });
afterAll(server.stop);

describe("mails that strangers ask for from many networks", () => {
  const from = (network: number) => ({ "x-forwarded-for": `10.${network}.0.1` });
  const recover = (email: string, network: number) =>
    server.call("POST", "/recover", { email }, from(network));
  const signUp = (email: string, network: number) =>
    server.call("POST", "/signup", { email, password }, from(network));

  test("are five an hour to one recipient, with an account or without", async () => {
    await server.makeUser("flooded@example.com");
    for (const email of ["flooded@example.com", "nobody@example.com"]) {
      for (let network = 1; network <= 5; network++) expect((await recover(email, network)).status).toBe(200);
      const refused = await recover(email, 6);
      expect(refused.status).toBe(429);
      expect(await refused.json()).toMatchObject({ code: "over_email_send_rate_limit" });
      expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(3000);
      expect(Number(refused.headers.get("retry-after"))).toBeLessThanOrEqual(3600);
    }
    await server.query(
      "update auth.budgets set window_start = window_start - interval '1 hour' where purpose like 'mail_%'",
    );
    expect((await recover("flooded@example.com", 7)).status).toBe(200);
  });

  test("do not keep the owner from a recovery", async () => {
    const email = "owner@example.com";
    await server.makeUser(email);
    const signIn = { email, password };
    await server.call("POST", "/token?grant_type=password", signIn, from(99));
    // Calls that mail nothing to this address use up no recovery.
    for (let network = 1; network <= 5; network++) {
      // The first of the five was the owner's own.
      expect((await signUp(email, network)).status).toBe(network < 5 ? 200 : 429);
    }
    for (let network = 21; network <= 25; network++) await recover(email, network);
    expect((await recover(email, 26)).status).toBe(429);
    // A refused owner has links that work, and a network that the owner uses is not refused.
    expect((await recover(email, 99)).status).toBe(200);
    await waitForMail(server.dataDir, email, 7);
    const links = (await loadMailsTo(server.dataDir, email)).map((mail) => new URL(extractLink(mail)));
    const token_hash = links
      .map(({ hash }) => new URLSearchParams(hash.slice(1)))
      .find((link) => link.get("type") === "recovery")
      ?.get("token_hash");
    const verified = await server.call("POST", "/verify", { type: "recovery", token_hash }, from(98));
    expect(verified.status).toBe(200);
  });

  test("from the owner's own network do not keep the owner from a recovery either", async () => {
    const email = "neighbour@example.com";
    await server.makeUser(email);
    expect((await signUp(email, 60)).status).toBe(200);
    expect((await recover(email, 60)).status).toBe(200);
    expect((await recover(email, 60)).status).toBe(429);
  });

  test("of codes for a fresh sign-in are ten an hour, however many sessions ask", async () => {
    const email = "sessions@example.com";
    await server.makeUser(email);
    const statuses: number[] = [];
    for (let n = 0; n < 11; n++) {
      const headers = { ...from(80), ...(await server.bearer(email, from(80))) };
      statuses.push((await server.call("GET", "/reauthenticate", undefined, headers)).status);
    }
    expect(statuses).toEqual([...Array<number>(10).fill(200), 429]);
  });

  test("count for the new address of a change too, and sending again does not tell that there is one", async () => {
    await server.makeUser("caller@example.com");
    const bearer = await server.bearer("caller@example.com", from(50));
    const change = (email: string, network: number) =>
      server.callJson("PUT", "/user", { email }, { ...from(network), ...bearer });
    const resend = (network: number) =>
      server.call("POST", "/resend", { type: "email_change", email: "caller@example.com" }, from(network));
    expect((await change("victim@example.com", 51)).status).toBe(200);
    await server.query(
      "update auth.budgets set used = 5 where purpose = 'mail_email_change' and window_start = (select max(window_start) from auth.budgets where purpose = 'mail_email_change')",
    );
    // Of the caller's own address four are left again.
    await server.query(
      "delete from auth.budgets where purpose = 'mail_email_change' and spender = (select account from auth.known_networks where network = '10.50.0.0/24' limit 1)",
    );
    expect(await change("victim@example.com", 52)).toMatchObject({
      status: 429,
      body: { code: "over_email_send_rate_limit" },
    });
    expect((await resend(53)).status).toBe(200);
    await waitForMail(server.dataDir, "caller@example.com", 3);
    expect(await loadMailsTo(server.dataDir, "victim@example.com")).toHaveLength(1);
  });
});
