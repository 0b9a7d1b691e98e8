import {
  calculateJwkThumbprint,
  type CryptoKey,
  errors,
  exportJWK,
  generateKeyPair,
  importJWK,
  type JWK,
} from "jose";
import { asRole, authAdmin } from "../database/as-role.ts";
import type { Database, Transaction } from "../database/database.ts";
import { log } from "../log/log.ts";

/** Milliseconds until a process reads the key again, and notices that another one has replaced it. */
const maxAgeMs = 5_000;

interface StoredKey {
  kid: string;
  private_jwk: JWK;
}

/** The key of access tokens, shared by every process of one database; see docs/decisions/sessions.md. */
export type SigningKey = ReturnType<typeof openSigningKey>;

/** Opens the key of a database in which `createSigningKey` has run. */
export function openSigningKey(database: Database) {
  let known: (Awaited<ReturnType<typeof importKey>> & { readAt: number }) | undefined;

  /** Inside a transaction: the key that signs now. */
  async function load(transaction: Transaction) {
    const { rows } = await transaction.query<StoredKey>("select kid, private_jwk from auth.signing_keys");
    if (!rows[0]) throw new Error("There is no signing key");
    const key = known?.kid === rows[0].kid ? known : await importKey(rows[0]);
    return (known = { ...key, readAt: performance.now() });
  }

  const read = () => asRole(database, authAdmin, load, { readOnly: true });
  const current = async () => (known && performance.now() - known.readAt < maxAgeMs ? known : await read());

  return {
    load,
    /** The public half; not to be called inside a transaction. */
    published: async () => (await current()).published,
    /** The key that verifies tokens of this id; not to be called inside a transaction. Throws jose's error for any other id. */
    async verifying(kid: string | undefined): Promise<CryptoKey> {
      const key = await current();
      // It may have been replaced since.
      const next = key.kid === kid ? key : await read();
      if (next.kid !== kid) throw new errors.JWKSNoMatchingKey();
      return next.publicKey;
    },
  };
}

async function importKey({ kid, private_jwk: privateHalf }: StoredKey) {
  const { d: _, ...publicHalf } = privateHalf;
  return {
    kid,
    privateKey: await importEllipticKey(privateHalf),
    publicKey: await importEllipticKey(publicHalf),
    /** The public half, as it is published. */
    published: { ...publicHalf, kid, alg: "ES256", use: "sig", key_ops: ["verify"] },
  };
}

/** importJWK returns bytes for symmetric keys only. */
async function importEllipticKey(jwk: JWK): Promise<CryptoKey> {
  return (await importJWK(jwk, "ES256")) as CryptoKey;
}

/** Creates the key unless there is one. Of processes that start at the same moment, one does. */
export async function createSigningKey(database: Database): Promise<void> {
  await asRole(database, authAdmin, async (transaction) => {
    const { rows } = await transaction.query("select from auth.signing_keys");
    if (rows.length === 0) await insertKey(transaction);
  });
}

/** Replaces the key: all access tokens are invalid within seconds, and pages refresh them. Returns the new one's id. */
export async function rotateSigningKey(database: Database): Promise<string> {
  const kid = await asRole(database, authAdmin, async (transaction) => {
    await transaction.query("delete from auth.signing_keys");
    return insertKey(transaction);
  });
  log("auth.key_rotated", { kid });
  return kid;
}

async function insertKey(transaction: Transaction): Promise<string> {
  const { privateKey } = await generateKeyPair("ES256", { extractable: true });
  const jwk = await exportJWK(privateKey);
  const kid = await calculateJwkThumbprint(jwk);
  await transaction.query(
    "insert into auth.signing_keys (kid, private_jwk) values ($1, $2::jsonb) on conflict do nothing",
    [kid, JSON.stringify(jwk)],
  );
  return kid;
}
