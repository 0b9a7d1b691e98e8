import { createHash, createHmac, randomBytes } from "node:crypto";
import type { Transaction } from "../database/database.ts";
import type { Secrets } from "./secrets.ts";

/** Seconds during which a token that was just replaced may be presented again. */
const reuseInterval = 10;

/** A client that presents tokens in good faith is never further behind than this. */
const longestWalk = 100;

interface StoredToken {
  id: string;
  token_hash: string;
  parent_id: string | null;
  is_revoked: boolean;
  is_recent: boolean;
}

/** Begins the chain of a new session and returns its first token. */
export async function beginChain(transaction: Transaction, sessionId: string): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  await append(transaction, sessionId, token, null);
  return token;
}

/** The session that a token, current or not, was given to; locked until the transaction ends. */
export async function findChain(transaction: Transaction, token: string): Promise<string | undefined> {
  const { rows } = await transaction.query<{ id: string }>(
    `select id from auth.sessions
     where id = (select session_id from auth.refresh_tokens where token_hash = $1) for update`,
    [hashOf(token)],
  );
  return rows[0]?.id;
}

/**
 * Exchanges `token` for the current token of its session, which `findChain` has locked. The current token gets
 * a successor; one that was replaced just now, or whose successor was never used, leads to the current one.
 * Any other is taken for stolen: the chain ends, and the answer is undefined. Commit also then.
 */
export async function rotate(
  secrets: Secrets,
  transaction: Transaction,
  sessionId: string,
  token: string,
): Promise<string | undefined> {
  const { rows } = await transaction.query<StoredToken>(
    `select id::text, token_hash, parent_id::text, revoked_at is not null as is_revoked,
       coalesce(revoked_at >= now() - make_interval(secs => $3), false) as is_recent
     from auth.refresh_tokens where session_id = $1 and (token_hash = $2 or revoked_at is null)`,
    [sessionId, hashOf(token), reuseInterval],
  );
  const presented = rows.find((row) => row.token_hash === hashOf(token));
  const current = rows.find((row) => !row.is_revoked);
  if (presented && presented === current) {
    const successor = successorOf(secrets, token);
    await revokeCurrent(transaction, sessionId);
    await append(transaction, sessionId, successor, presented.id);
    return successor;
  }
  if (presented && current && (current.parent_id === presented.id || presented.is_recent)) {
    const reached = walk(secrets, token, current.token_hash);
    if (reached) return reached;
  }
  await revokeCurrent(transaction, sessionId);
  return undefined;
}

/** Follows the chain from `token` to the token with this hash. */
function walk(secrets: Secrets, token: string, wantedHash: string): string | undefined {
  let reached = token;
  for (let steps = 0; steps < longestWalk; steps++) {
    reached = successorOf(secrets, reached);
    if (hashOf(reached) === wantedHash) return reached;
  }
  return undefined;
}

/** Only who holds both the token and our key can know what follows it. */
function successorOf({ hashKey }: Secrets, token: string): string {
  return createHmac("sha256", hashKey).update(`successor:${token}`).digest("base64url");
}

async function append(transaction: Transaction, sessionId: string, token: string, parentId: string | null) {
  await transaction.query(
    "insert into auth.refresh_tokens (session_id, token_hash, parent_id) values ($1, $2, $3)",
    [sessionId, hashOf(token), parentId],
  );
}

async function revokeCurrent(transaction: Transaction, sessionId: string) {
  await transaction.query(
    "update auth.refresh_tokens set revoked_at = now() where session_id = $1 and revoked_at is null",
    [sessionId],
  );
}

function hashOf(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}
