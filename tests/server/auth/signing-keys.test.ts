import { decodeProtectedHeader } from "jose";
import { afterAll, describe, expect, test, vi } from "vitest";
import { openSigningKey, rotateSigningKey } from "../../../server/auth/signing-key.ts";
import { postgres } from "../../support/engines.ts";
import { type AuthServer, openAuthServer, startAuthServer } from "../../support/auth-server.ts";

const server = await openAuthServer();
afterAll(server.stop);
await server.makeUser("staff@example.com");

describe("the signing key", () => {
  const signIn = async () => {
    const client = await server.signIn("staff@example.com");
    const token = (await client.getSession()).data.session?.access_token ?? "";
    return { client, token, kid: decodeProtectedHeader(token).kid };
  };
  const answerTo = (token: string) =>
    server.outcome("GET", "/user", undefined, { authorization: `Bearer ${token}` });

  test("is replaced at once: a page gets a token of the new one, and no earlier token is valid", async () => {
    const before = await signIn();
    expect(await answerTo(before.token)).toBe("200");
    const added = await rotateSigningKey(server.database);
    expect(added).not.toBe(before.kid);
    const { data, error } = await before.client.refreshSession();
    expect(error).toBeNull();
    const { access_token: after = "" } = data.session ?? {};
    expect(decodeProtectedHeader(after).kid).toBe(added);
    expect(await answerTo(after)).toBe("200");
    expect(await answerTo(before.token)).toBe("403 bad_jwt");
  });

  test("is learned by another process from the first token that it signed", async () => {
    const { kid: oldKid = "" } = await signIn();
    const other = openSigningKey(server.database);
    expect(await other.verifying(oldKid)).toBeDefined();
    const added = await rotateSigningKey(server.database);
    expect(await other.verifying(added)).toBeDefined();
    for (const unknown of [oldKid, "unknown", undefined]) {
      await expect(other.verifying(unknown)).rejects.toThrow("no applicable key");
    }
  });

  test("accepts no token that has expired, though it was accepted before", async () => {
    const { token } = await signIn();
    expect([await answerTo(token), await answerTo(token)]).toEqual(["200", "200"]);
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 3_600_000 });
    expect(await answerTo(token)).toBe("403 bad_jwt");
    vi.useRealTimers();
    expect(await answerTo(token)).toBe("200");
  });

  test("is published without its private half", async () => {
    const { keys } = await (await server.call("GET", "/.well-known/jwks.json")).json();
    expect(keys).toHaveLength(1);
    expect(keys[0]).not.toHaveProperty("d");
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
