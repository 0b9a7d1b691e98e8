import { randomUUID } from "node:crypto";
import { afterAll, describe, expect, test } from "vitest";
import { from, openAuthServer } from "../../support/auth-server.ts";
import {
  bearerOf,
  challenge,
  codeOf,
  forgetCodes,
  makeUserWithFactor,
  pass,
  wrongCodeOf,
} from "../../support/second-factor.ts";

const server = await openAuthServer();
afterAll(server.stop);

describe("codes of a second factor", () => {
  test("are accepted once each, and only near their time", async () => {
    const { client, factor } = await makeUserWithFactor(server, "once@example.com");
    const verify = async (steps: number) =>
      (await client.mfa.challengeAndVerify({ factorId: factor.id, code: codeOf(factor, steps, now) })).error
        ?.message;
    const now = Date.now();
    await forgetCodes(server, factor);
    // Another step may have begun meanwhile.
    expect(await verify(-8)).toMatch(/^Invalid TOTP code entered \((240|270) seconds late\)$/);
    expect(await verify(6)).toMatch(/^Invalid TOTP code entered \((180|150) seconds early\)$/);
    // As if the time of the early one had come.
    await server.query(
      "update auth.mfa_factors set last_used_step = null, early_step = early_step - 6 where id = $1",
      [factor.id],
    );
    for (const steps of [0, -2, 3]) expect(await verify(steps)).toContain("Invalid TOTP code entered");
    expect(await verify(1)).toBeUndefined();
    for (const steps of [1, 0]) expect(await verify(steps)).toContain("Invalid TOTP code entered");
  });

  test("sent three times at the same moment are accepted once", async () => {
    const { client, factor } = await makeUserWithFactor(server, "race@example.com");
    await forgetCodes(server, factor);
    const challenges = await Promise.all([1, 2, 3].map(() => challenge(client, factor.id)));
    const headers = await bearerOf(client);
    const code = codeOf(factor);
    const answers = await Promise.all(
      challenges.map((challenge_id) =>
        server.outcome("POST", `/factors/${factor.id}/verify`, { challenge_id, code }, headers),
      ),
    );
    expect(answers.toSorted()).toEqual(["200", ...Array<string>(2).fill("422 mfa_verification_failed")]);
  });

  test("answer a challenge of their network, once, for five minutes", async () => {
    const { client, factor } = await makeUserWithFactor(server, "words@example.com");
    await forgetCodes(server, factor);
    const bearer = await bearerOf(client);
    const call = (path: string, body: unknown, address: string) =>
      server.callJson("POST", `/factors/${factor.id}/${path}`, body, { ...bearer, ...from(address) });
    const begin = async () => (await call("challenge", { factorId: factor.id }, "198.51.100.7")).body;
    const { id: challenge_id, type, expires_at } = await begin();
    expect([type, Number(expires_at) - Date.now() / 1000 > 290]).toEqual(["totp", true]);
    const { id: expired } = await begin();
    await server.query(
      "update auth.mfa_challenges set created_at = created_at - interval '301 seconds' where id = $1",
      [expired],
    );
    const code = codeOf(factor);
    const unknown = "422 mfa_factor_not_found: MFA factor with the provided challenge ID not found";
    const mismatch = "422 mfa_ip_address_mismatch: Challenge and verify IP addresses mismatch.";
    const rows: [string, object, string?][] = [
      ["400 validation_failed: Code needs to be non-empty", { challenge_id, code: "" }],
      [unknown, { challenge_id: randomUUID(), code }],
      [unknown, { challenge_id: "x", code }],
      [unknown, { challenge_id: null, code }],
      ["422 mfa_verification_failed: Invalid TOTP code entered", { challenge_id, code: wrongCodeOf(factor) }],
      [mismatch, { challenge_id, code }, "203.0.113.9"],
      [
        `422 mfa_challenge_expired: MFA challenge ${String(expired)} has expired, verify against another challenge or create a new challenge.`,
        { challenge_id: expired, code },
      ],
      ["200", { challenge_id, code }, "198.51.100.200"],
      [mismatch, { challenge_id, code: codeOf(factor, 1) }],
    ];
    for (const [outcome, body, address = "198.51.100.7"] of rows) {
      const { status, body: answer } = await call("verify", body, address);
      const said = "code" in answer ? `${status} ${answer["code"]}: ${answer["message"]}` : String(status);
      expect(said).toBe(outcome);
    }
  });

  test("are guessed ten times in five minutes from all networks together; the owner is told and stays signed in", async () => {
    const email = "guessed@example.com";
    const limited = await openAuthServer({ abuseLimits: true });
    const { client, factor } = await makeUserWithFactor(limited, email);
    const stranger = await limited.bearer(email);
    const guess = (address: string) =>
      limited.outcome(
        "POST",
        `/factors/${factor.id}/verify`,
        { challenge_id: randomUUID(), code: wrongCodeOf(factor) },
        { ...stranger, ...from(address) },
      );
    const warnings = async () =>
      (await limited.mailsTo(email)).filter(({ subject }) => subject?.includes("Too many codes"));
    const [wrong, tooMany] = ["422 mfa_factor_not_found", "429 over_request_rate_limit"];
    expect(await guess("198.51.1.1")).toBe(wrong);
    await limited.setUsed("factor_code", 9, "%factor");
    expect(await guess("198.51.2.1")).toBe(wrong);
    for (const network of [3, 4]) expect(await guess(`198.51.${network}.1`)).toBe(tooMany);
    expect(await warnings()).toHaveLength(1);

    expect((await client.refreshSession()).error).toBeNull();
    await pass(limited, await limited.signIn(email), factor);
    await limited.setUsed("factor_code", 10, "% 127.0.0.0/24");
    expect(await guess("127.0.0.1")).toBe(tooMany);
    await limited.query("update auth.limit_counts set window_start = window_start - interval '5 minutes'");
    for (const address of ["127.0.0.1", "198.51.1.1"]) expect(await guess(address)).toBe(wrong);
    expect(await warnings()).toHaveLength(1);
    await limited.stop();
  });
});
