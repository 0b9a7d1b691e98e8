import { decodeProtectedHeader } from "jose";
import { afterAll, describe, expect, test, vi } from "vitest";
import { openSigningKeys, rotateSigningKey } from "../../../server/auth/tokens/signing-keys.ts";
import { postgres } from "../../support/engines.ts";
import { type AuthServer, openAuthServer, startAuthServer } from "../../support/auth-server.ts";

const server = await openAuthServer();
afterAll(server.stop);
await server.makeUser("staff@example.com");

describe("signing keys", () => {
  const signIn = async () => {
    const client = await server.signIn("staff@example.com");
    const token = (await client.getSession()).data.session?.access_token ?? "";
    return { client, token, kid: decodeProtectedHeader(token).kid };
  };
  /** As another process opens them. */
  const openKeys = async () => {
    const keys = await openSigningKeys(server.database);
    keys.close();
    return keys;
  };
  /** As if so many minutes had passed: for the stored keys. */
  const age = (minutes: number) =>
    server.query("update auth.signing_keys set created_at = created_at - make_interval(mins => $1)", [
      minutes,
    ]);
  const kids = async () => (await openKeys()).published().map(({ kid }) => kid);

  test("a new key is published at once, signs later, and tokens of both are valid", async () => {
    const before = await signIn();
    await age(60);
    const added = await rotateSigningKey(server.database);
    expect(await kids()).toEqual([added, before.kid]);
    const early = await openKeys();
    expect(early.signing().kid).toBe(before.kid);
    await age(16);
    const late = await openKeys();
    expect(late.signing().kid).toBe(added);
    expect(await late.verifying(before.kid)).toBeDefined();
    await expect(late.verifying("unknown")).rejects.toThrow("no applicable key");
  });

  test("a process learns of a key by the first token that it signed, and drops the old one when its tokens have expired", async () => {
    const { client, kid: oldKid } = await signIn();
    const added = await rotateSigningKey(server.database, { revoke: true });
    expect(added).not.toBe(oldKid);
    const { keys } = await (await server.call("GET", "/.well-known/jwks.json")).json();
    // Those it knows: it reads them again every five seconds.
    expect(keys).not.toHaveLength(0);
    for (const key of keys) expect(key).not.toHaveProperty("d");
    const other = await openKeys();
    expect(other.signing().kid).toBe(added);
    await expect(other.verifying(oldKid)).rejects.toThrow("no applicable key");
    // Another process may refuse its key by now.
    const { data, error } = await client.refreshSession();
    expect(error).toBeNull();
    expect(decodeProtectedHeader(data.session?.access_token ?? "").kid).toBe(added);
  });

  test("a sign-in minutes after the keys were read is answered: it signs inside a transaction", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 300_000 });
    const { token } = await signIn();
    vi.useRealTimers();
    expect(token).not.toBe("");
  });

  test("a token that was accepted is refused once it has expired, and once its key was revoked", async () => {
    const { client, token } = await signIn();
    const answer = () => server.outcome("GET", "/user", undefined, { authorization: `Bearer ${token}` });
    expect([await answer(), await answer()]).toEqual(["200", "200"]);
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 3_600_000 });
    expect(await answer()).toBe("403 bad_jwt");
    vi.useRealTimers();
    expect(await answer()).toBe("200");
    await rotateSigningKey(server.database, { revoke: true });
    // A refresh reads the keys again; otherwise they are read every five seconds.
    expect((await client.refreshSession()).error).toBeNull();
    expect(await answer()).toBe("403 bad_jwt");
  });

  test("a key of ninety days gets a successor by itself, and goes two hours after that one began to sign", async () => {
    await age(91 * 24 * 60);
    const [, old] = await kids();
    expect(old).toBeDefined();
    await age(16);
    expect(await kids()).toContain(old);
    await age(121);
    expect(await kids()).toEqual([expect.not.stringMatching(`^${old}$`)]);
  });
});

test("processes that start at once on one database share one key, which a restart keeps", async () => {
  const database = await postgres.createEmptyTestDatabase();
  const keysOf = (server: AuthServer) => server.callJson("GET", "/.well-known/jwks.json");
  const both = await Promise.all([startAuthServer(database), startAuthServer(database)]);
  const [{ body: keys }, other] = [await keysOf(both[0]), await keysOf(both[1])];
  expect(keys).toEqual({
    keys: [expect.objectContaining({ kty: "EC", crv: "P-256", alg: "ES256", use: "sig" })],
  });
  expect(other.body).toEqual(keys);
  await both[0].makeUser("staff@example.com");
  const headers = await both[0].bearer("staff@example.com");
  for (const server of both) await server.stop();
  const restarted = await startAuthServer(database);
  expect((await keysOf(restarted)).body).toEqual(keys);
  expect(await restarted.outcome("GET", "/user", undefined, headers)).toBe("200");
  await restarted.stop();
  await database.remove();
});
