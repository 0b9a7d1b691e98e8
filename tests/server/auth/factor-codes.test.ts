import { randomUUID } from "node:crypto";
import { afterAll, describe, expect, test } from "vitest";
import { loadMails, waitForMail } from "../../support/mail/mailbox.ts";
import { openAuthServer } from "../../support/auth-server.ts";
import {
  bearerOf,
  challenge,
  codeOf,
  makeUserWithFactor,
  pass,
  wrongCodeOf,
} from "../../support/second-factor.ts";

const server = await openAuthServer();
afterAll(server.stop);

describe("codes of a second factor", () => {
  test("are accepted once each, and only near their time", async () => {
    const { client, factor } = await makeUserWithFactor(server, "once@example.com");
    const verify = async (code: string) =>
      (await client.mfa.challengeAndVerify({ factorId: factor.id, code })).error?.code;
    const used = codeOf(factor);
    await server.query("update auth.mfa_factors set last_used_step = null where id = $1", [factor.id]);
    expect(await verify(codeOf(factor, -2))).toBe("mfa_verification_failed");
    expect(await verify(codeOf(factor, 3))).toBe("mfa_verification_failed");
    expect(await verify(used)).toBeUndefined();
    expect(await verify(used)).toBe("mfa_verification_failed");
    expect(await verify(codeOf(factor, -1))).toBe("mfa_verification_failed");
    expect(await verify(codeOf(factor, 1))).toBeUndefined();
  });

  test("sent three times at the same moment are accepted once", async () => {
    const { client, factor } = await makeUserWithFactor(server, "race@example.com");
    await server.query("update auth.mfa_factors set last_used_step = null where id = $1", [factor.id]);
    const challenges = await Promise.all([1, 2, 3].map(() => challenge(client, factor.id)));
    const headers = await bearerOf(client);
    const code = codeOf(factor);
    const answers = await Promise.all(
      challenges.map((challenge_id) =>
        server.call("POST", `/factors/${factor.id}/verify`, { challenge_id, code }, headers),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
  });

  test("are refused in the protocol's words", async () => {
    const { client, factor } = await makeUserWithFactor(server, "words@example.com");
    await server.query("update auth.mfa_factors set last_used_step = null where id = $1", [factor.id]);
    const headers = { ...(await bearerOf(client)), "x-forwarded-for": "198.51.100.7" };
    const call = async (path: string, body: unknown, network?: string): Promise<Record<string, unknown>> => {
      const { status, body: answer } = await server.callJson("POST", `/factors/${path}`, body, {
        ...headers,
        ...(network && { "x-forwarded-for": network }),
      });
      return { status, ...(answer as Record<string, unknown>) };
    };
    const created = await call(`${factor.id}/challenge`, { factorId: factor.id });
    expect(created).toMatchObject({ status: 200, type: "totp" });
    expect(Number(created["expires_at"]) - Date.now() / 1000).toBeGreaterThan(290);
    const challenge_id = created["id"];
    const verify = `${factor.id}/verify`;
    const code = codeOf(factor);

    expect(await call(verify, { challenge_id, code: "" })).toMatchObject({
      status: 400,
      code: "validation_failed",
      message: "Code needs to be non-empty",
    });
    for (const unknown of [randomUUID(), "x", null]) {
      expect(await call(verify, { challenge_id: unknown, code })).toMatchObject({
        status: 422,
        code: "mfa_factor_not_found",
        message: "MFA factor with the provided challenge ID not found",
      });
    }
    expect(await call(verify, { challenge_id, code: wrongCodeOf(factor) })).toMatchObject({
      status: 422,
      code: "mfa_verification_failed",
      message: "Invalid TOTP code entered",
    });
    const mismatch = {
      status: 422,
      code: "mfa_ip_address_mismatch",
      message: "Challenge and verify IP addresses mismatch.",
    };
    expect(await call(verify, { challenge_id, code }, "203.0.113.9")).toMatchObject(mismatch);
    const expired = (await call(`${factor.id}/challenge`, {}))["id"];
    await server.query(
      "update auth.mfa_challenges set created_at = created_at - interval '301 seconds' where id = $1",
      [expired],
    );
    expect(await call(verify, { challenge_id: expired, code })).toMatchObject({
      status: 422,
      code: "mfa_challenge_expired",
      message: `MFA challenge ${expired} has expired, verify against another challenge or create a new challenge.`,
    });
    expect(await call(verify, { challenge_id, code }, "198.51.100.200")).toMatchObject({ status: 200 });
    expect(await call(verify, { challenge_id, code: codeOf(factor, 1) })).toMatchObject(mismatch);
  });

  test("are guessed ten times in five minutes from all networks together, and the owner stays signed in", async () => {
    const limited = await openAuthServer({ abuseLimits: true });
    const { client, factor } = await makeUserWithFactor(limited, "guessed@example.com");
    const stranger = await bearerOf(await limited.signIn("guessed@example.com"));
    const guess = async (network: string) => {
      const headers = { ...stranger, "x-forwarded-for": network };
      const body = { challenge_id: randomUUID(), code: wrongCodeOf(factor) };
      return (await limited.call("POST", `/factors/${factor.id}/verify`, body, headers)).status;
    };
    const statuses: number[] = [];
    for (let tries = 0; tries < 12; tries++) statuses.push(await guess(`198.51.${tries}.1`));
    // The first of the ten was the owner's, before any network was known.
    expect(statuses).toEqual([...Array<number>(9).fill(422), 429, 429, 429]);

    const { subject } = await waitForMail(limited.dataDir, "guessed@example.com", 3);
    expect(subject).toContain("Too many codes");

    expect((await client.refreshSession()).error).toBeNull();
    const atHome = await limited.signIn("guessed@example.com");
    await pass(limited, atHome, factor);
    const own: number[] = [];
    for (let tries = 0; tries < 10; tries++) own.push(await guess("127.0.0.1"));
    expect(own.at(-1)).toBe(429);
    await limited.query("update auth.budgets set window_start = window_start - interval '5 minutes'");
    expect(await guess("198.51.100.1")).toBe(422);
    const mails = (await loadMails(limited.dataDir)).filter((mail) =>
      mail.subject?.includes("Too many codes"),
    );
    expect(mails).toHaveLength(1);
    await limited.stop();
  });
});
