import type { Transaction } from "../../database/database.ts";
import { AuthApiError } from "../auth-api-error.ts";

/** A row of auth.mfa_factors. */
export interface Factor {
  id: string;
  user_id: string;
  friendly_name: string | null;
  factor_type: "totp";
  status: "unverified" | "verified";
  /** In base32. */
  secret: string;
  /** The time step of the last code that was accepted. */
  last_used_step: number | null;
  last_challenged_at: Date | null;
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
  if (!rows[0]) throw new AuthApiError(404, "mfa_factor_not_found", "Factor not found");
  return rows[0];
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
    last_challenged_at: factor.last_challenged_at,
  };
}
