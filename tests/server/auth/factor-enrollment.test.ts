import { decodeQR } from "qr/decode.js";
import sharp from "sharp";
import { afterAll, describe, expect, test } from "vitest";
import { type Client, openAuthServer } from "../../support/auth-server.ts";
import { password } from "../../support/person.ts";
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

const open = async (email: string) => {
  await server.makeUser(email);
  return server.signIn(email);
};
/** What a call about factors answers: its status, and its body. */
const post = async (headers: Record<string, string>, fields: object) => {
  const { status, body } = await server.callJson(
    "POST",
    "/factors",
    { factor_type: "totp", ...fields },
    headers,
  );
  return { status, ...body };
};
const makeOld = () =>
  server.query("update auth.sessions set created_at = created_at - interval '16 minutes'");
const fiveMinutesLater = () =>
  server.query("update auth.mfa_factors set created_at = created_at - interval '301 seconds'");
const factorsOf = async (client: Client) => (await client.mfa.listFactors()).data?.all ?? [];

describe("the enrolment of a second factor", () => {
  test("shows a QR code that a phone can read, and demands nothing until the first code", async () => {
    const client = await open("qr@example.com");
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
    const client = await open("many@example.com");
    const headers = await bearerOf(client);
    const validation = { status: 400, code: "validation_failed" };
    for (const factor_type of ["phone", "webauthn", "x", undefined]) {
      const message = "factor_type needs to be totp, phone, or webauthn";
      expect(await post(headers, { factor_type })).toMatchObject({ ...validation, message });
    }
    for (const field of ["friendly_name", "issuer"]) {
      expect(await post(headers, { [field]: "ن".repeat(33) })).toMatchObject(validation);
    }
    expect(await post(headers, {})).toMatchObject({ status: 200 });
    expect(await post(headers, { friendly_name: "" })).toMatchObject({
      status: 422,
      code: "mfa_factor_name_conflict",
      message: 'A factor with the friendly name "" for this user already exists',
    });
    const longest = { friendly_name: "ن".repeat(32), issuer: "ن".repeat(32) };
    expect(await post(headers, longest)).toMatchObject({ status: 200, friendly_name: "ن".repeat(32) });
    const together = await Promise.all(
      Array.from({ length: 12 }, (_, n) => post(headers, { friendly_name: `${n}` })),
    );
    expect(together.filter(({ status }) => status === 200)).toHaveLength(8);
    const refused = { status: 422, code: "too_many_enrolled_mfa_factors" };
    expect(await post(headers, { friendly_name: "more" })).toMatchObject(refused);
    // Those that nobody verified make room after five minutes.
    await fiveMinutesLater();
    expect(await post(headers, {})).toMatchObject({ status: 200 });
    expect(await factorsOf(client)).toHaveLength(1);
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
    expect(await factorsOf(owner)).toHaveLength(21);
    await pass(server, owner, factor);
    expect(await factorsOf(owner)).toHaveLength(1);
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
    const client = await open(email);
    await makeOld();
    const headers = await bearerOf(client);
    expect(await post(headers, {})).toMatchObject({ status: 400, code: "reauthentication_needed" });
    expect(await post(headers, { current_password: "not this one" })).toMatchObject({
      status: 400,
      code: "current_password_invalid",
    });
    expect(await post(headers, { nonce: "1234567" })).toMatchObject({
      status: 422,
      code: "reauthentication_not_valid",
    });
    expect(await factorsOf(client)).toEqual([]);
    expect(await post(headers, { current_password: password })).toMatchObject({ status: 200 });
    await client.reauthenticate();
    const nonce = (await server.mailsTo(email)).at(-1)?.text?.match(/\d{6}/)?.[0];
    expect(await post(headers, { friendly_name: "by mail", nonce })).toMatchObject({ status: 200 });
  });

  test("of a further factor asks an old session too: else a stolen one replaces the owner's factor by its own", async () => {
    const { client, factor } = await makeUserWithFactor(server, "stolen@example.com");
    await makeOld();
    const headers = await bearerOf(client);
    const refused = { status: 400, code: "reauthentication_needed" };
    expect(await post(headers, { friendly_name: "Mine" })).toMatchObject(refused);
    const laptop = { friendly_name: "Laptop", current_password: password };
    expect(await post(headers, laptop)).toMatchObject({ status: 200 });
    expect((await client.mfa.unenroll({ factorId: factor.id })).error).toBeNull();
    expect(await post(headers, { friendly_name: "Mine" })).toMatchObject(refused);
  });

  test("that is left unfinished is of no use later: not after five minutes, to another session, or after a new password", async () => {
    const email = "planted@example.com";
    const client = await open(email);
    const factor = await enroll(client);
    const other = await server.signIn(email);
    const notFound = { status: 404, code: "mfa_factor_not_found" };
    expect((await other.mfa.challenge({ factorId: factor.id })).error).toMatchObject(notFound);
    const challengeId = await challenge(client, factor.id);
    await fiveMinutesLater();
    expect((await client.mfa.challenge({ factorId: factor.id })).error).toMatchObject(notFound);
    const verified = await client.mfa.verify({ factorId: factor.id, challengeId, code: codeOf(factor) });
    expect(verified.error).toMatchObject(notFound);

    await enroll(client, "Mine");
    expect((await other.updateUser({ password: "a lantern in the pines" })).error).toBeNull();
    expect(await factorsOf(other)).toEqual([]);
  });

  test("is one person's, who must be signed in", async () => {
    const { factor } = await makeUserWithFactor(server, "owner@example.com");
    const stranger = await bearerOf(await open("stranger@example.com"));
    const calls = [
      ["POST", "/challenge"],
      ["POST", "/verify"],
      ["DELETE", ""],
    ] as const;
    const call = (method: string, path: string, headers?: Record<string, string>) =>
      server.outcome(method, path, { code: "000000" }, headers);
    for (const [method, path] of calls) {
      expect(await call(method, `/factors/${factor.id}${path}`)).toBe("401 no_authorization");
      expect(await call(method, `/factors/x${path}`)).toBe("401 no_authorization");
      expect(await call(method, `/factors/${factor.id}${path}`, stranger)).toBe("404 mfa_factor_not_found");
      expect(await call(method, `/factors/x${path}`, stranger)).toBe("404 validation_failed");
    }
    expect(await call("POST", "/factors")).toBe("401 no_authorization");
    expect(await server.outcome("GET", `/factors/${factor.id}`)).toBe("405");
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
    expect((await server.mailsTo("remove@example.com")).at(-1)?.subject).toContain("removed");
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
