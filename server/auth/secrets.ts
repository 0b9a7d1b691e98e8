import { hkdfSync, randomBytes } from "node:crypto";
import {
  calculateJwkThumbprint,
  exportJWK,
  generateKeyPair,
  importJWK,
  type CryptoKey,
  type JWK,
} from "jose";
import { asRole, authAdmin } from "../database/as-role.ts";
import type { Database } from "../database/database.ts";

export interface Secrets {
  signingKey: CryptoKey;
  /** The public half with `kid`, `alg` and `use`, as the key set publishes it. */
  publicKey: JWK & { kid: string };
  /** For HMAC: see docs/decisions/refresh-tokens.md. */
  hashKey: Buffer;
  /** For the cookies of known devices; derived, so that no other use of the key can make one. */
  deviceKey: Buffer;
}

interface Stored {
  signing_key: JWK & { kid: string };
  hash_key: string;
}

/**
 * The secrets of this database, made by the first process that asks; see docs/decisions/signing-key.md.
 * Processes that start at the same moment all get the secrets of one of them.
 */
export async function readSecrets(database: Database): Promise<Secrets> {
  const fresh = await makeSecrets();
  const stored = await asRole(database, authAdmin, async (transaction) => {
    await transaction.query(
      `insert into auth.secrets (name, value) select key, value from jsonb_each($1::jsonb) on conflict do nothing`,
      [JSON.stringify(fresh)],
    );
    const { rows } = await transaction.query<{ secrets: Stored }>(
      "select jsonb_object_agg(name, value) as secrets from auth.secrets",
    );
    return rows[0]?.secrets ?? fresh;
  });
  const { d: _, ...publicHalf } = stored.signing_key;
  const hashKey = Buffer.from(stored.hash_key, "base64url");
  return {
    // importJWK answers bytes for symmetric keys only.
    signingKey: (await importJWK(stored.signing_key, "ES256")) as CryptoKey,
    publicKey: { ...publicHalf, alg: "ES256", use: "sig", key_ops: ["verify"] },
    hashKey,
    deviceKey: Buffer.from(hkdfSync("sha256", hashKey, "", "device cookie", 32)),
  };
}

async function makeSecrets(): Promise<Stored> {
  const { privateKey } = await generateKeyPair("ES256", { extractable: true });
  const jwk = await exportJWK(privateKey);
  return {
    signing_key: { ...jwk, kid: await calculateJwkThumbprint(jwk) },
    hash_key: randomBytes(32).toString("base64url"),
  };
}
