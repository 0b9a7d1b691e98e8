import { z } from "zod";
import { asRole, authAdmin } from "../../database/as-role.ts";
import type { Transaction } from "../../database/database.ts";
import { log } from "../../log/log.ts";
import { consumeMail, toAccountKey } from "../limits.ts";
import { type ConfirmationRequest, sendConfirmation } from "../links/confirmation.ts";
import { createStandIn, createUser, deriveUserId, type NewUser } from "./create-user.ts";
import { parseEmail } from "./email-address.ts";
import { refuseWeakPassword } from "../sign-in/password-strength.ts";
import { AuthApiError, validationFailed } from "../auth-api-error.ts";
import { isSignUpClosed } from "../settings.ts";
import type { Service } from "../service.ts";
import { refuseLongData } from "./user-metadata.ts";
import {
  toUserResponse,
  findIdentities,
  findUserByEmail,
  isBanned,
  type User,
  type UserResponse,
} from "./users.ts";

export const signUpBody = z.object({
  email: z.string().nullish(),
  password: z.string().nullish(),
  data: z.record(z.string(), z.unknown()).nullish(),
});

interface SignUpContext {
  redirectTo: string;
  clientAddress: string;
}

/**
 * Creates an account that waits for the confirmation of its address. The password is validated and not stored: only the owner
 * of the mailbox can set one. An address that already has an account gets the same response after the same work; see
 * docs/decisions/accounts.md. Throws AuthApiErrors.
 */
export async function signUp(
  service: Service,
  body: z.output<typeof signUpBody>,
  context: SignUpContext,
): Promise<UserResponse> {
  if (await isSignUpClosed(service)) {
    throw new AuthApiError(422, "signup_disabled", "Signups not allowed for this instance");
  }
  const { email, password, data } = parseSignUp(body);
  if (password === "") throw validationFailed("Signup requires a valid password");
  await refuseWeakPassword(password, email);
  const { redirectTo, clientAddress } = context;
  const account = toAccountKey(service, email);
  const user = await asRole(service.database, authAdmin, async (transaction) => {
    await consumeMail(service, transaction, { email, kind: "sign_up" }, clientAddress);
    const request = { data, redirectTo };
    const created = await createUser(service, transaction, { email, data });
    if (!created) return respondForExistingUser(service, transaction, { email, data }, request);
    return respond(service, transaction, await sendConfirmation(service, transaction, created, request));
  });
  service.mail.wake();
  log("auth.sign_up", { ok: true, account });
  return user;
}

function parseSignUp({ email, password, data }: z.output<typeof signUpBody>) {
  if (!email) throw new AuthApiError(422, "anonymous_provider_disabled", "Anonymous sign-ins are disabled");
  refuseLongData(data ?? {});
  return { email: parseEmail(email), password: password ?? "", data: data ?? {} };
}

/**
 * Mails a link to an existing user who has no password yet. Responds as to a new user in any case, by storing a stand-in and
 * rolling it back.
 */
async function respondForExistingUser(
  service: Service,
  transaction: Transaction,
  newUser: NewUser,
  request: ConfirmationRequest,
) {
  const existing = await findUserByEmail(transaction, newUser.email, { lock: true });
  if (existing && !existing.encrypted_password && !isBanned(existing)) {
    await sendConfirmation(service, transaction, existing, request);
  }
  await transaction.query("savepoint stand_in");
  const standIn = { ...(await createStandIn(transaction, newUser)), email: newUser.email };
  const mailed = await sendConfirmation(service, transaction, standIn, request);
  const response = await respond(service, transaction, mailed);
  await transaction.query("rollback to savepoint stand_in");
  return response;
}

/** With the id of the address, whatever the stored one is: nobody learns that it has an account or that one has left it. */
async function respond(service: Service, transaction: Transaction, user: User): Promise<UserResponse> {
  const id = deriveUserId(service, user.email);
  const identities = await findIdentities(transaction, user.id);
  const metadata = { ...user.raw_user_meta_data, sub: id };
  return toUserResponse(
    { ...user, id, raw_user_meta_data: metadata },
    identities.map((identity) => ({
      ...identity,
      user_id: id,
      provider_id: id,
      identity_data: metadata,
    })),
  );
}
