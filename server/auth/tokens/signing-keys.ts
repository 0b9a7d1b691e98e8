import { setTimeout as wait } from "node:timers/promises";
import {
  calculateJwkThumbprint,
  type CryptoKey,
  errors,
  exportJWK,
  generateKeyPair,
  importJWK,
  type JWK,
} from "jose";
import { asRole, authAdmin } from "../../database/as-role.ts";
import type { Database, Transaction } from "../../database/database.ts";
import { log } from "../../log/log.ts";

/** Milliseconds after which a process reads the keys again: so long one may sign with a key that was revoked elsewhere. */
const refreshMs = 5_000;

/** The least between two reads for keys it does not know. Anybody can make up such a key. */
const unknownKeyRefreshMs = 500;

/** How a key lives. Others keep the key set for ten minutes, and a token is valid for an hour. */
const lifetime = { publishedMinutes: 15, rotationDays: 90, retiredHours: 2 };

interface StoredKey {
  kid: string;
  private_jwk: JWK;
  signs: boolean;
}

interface LoadedKeys {
  /** By `performance.now()`. */
  loadedAt: number;
  signing: { kid: string; privateKey: CryptoKey };
  public: (JWK & { kid: string })[];
  verifying: Map<string, CryptoKey>;
}

/** The keys of access tokens, shared by every process of one database; see docs/decisions/sessions.md. */
export type SigningKeys = Awaited<ReturnType<typeof openSigningKeys>>;

/** Opens the keys of a migrated `database`; generates the first one. */
export async function openSigningKeys(database: Database) {
  let keys = await loadKeys(database);
  let pending: Promise<LoadedKeys> | undefined;
  const refresh = () =>
    (pending ??= loadKeys(database)
      .then((loaded) => (keys = loaded))
      .finally(() => (pending = undefined)));
  let nextLook: Promise<unknown> | undefined;
  /** A key may be younger than the last read, and than one under way: the caller waits for a read that begins later. */
  const lookAgain = () => (nextLook ??= look());
  const look = async () => {
    await pending?.catch(() => {});
    await wait(Math.max(0, keys.loadedAt + unknownKeyRefreshMs - performance.now()));
    nextLook = undefined;
    await refresh();
  };
  // What is known is used while the database is away.
  const timer = setInterval(() => void refresh().catch(() => {}), refreshMs).unref();

  return {
    /** The key that signs now. Asks nobody: tokens are signed inside transactions, and the embedded database has one at a time. */
    signing: () => keys.signing,
    /** Loads the keys again at once; not to be called inside a transaction. */
    reload: refresh,
    /** The key set as it is published: ES256, public halves only. */
    published: (): JWK[] => keys.public,
    /** The public key of this id; not to be called inside a transaction. Throws jose's error when there is none. */
    async verifying(kid = "") {
      if (!keys.verifying.has(kid)) await lookAgain();
      const key = keys.verifying.get(kid);
      if (!key) throw new errors.JWKSNoMatchingKey();
      return key;
    },
    close: () => clearInterval(timer),
  };
}

/** Adds a key, which signs once others can know it. `revoke` deletes all others: their tokens are invalid at once. */
export async function rotateSigningKey(database: Database, { revoke = false } = {}): Promise<string> {
  return asRole(database, authAdmin, async (transaction) => {
    await lockKeys(transaction);
    if (revoke) await transaction.query("delete from auth.signing_keys");
    return insertKey(transaction);
  });
}

async function loadKeys(database: Database): Promise<LoadedKeys> {
  const loadedAt = performance.now();
  const stored = await asRole(database, authAdmin, async (transaction) => {
    const found = await readKeys(transaction);
    if (found.length === 1 && !(await isRotationDue(transaction))) return found;
    await lockKeys(transaction);
    if (await isRotationDue(transaction)) log("auth.key_rotated", { kid: await insertKey(transaction) });
    await deleteRetired(transaction);
    return readKeys(transaction);
  });
  const signer = stored.find(({ signs }) => signs);
  if (!signer) throw new Error("There is no signing key");
  const published = stored.map(toPublicKey);
  const verifying = await Promise.all(published.map(async (jwk) => [jwk.kid, await importKey(jwk)] as const));
  return {
    loadedAt,
    signing: { kid: signer.kid, privateKey: await importKey(signer.private_jwk) },
    public: published,
    verifying: new Map(verifying),
  };
}

function toPublicKey({ kid, private_jwk: privateKey }: StoredKey): JWK & { kid: string } {
  const { d: _, ...publicHalf } = privateKey;
  return { ...publicHalf, kid, alg: "ES256", use: "sig", key_ops: ["verify"] };
}

/** Newest first. The newest that was published long enough signs; while none was, the oldest. */
async function readKeys(transaction: Transaction): Promise<StoredKey[]> {
  const { rows } = await transaction.query<StoredKey>(
    `select kid, private_jwk, kid = (
       select kid from auth.signing_keys
       order by created_at <= now() - make_interval(mins => $1) desc,
         case when created_at <= now() - make_interval(mins => $1) then created_at end desc, created_at, kid
       limit 1
     ) as signs
     from auth.signing_keys order by created_at desc, kid`,
    [lifetime.publishedMinutes],
  );
  return rows;
}

async function isRotationDue(transaction: Transaction): Promise<boolean> {
  const { rows } = await transaction.query(
    "select from auth.signing_keys where created_at > now() - make_interval(days => $1) limit 1",
    [lifetime.rotationDays],
  );
  return rows.length === 0;
}

/** Those whose successor has signed for longer than a token is valid. */
async function deleteRetired(transaction: Transaction) {
  await transaction.query(
    `delete from auth.signing_keys as old where exists (
       select from auth.signing_keys as next where next.created_at > old.created_at
         and next.created_at < now() - make_interval(mins => $1, hours => $2)
     )`,
    [lifetime.publishedMinutes, lifetime.retiredHours],
  );
}

async function lockKeys(transaction: Transaction) {
  await transaction.query("select pg_advisory_xact_lock(hashtext('signing_keys'))");
}

async function insertKey(transaction: Transaction): Promise<string> {
  const { privateKey } = await generateKeyPair("ES256", { extractable: true });
  const jwk = await exportJWK(privateKey);
  const kid = await calculateJwkThumbprint(jwk);
  await transaction.query("insert into auth.signing_keys (kid, private_jwk) values ($1, $2::jsonb)", [
    kid,
    JSON.stringify(jwk),
  ]);
  return kid;
}

/** importJWK returns bytes for symmetric keys only. */
async function importKey(jwk: JWK): Promise<CryptoKey> {
  return (await importJWK(jwk, "ES256")) as CryptoKey;
}
