import { z } from "zod";
import { asRole, authAdmin } from "../../database/as-role.ts";
import { log } from "../../log/log.ts";
import { AuthApiError, validationFailed } from "../auth-api-error.ts";
import type { Service } from "../service.ts";
import { loadUserResponse, type User, type UserResponse } from "./users.ts";

/** Other fields of the protocol's call are refused, not ignored. */
export const banBody = z.strictObject({ ban_duration: z.string().max(64) });

/** A century: Postgres and JavaScript still have dates after it. */
const maxHours = 876_000;

/**
 * Bans an account for a duration such as `24h30m`, or lifts its ban with `none`. Its sessions stay, as upstream, and cannot be
 * refreshed. Throws AuthApiErrors.
 */
export async function banUser(
  { database }: Service,
  id: string,
  { ban_duration: duration }: z.output<typeof banBody>,
): Promise<UserResponse> {
  if (!z.guid().safeParse(id).success) {
    throw new AuthApiError(404, "validation_failed", "user_id must be an UUID");
  }
  const hours = duration === "none" ? undefined : parseHours(duration);
  const user = await asRole(database, authAdmin, async (transaction) => {
    const { rows } = await transaction.query<User>(
      `update auth.users set banned_until = now() + $2::float8 * interval '1 hour', updated_at = now()
       where id = $1 returning *`,
      [id, hours ?? null],
    );
    return rows[0] && loadUserResponse(transaction, rows[0]);
  });
  if (!user) throw new AuthApiError(404, "user_not_found", "User not found");
  log("auth.ban", { user: id, hours });
  return user;
}

const hoursPerUnit: Record<string, number> = { h: 1, m: 1 / 60, s: 1 / 3600 };

function parseHours(duration: string): number {
  const parts = [...duration.matchAll(/(\d+(?:\.\d+)?)([hms])/g)];
  const hours = parts.reduce(
    (sum, [, amount, unit = ""]) => sum + Number(amount) * (hoursPerUnit[unit] ?? 0),
    0,
  );
  if (parts.map(([part]) => part).join("") !== duration || hours <= 0 || hours > maxHours) {
    throw validationFailed(`invalid format for ban duration: ${JSON.stringify(duration)}`);
  }
  return hours;
}
