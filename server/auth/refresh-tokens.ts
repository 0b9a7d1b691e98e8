import { createHmac } from "node:crypto";
import type { Transaction } from "../database/database.ts";
import type { Secrets } from "./service.ts";
import { createRefreshToken, hashToken } from "./tokens.ts";

/** Seconds during which a token that was just replaced may be presented again. */
const reuseInterval = 10;

/** An honest client is never further behind than this. */
const maxChainSteps = 100;

interface StoredToken {
  id: string;
  token_hash: string;
  parent_id: string | null;
  is_revoked: boolean;
  is_recent: boolean;
}

/** Revokes the session's token and issues one that no older token leads to: the holder of an older one has not passed the factor. */
export async function restartChain(transaction: Transaction, sessionId: string): Promise<string> {
  const token = createRefreshToken();
  await revokeCurrent(transaction, sessionId);
  await insertToken(transaction, sessionId, token, null);
  return token;
}

/** The session that a token, current or not, was issued for; locked until the transaction ends. */
export async function lockSessionOfToken(
  transaction: Transaction,
  token: string,
): Promise<string | undefined> {
  const { rows } = await transaction.query<{ id: string }>(
    `select id from auth.sessions
     where id = (select session_id from auth.refresh_tokens where token_hash = $1) for update`,
    [hashToken(token)],
  );
  return rows[0]?.id;
}

/**
 * Exchanges `token` for the current one of its locked session. The current one gets a successor; one that was replaced just now,
 * or whose successor was never used, leads to it. One from just before a restart of the chain leads nowhere. Any other counts as
 * stolen: the session ends, and the result is undefined. Commit also then.
 */
export async function rotateToken(
  secrets: Secrets,
  transaction: Transaction,
  sessionId: string,
  token: string,
): Promise<string | undefined> {
  const { rows } = await transaction.query<StoredToken>(
    `select id::text, token_hash, parent_id::text, revoked_at is not null as is_revoked,
       coalesce(abs(extract(epoch from now() - revoked_at)) <= $3, false) as is_recent
     from auth.refresh_tokens where session_id = $1 and (token_hash = $2 or revoked_at is null)`,
    [sessionId, hashToken(token), reuseInterval],
  );
  const presented = rows.find((row) => row.token_hash === hashToken(token));
  const current = rows.find((row) => !row.is_revoked);
  if (presented && presented === current) {
    const successor = deriveSuccessor(secrets, token);
    await revokeCurrent(transaction, sessionId);
    await insertToken(transaction, sessionId, successor, presented.id);
    return successor;
  }
  if (presented && current && (current.parent_id === presented.id || presented.is_recent)) {
    const reached = followChain(secrets, token, current.token_hash);
    if (reached || presented.is_recent) return reached;
  }
  await transaction.query("delete from auth.sessions where id = $1", [sessionId]);
  return undefined;
}

function followChain(secrets: Secrets, token: string, wantedHash: string): string | undefined {
  let reached = token;
  for (let steps = 0; steps < maxChainSteps; steps++) {
    reached = deriveSuccessor(secrets, reached);
    if (hashToken(reached) === wantedHash) return reached;
  }
  return undefined;
}

/** Only the holder of both the token and our key can derive the next one. */
function deriveSuccessor({ hashKey }: Secrets, token: string): string {
  return createHmac("sha256", hashKey).update(`successor:${token}`).digest("base64url");
}

async function insertToken(
  transaction: Transaction,
  sessionId: string,
  token: string,
  parentId: string | null,
) {
  await transaction.query(
    "insert into auth.refresh_tokens (session_id, token_hash, parent_id) values ($1, $2, $3)",
    [sessionId, hashToken(token), parentId],
  );
}

async function revokeCurrent(transaction: Transaction, sessionId: string) {
  await transaction.query(
    "update auth.refresh_tokens set revoked_at = now() where session_id = $1 and revoked_at is null",
    [sessionId],
  );
}
