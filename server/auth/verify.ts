import { z } from "zod";
import { asRole, authAdmin } from "../database/as-role.ts";
import { log } from "../log.ts";
import { spendOfNetwork } from "./budgets.ts";
import { confirm } from "./confirmation.ts";
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

/** The protocol's name for a status in the address a link leads to; others have none. */
const errorNames: Record<number, string> = {
  400: "invalid_request",
  401: "unauthorized_client",
  403: "access_denied",
  500: "server_error",
};

/**
 * Follows a link of a mail: uses up its token and returns the address to go to, with the session, or what was
 * wrong, in the fragment. Throws a Refusal only when the link is not one.
 */
export async function verifyLink(
  service: Service,
  { type, token }: { type: string | undefined; token: string | undefined },
  redirectTo: string,
  address: string,
): Promise<string> {
  if (!type) throw new Refusal(400, "validation_failed", "Verify requires a verification type");
  if (!token) throw new Refusal(400, "validation_failed", "Verify requires a token or a token hash");
  try {
    await spendOfNetwork(service, "verify", address);
    const session = await useToken(service, type, token, "Email link is invalid or has expired");
    return withFragment(redirectTo, {
      access_token: session.access_token,
      expires_at: String(session.expires_at),
      expires_in: String(session.expires_in),
      refresh_token: session.refresh_token,
      sb: "",
      token_type: session.token_type,
      type,
    });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const name = errorNames[error.status];
    return withFragment(redirectTo, {
      ...(name && { error: name }),
      error_code: error.code,
      error_description: error.message,
      sb: "",
    });
  }
}

/** The same for a client that shows a page of its own: the session as the answer. Throws Refusals. */
export async function verifyToken(
  service: Service,
  { type, token, token_hash: tokenHash, email }: z.output<typeof verifyBody>,
  address: string,
): Promise<PresentedSession> {
  await spendOfNetwork(service, "verify", address);
  if (!type) throw new Refusal(400, "validation_failed", "Verify requires a verification type");
  if (tokenHash) {
    if (token || email)
      throw new Refusal(400, "validation_failed", "Only the token_hash and type should be provided");
    return useToken(service, type, tokenHash, "Email link is invalid or has expired");
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

async function useToken(
  service: Service,
  type: string,
  token: string,
  refusal: string,
): Promise<PresentedSession> {
  if (!types.includes(type)) throw new Refusal(400, "validation_failed", "Unsupported verification type");
  const session = await asRole(service.database, authAdmin, async (transaction) => {
    const userId = type === "signup" || type === "email" ? await confirm(transaction, token) : undefined;
    return userId ? beginSession(service, transaction, userId, "otp") : undefined;
  });
  log("auth.verify", {
    ok: Boolean(session),
    user: session?.user.id,
    reason: session ? undefined : "otp_expired",
  });
  if (!session) throw new Refusal(403, "otp_expired", refusal);
  return session;
}

function withFragment(address: string, values: Record<string, string>): string {
  return `${address}#${new URLSearchParams(values)}`;
}
