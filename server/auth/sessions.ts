import type { Transaction } from "../database/database.ts";
import { lifetime, signAccessToken } from "./access-token.ts";
import { beginChain } from "./refresh-tokens.ts";
import type { Service } from "./service.ts";
import { presentUser, type PresentedUser, type User } from "./users.ts";

/** A row of auth.sessions. */
export interface Session {
  id: string;
  user_id: string;
  aal: string;
  /** Newest first, times in seconds. */
  amr: { method: string; timestamp: number }[];
}

/** What the client keeps: both tokens and the person. */
export interface PresentedSession {
  access_token: string;
  token_type: "bearer";
  expires_in: number;
  expires_at: number;
  refresh_token: string;
  user: PresentedUser;
}

/** Signs `user` in: a session of its own, proved by `method`. */
export async function beginSession(
  service: Service,
  transaction: Transaction,
  userId: string,
  method: "password" | "otp",
): Promise<PresentedSession> {
  const amr = [{ method, timestamp: Math.floor(Date.now() / 1000) }];
  const { rows: sessions } = await transaction.query<Session>(
    "insert into auth.sessions (user_id, amr) values ($1, $2::jsonb) returning id, user_id, aal, amr",
    [userId, JSON.stringify(amr)],
  );
  const { rows: users } = await transaction.query<User>(
    "update auth.users set last_sign_in_at = now(), updated_at = now() where id = $1 returning *",
    [userId],
  );
  await transaction.query("update auth.identities set last_sign_in_at = now() where user_id = $1", [userId]);
  const [session, user] = [sessions[0], users[0]];
  if (!session || !user) throw new Error("A user who signs in must exist");
  return presentSession(service, transaction, user, session, await beginChain(transaction, session.id));
}

/** A fresh access token for `session`, and the rest of what its client keeps. */
export async function presentSession(
  { config, secrets }: Service,
  transaction: Transaction,
  user: User,
  session: Session,
  refreshToken: string,
): Promise<PresentedSession> {
  const issuedAt = Math.floor(Date.now() / 1000);
  return {
    access_token: await signAccessToken(secrets, `${config.publicUrl}/auth/v1`, user, session, issuedAt),
    token_type: "bearer",
    expires_in: lifetime,
    expires_at: issuedAt + lifetime,
    refresh_token: refreshToken,
    user: await presentUser(transaction, user),
  };
}
