import { decodeQR } from "qr/decode.js";
import sharp from "sharp";
import { afterAll, describe, expect, test } from "vitest";
import { waitForMail } from "../../support/mail/mailbox.ts";
import { openAuthServer, password } from "../../support/auth-server.ts";
import {
  bearerOf,
  challenge,
  codeOf,
  enroll,
  levelsOf,
  makeUserWithFactor,
  pass,
} from "../../support/second-factor.ts";

const server = await openAuthServer();
afterAll(server.stop);

describe("the enrolment of a second factor", () => {
  test("shows a QR code that a phone can read, and demands nothing until the first code", async () => {
    await server.makeUser("qr@example.com");
    const client = await server.signIn("qr@example.com");
    expect((await client.getUser()).data.user).not.toHaveProperty("factors");
    const { data } = await client.mfa.enroll({ factorType: "totp", friendlyName: "Phone", issuer: "Nawat" });
    expect(data).toMatchObject({ type: "totp", friendly_name: "Phone" });
    expect(data?.totp.uri).toBe(
      `otpauth://totp/Nawat:qr%40example.com?algorithm=SHA1&digits=6&issuer=Nawat&period=30&secret=${data?.totp.secret}`,
    );
    const [prefix, svg = ""] = data?.totp.qr_code.split(/,(.*)/s) ?? [];
    expect(prefix).toBe("data:image/svg+xml;utf-8");
    // What follows a # would be lost in an address.
    expect(svg).toMatch(/^<svg [^#]+<\/svg>$/);
    expect(await scan(svg)).toBe(data?.totp.uri);

    const listed = await client.mfa.listFactors();
    expect(listed.data?.totp).toEqual([]);
    expect(listed.data?.all).toMatchObject([
      { id: data?.id, status: "unverified", friendly_name: "Phone", factor_type: "totp", phone: "" },
    ]);
    expect(JSON.stringify(listed.data)).not.toContain(data?.totp.secret);
    expect(await levelsOf(client)).toEqual(["aal1", "aal1"]);
    expect((await client.updateUser({ password: "a lantern in the pines" })).error).toBeNull();
  });

  test("is refused under a name that is taken, of another kind, or beyond ten", async () => {
    await server.makeUser("many@example.com");
    const client = await server.signIn("many@example.com");
    const headers = await bearerOf(client);
    const post = async (body: unknown) => {
      const answer = await server.callJson("POST", "/factors", body, headers);
      return { status: answer.status, ...(answer.body as Record<string, unknown>) };
    };
    for (const factor_type of ["phone", "webauthn", "x", undefined]) {
      expect(await post({ factor_type })).toMatchObject({
        status: 400,
        code: "validation_failed",
        message: "factor_type needs to be totp, phone, or webauthn",
      });
    }
    for (const field of ["friendly_name", "issuer"]) {
      const long = { factor_type: "totp", [field]: "ن".repeat(33) };
      expect(await post(long)).toMatchObject({ status: 400, code: "validation_failed" });
    }
    expect(await post({ factor_type: "totp" })).toMatchObject({ status: 200 });
    expect(await post({ factor_type: "totp", friendly_name: "" })).toMatchObject({
      status: 422,
      code: "mfa_factor_name_conflict",
      message: 'A factor with the friendly name "" for this user already exists',
    });
    const longest = { factor_type: "totp", friendly_name: "ن".repeat(32), issuer: "ن".repeat(32) };
    expect(await post(longest)).toMatchObject({ status: 200, friendly_name: "ن".repeat(32) });
    const together = await Promise.all(
      Array.from({ length: 12 }, (_, n) => post({ factor_type: "totp", friendly_name: `${n}` })),
    );
    expect(together.filter(({ status }) => status === 200)).toHaveLength(8);
    expect(await post({ factor_type: "totp", friendly_name: "more" })).toMatchObject({
      status: 422,
      code: "too_many_enrolled_mfa_factors",
    });
    // Those that nobody verified make room after five minutes.
    await server.query("update auth.mfa_factors set created_at = created_at - interval '301 seconds'");
    expect(await post({ factor_type: "totp" })).toMatchObject({ status: 200 });
    expect((await client.mfa.listFactors()).data?.all).toHaveLength(1);
  });

  test("is not refused for what other sessions began, which nobody can finish any more", async () => {
    const email = "filled@example.com";
    await server.makeUser(email);
    for (let session = 0; session < 4; session++) {
      const thief = await server.signIn(email);
      for (let n = 0; n < 10; n++) await enroll(thief, `${n}`);
      if (session === 0) await thief.signOut({ scope: "local" });
    }
    const owner = await server.signIn(email);
    const factor = await enroll(owner, "1");
    expect((await owner.mfa.listFactors()).data?.all).toHaveLength(21);
    await pass(server, owner, factor);
    expect((await owner.mfa.listFactors()).data?.all).toHaveLength(1);
  });

  test("needs a session that passed the factor there is", async () => {
    const { client } = await makeUserWithFactor(server, "both@example.com");
    const other = await server.signIn("both@example.com");
    const { error } = await other.mfa.enroll({ factorType: "totp", friendlyName: "Mine" });
    expect(error).toMatchObject({
      status: 403,
      code: "insufficient_aal",
      message: "AAL2 required to enroll a new factor",
    });
    await enroll(client, "Laptop");
  });

  test("asks who signed in more than 15 minutes ago for the password or a mailed code, so that an old session locks nobody out", async () => {
    const email = "stale@example.com";
    await server.makeUser(email);
    const client = await server.signIn(email);
    await server.query(
      `update auth.sessions set created_at = created_at - interval '16 minutes'
       where user_id = (select id from auth.users where email = $1)`,
      [email],
    );
    const refused = await client.mfa.enroll({ factorType: "totp" });
    expect(refused.error).toMatchObject({ status: 400, code: "reauthentication_needed" });
    const headers = await bearerOf(client);
    const enrollWith = async (proof: Record<string, string>) => {
      const body = { factor_type: "totp", friendly_name: Object.keys(proof).join(), ...proof };
      const answer = await server.callJson("POST", "/factors", body, headers);
      return { status: answer.status, ...(answer.body as Record<string, unknown>) };
    };
    expect(await enrollWith({ current_password: "not this one" })).toMatchObject({
      status: 400,
      code: "current_password_invalid",
    });
    expect(await enrollWith({ nonce: "1234567" })).toMatchObject({
      status: 422,
      code: "reauthentication_not_valid",
    });
    expect((await client.mfa.listFactors()).data?.all).toEqual([]);
    expect(await enrollWith({ current_password: password })).toMatchObject({ status: 200, type: "totp" });
    await client.reauthenticate();
    const nonce = (await waitForMail(server.dataDir, email, 2)).text?.match(/\d{6}/)?.[0] ?? "";
    expect(await enrollWith({ nonce })).toMatchObject({ status: 200, type: "totp" });

    // What the account page does: the password once more makes a session that began now.
    const fresh = await server.signIn(email);
    const factor = await enroll(fresh, "Phone");
    await pass(server, fresh, factor);
    const mail = await waitForMail(server.dataDir, email, 3);
    expect(mail.text).toContain("reply to this message at once");
  });

  test("of a further factor asks an old session too: else a stolen one replaces the owner's factor by its own", async () => {
    const { client, factor } = await makeUserWithFactor(server, "stolen@example.com");
    await server.query("update auth.sessions set created_at = created_at - interval '16 minutes'");
    const mine = await client.mfa.enroll({ factorType: "totp", friendlyName: "Mine" });
    expect(mine.error).toMatchObject({ status: 400, code: "reauthentication_needed" });
    const body = { factor_type: "totp", friendly_name: "Laptop", current_password: password };
    expect((await server.call("POST", "/factors", body, await bearerOf(client))).status).toBe(200);
    expect((await client.mfa.unenroll({ factorId: factor.id })).error).toBeNull();
    const first = await client.mfa.enroll({ factorType: "totp", friendlyName: "Mine" });
    expect(first.error?.code).toBe("reauthentication_needed");
  });

  test("that is left unfinished is of no use later: not after five minutes, to another session, or after a new password", async () => {
    const email = "planted@example.com";
    await server.makeUser(email);
    const client = await server.signIn(email);
    const factor = await enroll(client);
    const other = await server.signIn(email);
    const notFound = { status: 404, code: "mfa_factor_not_found" };
    expect((await other.mfa.challenge({ factorId: factor.id })).error).toMatchObject(notFound);
    const challengeId = await challenge(client, factor.id);
    await server.query("update auth.mfa_factors set created_at = created_at - interval '301 seconds'");
    expect((await client.mfa.challenge({ factorId: factor.id })).error).toMatchObject(notFound);
    const verified = await client.mfa.verify({ factorId: factor.id, challengeId, code: codeOf(factor) });
    expect(verified.error).toMatchObject(notFound);

    await enroll(client, "Mine");
    expect((await other.updateUser({ password: "a lantern in the pines" })).error).toBeNull();
    expect((await other.mfa.listFactors()).data?.all).toEqual([]);
  });

  test("is one person's, who must be signed in", async () => {
    const { factor } = await makeUserWithFactor(server, "owner@example.com");
    await server.makeUser("stranger@example.com");
    const stranger = await bearerOf(await server.signIn("stranger@example.com"));
    const calls = [
      ["POST", "/challenge"],
      ["POST", "/verify"],
      ["DELETE", ""],
    ] as const;
    const call = async (method: string, path: string, headers?: Record<string, string>) => {
      const { status, body } = await server.callJson(method, path, { code: "000000" }, headers);
      return [status, (body as { code: string }).code];
    };
    for (const [method, path] of calls) {
      expect(await call(method, `/factors/${factor.id}${path}`)).toEqual([401, "no_authorization"]);
      expect(await call(method, `/factors/x${path}`)).toEqual([401, "no_authorization"]);
      expect(await call(method, `/factors/${factor.id}${path}`, stranger)).toEqual([
        404,
        "mfa_factor_not_found",
      ]);
      expect(await call(method, `/factors/x${path}`, stranger)).toEqual([404, "validation_failed"]);
    }
    expect(await call("POST", "/factors")).toEqual([401, "no_authorization"]);
    expect((await server.call("GET", `/factors/${factor.id}`)).status).toBe(405);
  });

  test("is undone only from a session that passed it", async () => {
    const { client, factor } = await makeUserWithFactor(server, "remove@example.com");
    const other = await server.signIn("remove@example.com");
    expect((await other.mfa.unenroll({ factorId: factor.id })).error).toMatchObject({
      status: 422,
      code: "insufficient_aal",
      message: "AAL2 required to unenroll verified factor",
    });
    await pass(server, other, factor);
    expect((await other.mfa.unenroll({ factorId: factor.id })).data).toEqual({ id: factor.id });
    expect((await client.getUser()).data.user).not.toHaveProperty("factors");
    expect((await waitForMail(server.dataDir, "remove@example.com", 3)).subject).toContain("removed");
    const again = await server.signIn("remove@example.com");
    const unverified = await enroll(again);
    expect((await client.mfa.unenroll({ factorId: unverified.id })).error).toMatchObject({ status: 404 });
    expect((await again.mfa.unenroll({ factorId: unverified.id })).error).toBeNull();
  });
});

/** What a camera reads from the picture. */
async function scan(svg: string): Promise<string> {
  const { data, info } = await sharp(Buffer.from(svg.replace("<svg ", '<svg width="800" height="800" ')))
    .flatten({ background: "white" })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return decodeQR({ width: info.width, height: info.height, data });
}
