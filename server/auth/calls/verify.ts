import { z } from "zod";
import { log } from "../../log/log.ts";
import { AuthApiError, validationFailed } from "../auth-api-error.ts";
import { findReservedEmail } from "../first-admin.ts";
import { type AuthContext, parseBody } from "../request.ts";
import type { Service, Work } from "../service.ts";
import { type AccessTokenResponse, createSession } from "../sessions.ts";
import type { User } from "../users.ts";
import { confirmEmail } from "./confirmation.ts";
import { type HalfConfirmed, redeemEmailChange } from "./email-change.ts";
import { redeemRecovery } from "./recover.ts";

type Redeem = (
  work: Work,
  token: string,
  reservedEmail: string | undefined,
) => Promise<User | HalfConfirmed | undefined>;

/** By the type of a link. No mail of ours has a link of the type `magiclink`. */
const redeemers = new Map<string, Redeem>([
  ["signup", (work, token) => confirmEmail(work, token, "confirmation_token")],
  ["email", (work, token) => confirmEmail(work, token, "confirmation_token")],
  ["invite", (work, token) => confirmEmail(work, token, "invite_token")],
  ["recovery", (work, token) => redeemRecovery(work, token)],
  ["email_change", redeemEmailChange],
  ["magiclink", () => Promise.resolve(undefined)],
]);

const verifyBody = z.object({
  type: z.string().nullish(),
  token: z.string().nullish(),
  token_hash: z.string().nullish(),
});

/** Redeems the token of a link. Throws an AuthApiError when it is wrong, expired or used. */
export async function verify(
  service: Service,
  context: AuthContext,
): Promise<AccessTokenResponse | HalfConfirmed> {
  const { type, token: code, token_hash: token } = await parseBody(context, verifyBody);
  if (!type) throw validationFailed("Verify requires a verification type");
  if (!token) {
    if (!code) throw validationFailed("Verify requires either a token or a token hash");
    // Our mails carry links and no codes to type.
    throw new AuthApiError(403, "otp_expired", "Token has expired or is invalid");
  }
  const redeem = redeemers.get(type);
  if (!redeem) throw validationFailed("Unsupported verification type");
  const reservedEmail = type === "email_change" ? await findReservedEmail(service) : undefined;
  const answer = await service.transaction(async (work) => {
    const redeemed = await redeem(work, token, reservedEmail);
    if (!redeemed || "msg" in redeemed) return redeemed;
    return createSession(work, redeemed.id, "otp", context.req.header("user-agent"));
  });
  log("auth.verify", { ok: Boolean(answer), type, reason: answer ? undefined : "otp_expired" });
  if (!answer) throw new AuthApiError(403, "otp_expired", "Email link is invalid or has expired");
  return answer;
}
