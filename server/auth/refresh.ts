import { z } from "zod";
import { asRole, authAdmin } from "../database/as-role.ts";
import type { Transaction } from "../database/database.ts";
import { log } from "../log.ts";
import { Refusal } from "./refusal.ts";
import { findChain, rotate } from "./refresh-tokens.ts";
import type { Service } from "./service.ts";
import { presentSession, type PresentedSession, type Session } from "./sessions.ts";
import { findUser, isBanned } from "./users.ts";

export const refreshBody = z.object({ refresh_token: z.string().nullish() });

/** Ours have 43 characters. */
const longestToken = 256;

/** A new access token, and the refresh token that is current now. Throws a Refusal when the token is good for none. */
export async function refresh(service: Service, token: string): Promise<PresentedSession> {
  if (token.length < 12) throw new Refusal(400, "validation_failed", "Refresh token is not valid");
  if (token.length > longestToken) throw notFound();
  // A refusal is returned, not thrown: the end of the chain that it tells of has to be committed.
  const answer = await asRole(service.database, authAdmin, (transaction) =>
    exchange(service, transaction, token),
  );
  if (answer instanceof Refusal) {
    log("auth.refresh", { ok: false, reason: answer.code });
    throw answer;
  }
  return answer;
}

async function exchange(
  service: Service,
  transaction: Transaction,
  token: string,
): Promise<PresentedSession | Refusal> {
  const sessionId = await findChain(transaction, token);
  if (!sessionId) return notFound();
  const current = await rotate(service.secrets, transaction, sessionId, token);
  if (!current) return new Refusal(400, "refresh_token_already_used", "Invalid Refresh Token: Already Used");
  const { rows } = await transaction.query<Session>(
    "update auth.sessions set refreshed_at = now() where id = $1 returning id, user_id, aal, amr",
    [sessionId],
  );
  const session = rows[0];
  const user = session && (await findUser(transaction, session.user_id));
  if (!user) return notFound();
  if (isBanned(user)) return new Refusal(400, "user_banned", "Invalid Refresh Token: User Banned");
  return presentSession(service, transaction, user, session, current);
}

function notFound(): Refusal {
  return new Refusal(400, "refresh_token_not_found", "Invalid Refresh Token: Refresh Token Not Found");
}
