import { isUniqueViolation } from "../../database/database.ts";
import { AuthApiError } from "../auth-api-error.ts";
import { deleteUnverifiedFactors } from "../factors.ts";
import { emailNotAuthorized } from "../first-admin.ts";
import { createLinkToken, linkUrl, mailOwner, redeemLinkToken, revokeLinks } from "../links.ts";
import type { Work } from "../service.ts";
import { findUserByEmail, type User } from "../users.ts";

const tokenTypes = ["email_change_token_current", "email_change_token_new"] as const;

/** Mails a link to both addresses; the account has its new one when both are used. Of a taken address nobody learns anything. */
export async function beginEmailChange(work: Work, { id }: User, newEmail: string): Promise<User> {
  const { rows } = await work.query<User>(
    `update auth.users set email_change = $2, updated_at = now()
     where id = $1 returning *`,
    [id, newEmail],
  );
  if (!rows[0]) throw new Error("A user whose row is locked must exist");
  await work.query("delete from auth.one_time_tokens where user_id = $1 and token_type = any($2)", [
    id,
    tokenTypes,
  ]);
  await mailLinks(work, rows[0], newEmail);
  return rows[0];
}

async function mailLinks(work: Work, user: User, newEmail: string) {
  // An address belongs to the account that has confirmed it: anybody may begin to sign up with any address.
  const isTaken = Boolean((await findUserByEmail(work, newEmail))?.email_confirmed_at);
  for (const type of tokenTypes) {
    const token = await createLinkToken(work, user.id, { type });
    const link = linkUrl(work, token, "email_change");
    const isNew = type === "email_change_token_new";
    const to = isNew ? newEmail : user.email;
    const kind = isNew ? (isTaken ? "emailTaken" : "emailChangeNew") : "emailChangeCurrent";
    const values = kind === "emailTaken" ? {} : { link, oldEmail: user.email, newEmail };
    await mailOwner(work, { ...user, email: to }, kind, values);
  }
}

/** The first of the two links was redeemed. */
export interface HalfConfirmed {
  msg: string;
  code: "200";
}

/**
 * Redeems one of the two links; with the second the account has its new address and no session any more. Undefined when the
 * token is not valid. For an address with an account, and for `reservedEmail`, it throws and keeps the token.
 */
export async function redeemEmailChange(
  work: Work,
  token: string,
  reservedEmail: string | undefined,
): Promise<User | HalfConfirmed | undefined> {
  const redeemed = await redeemLinkToken(work, token, [...tokenTypes]);
  if (!redeemed) return undefined;
  const { user, link } = redeemed;
  if (user.email_change !== null && user.email_change === reservedEmail)
    throw emailNotAuthorized(reservedEmail);
  await work.query("delete from auth.one_time_tokens where user_id = $1 and token_type = $2", [
    user.id,
    link.token_type,
  ]);
  const { rows: pending } = await work.query(
    "select from auth.one_time_tokens where user_id = $1 and token_type = any($2)",
    [user.id, tokenTypes],
  );
  if (pending.length > 0) {
    const msg = "Confirmation link accepted. Please proceed to confirm link sent to the other email";
    return { msg, code: "200" };
  }
  await applyEmailChange(work, user);
  return user;
}

async function applyEmailChange(work: Work, user: User) {
  // It has no password and nobody's proof; the mailbox has just given one.
  await work.query("delete from auth.users where email = $1 and email_confirmed_at is null", [
    user.email_change,
  ]);
  const { rows } = await work
    .query<{ email: string }>(
      `update auth.users set email = email_change, email_change = null, invited_at = null,
         updated_at = now(), raw_user_meta_data = raw_user_meta_data || jsonb_build_object('email', email_change)
       where id = $1 and email_change is not null returning email`,
      [user.id],
    )
    .catch((error: unknown) => {
      if (isUniqueViolation(error)) throw emailExists();
      throw error;
    });
  if (!rows[0]) return;
  await revokeLinks(work, user.id);
  await deleteUnverifiedFactors(work, user.id);
  await work.query("delete from auth.sessions where user_id = $1", [user.id]);
  await mailOwner(work, user, "emailChanged", { newEmail: rows[0].email });
}

function emailExists(): AuthApiError {
  const message = "A user with this email address has already been registered";
  return new AuthApiError(422, "email_exists", message);
}
