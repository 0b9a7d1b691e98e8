import { createHmac } from "node:crypto";
import { exportSPKI, generateKeyPair, importJWK, SignJWT, UnsecuredJWT, type JWK } from "jose";
import { afterAll, describe, expect, test } from "vitest";
import { openAuthServer } from "../../support/auth-server.ts";
import { extractLink } from "../../support/mail/mailbox.ts";
import { password } from "../../support/person.ts";

const server = await openAuthServer();
afterAll(server.stop);
await server.makeUser("staff@example.com");

describe("what the auth service trusts", () => {
  test("tokens not signed by our key, for another audience, or expired are refused", async () => {
    const { data } = await (await server.signIn("staff@example.com")).getSession();
    const good = data.session?.access_token ?? "";
    const { claims, header } = (await server.client().getClaims(good)).data ?? {};
    const [row] = await server.query<{ value: JWK }>("select private_jwk as value from auth.signing_keys");
    const ours = await importJWK(row?.value ?? {}, "ES256");
    const { keys } = await (await server.call("GET", "/.well-known/jwks.json")).json();
    const pem = await exportSPKI((await importJWK(keys[0], "ES256", { extractable: true })) as CryptoKey);
    const signed = (changes: object, key: CryptoKey | Uint8Array = ours) =>
      new SignJWT({ ...claims, ...changes })
        .setProtectedHeader({ alg: "ES256", typ: "JWT", kid: header?.kid ?? "" })
        .sign(key);
    const { sub: _, ...nameless } = claims ?? {};
    const hs256 = (secret: string) => {
      const signingInput = [{ alg: "HS256", typ: "JWT", kid: header?.kid }, claims]
        .map((part) => Buffer.from(JSON.stringify(part)).toString("base64url"))
        .join(".");
      return `${signingInput}.${createHmac("sha256", secret).update(signingInput).digest("base64url")}`;
    };

    const cases = [
      ["ours", await signed({}), "200"],
      ["nobody's", new UnsecuredJWT({ ...claims }).encode(), "403 bad_jwt"],
      ["our public key taken for a secret", hs256(pem), "403 bad_jwt"],
      ["our public key as JSON taken for a secret", hs256(JSON.stringify(keys[0])), "403 bad_jwt"],
      ["another key's", await signed({}, (await generateKeyPair("ES256")).privateKey), "403 bad_jwt"],
      ["changed afterwards", good.replace(/\.[^.]+\./, ".eyJzdWIiOiJ4In0."), "403 bad_jwt"],
      ["expired", await signed({ exp: Math.floor(Date.now() / 1000) - 1 }), "403 bad_jwt"],
      ["for others", await signed({ aud: "others" }), "403 bad_jwt"],
      [
        "without a person",
        await new SignJWT(nameless).setProtectedHeader({ alg: "ES256", typ: "JWT" }).sign(ours),
        "403 bad_jwt",
      ],
      ["of no uuid", await signed({ sub: "x" }), "403 bad_jwt"],
      ["of nobody", await signed({ sub: crypto.randomUUID() }), "403 user_not_found"],
      ["of an ended session", await signed({ session_id: crypto.randomUUID() }), "403 session_not_found"],
      ["an API key", "sb_publishable_embedded", "403 bad_jwt"],
    ] as const;
    const answerTo = (authorization: string) => server.outcome("GET", "/user", undefined, { authorization });
    for (const [whose, token, outcome] of cases)
      expect(await answerTo(`Bearer ${token}`), whose).toBe(outcome);
    await expect(server.auth.verifyAccessToken(hs256(pem))).rejects.toMatchObject({
      code: "ERR_JOSE_ALG_NOT_ALLOWED",
    });
    for (const header of ["", "Bearer", "Basic eDp5", `Bearer ${good} x`]) {
      expect(await answerTo(header), header).toBe("401 no_authorization");
    }
  });

  test("links lead to our own origin, wherever the caller wants them to", async () => {
    for (const [index, redirectTo] of ["https://evil.example/auth", `${server.url}/ar`].entries()) {
      const email = `link${index}@example.com`;
      await server.client().signUp({ email, password, options: { emailRedirectTo: redirectTo } });
      const [mail] = await server.mailsTo(email);
      expect(mail && extractLink(mail)).toMatch(new RegExp(`^${server.url}/auth/confirm#`));
    }
  });
});
