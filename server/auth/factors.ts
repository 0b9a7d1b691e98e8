import { z } from "zod";
import type { Transaction } from "../database/database.ts";
import { AuthApiError } from "./auth-api-error.ts";
import type { AuthContext } from "./request.ts";

/** Seconds a factor may wait for its first code. */
const unverifiedLifetime = 300;

/** Unfinished factors that other sessions of an account may have. */
const maxOfOtherSessions = 20;

/** A row of auth.mfa_factors. */
export interface Factor {
  id: string;
  user_id: string;
  friendly_name: string | null;
  factor_type: "totp";
  status: "unverified" | "verified";
  /** In base32. */
  secret: string;
  session_id: string | null;
  last_used_step: number | null;
  /** The time step of a refused code of the future. */
  early_step: number | null;
  created_at: Date;
  updated_at: Date;
}

/** All factors of the user, verified or not, oldest first. */
export async function findFactors(transaction: Transaction, userId: string): Promise<Factor[]> {
  const { rows } = await transaction.query<Factor>(
    "select * from auth.mfa_factors where user_id = $1 order by created_at, id",
    [userId],
  );
  return rows;
}

/** The user's factor with this id, locked until the transaction ends. Throws an AuthApiError when there is none. */
export async function lockFactor(transaction: Transaction, userId: string, id: string): Promise<Factor> {
  const { rows } = await transaction.query<Factor>(
    "select * from auth.mfa_factors where id = $1 and user_id = $2 for update",
    [id, userId],
  );
  if (!rows[0]) throw factorNotFound();
  return rows[0];
}

/** The same for a code. An unverified factor exists for five minutes and its own session: a stranger must leave none behind. */
export async function lockFactorForCode(
  transaction: Transaction,
  userId: string,
  id: string,
  sessionId: string | undefined,
): Promise<Factor> {
  const { rows } = await transaction.query<Factor>(
    `select * from auth.mfa_factors
     where id = $1 and user_id = $2
       and (status = 'verified' or session_id = $3 and created_at > now() - make_interval(secs => $4))
     for update`,
    [id, userId, sessionId ?? null, unverifiedLifetime],
  );
  if (!rows[0]) throw factorNotFound();
  return rows[0];
}

/** Deletes unverified factors that nobody can verify any more, and the oldest of other sessions: each response lists them all. */
export async function deleteStaleFactors(
  transaction: Transaction,
  userId: string,
  sessionId: string | undefined,
): Promise<void> {
  await transaction.query(
    `delete from auth.mfa_factors
     where user_id = $1 and status = 'unverified' and (
       created_at < now() - make_interval(secs => $2)
       or not exists (select from auth.sessions where id = mfa_factors.session_id)
       or id in (
         select id from auth.mfa_factors
         where user_id = $1 and status = 'unverified' and session_id is distinct from $3
         order by created_at desc offset $4
       )
     )`,
    [userId, unverifiedLifetime, sessionId ?? null, maxOfOtherSessions],
  );
}

/** Deletes the unverified factors of a locked user. */
export async function deleteUnverifiedFactors(transaction: Transaction, userId: string): Promise<void> {
  await transaction.query("delete from auth.mfa_factors where user_id = $1 and status = 'unverified'", [
    userId,
  ]);
}

/** The id of the factor in the path. Throws an AuthApiError for other text. */
export function parseFactorId({ req }: AuthContext): string {
  const { success, data } = z.guid().safeParse(req.param("id"));
  if (!success) throw new AuthApiError(404, "validation_failed", "factor_id must be an UUID");
  return data;
}

export function factorNotFound(): AuthApiError {
  return new AuthApiError(404, "mfa_factor_not_found", "Factor not found");
}

/** The factor without its secret. */
export function toFactorResponse(factor: Factor) {
  return {
    id: factor.id,
    created_at: factor.created_at,
    updated_at: factor.updated_at,
    status: factor.status,
    ...(factor.friendly_name && { friendly_name: factor.friendly_name }),
    factor_type: factor.factor_type,
    phone: "",
  };
}
