import { z } from "zod";
import { asRole, authAdmin } from "../database/as-role.ts";
import { log } from "../log.ts";
import { confirm, confirmationPage } from "./confirmation.ts";
import { readAddress } from "./email-address.ts";
import { Refusal } from "./refusal.ts";
import type { Service } from "./service.ts";
import { beginSession, type PresentedSession } from "./sessions.ts";

export const verifyBody = z.object({
  type: z.string().nullish(),
  token: z.string().nullish(),
  token_hash: z.string().nullish(),
  email: z.string().nullish(),
});

const types = ["signup", "email", "recovery", "invite", "magiclink", "email_change"];

/**
 * Where a link in the protocol's own shape leads, as our mails had it once: to the page that uses its token when a person
 * asks for it. Opening it changes nothing, whoever or whatever does. Throws a Refusal only when the link is not one.
 */
export function followLink(
  { type, token }: { type: string | undefined; token: string | undefined },
  redirectTo: string,
): string {
  if (!type) throw new Refusal(400, "validation_failed", "Verify requires a verification type");
  if (!token) throw new Refusal(400, "validation_failed", "Verify requires a token or a token hash");
  if (types.includes(type)) return confirmationPage(redirectTo, token, type);
  const problem = new URLSearchParams({
    error: "invalid_request",
    error_code: "validation_failed",
    error_description: "Unsupported verification type",
    sb: "",
  });
  return `${redirectTo}#${problem}`;
}

/** Uses up the token of a link and begins a session. Throws Refusals. */
export async function verifyToken(
  service: Service,
  { type, token, token_hash: tokenHash, email }: z.output<typeof verifyBody>,
): Promise<PresentedSession> {
  if (!type) throw new Refusal(400, "validation_failed", "Verify requires a verification type");
  if (tokenHash) {
    if (token || email)
      throw new Refusal(400, "validation_failed", "Only the token_hash and type should be provided");
    return useToken(service, type, tokenHash);
  }
  if (!token) throw new Refusal(400, "validation_failed", "Verify requires either a token or a token hash");
  if (!email) {
    const message = "Only an email address or phone number should be provided on verify";
    throw new Refusal(400, "validation_failed", message);
  }
  readAddress(email);
  // Our mails carry a link and no code to type, so no code is ever right.
  throw new Refusal(403, "otp_expired", "Token has expired or is invalid");
}

async function useToken(service: Service, type: string, token: string): Promise<PresentedSession> {
  if (!types.includes(type)) throw new Refusal(400, "validation_failed", "Unsupported verification type");
  const session = await asRole(service.database, authAdmin, async (transaction) => {
    const user = type === "signup" || type === "email" ? await confirm(transaction, token) : undefined;
    return user && beginSession(service, transaction, user.id, "otp");
  });
  log("auth.verify", {
    ok: Boolean(session),
    user: session?.user.id,
    reason: session ? undefined : "otp_expired",
  });
  if (!session) throw new Refusal(403, "otp_expired", "Email link is invalid or has expired");
  return session;
}
