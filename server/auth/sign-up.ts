import { createHmac, randomUUID } from "node:crypto";
import { z } from "zod";
import { asRole, authAdmin } from "../database/as-role.ts";
import type { Transaction } from "../database/database.ts";
import { log } from "../log.ts";
import { consumeMailLimit } from "./rate-limits.ts";
import { type ConfirmationRequest, sendConfirmation } from "./confirmation.ts";
import { parseEmail } from "./email-address.ts";
import { parseCodeChallenge, pkceFields } from "./pkce.ts";
import { refuseWeakPassword } from "./password-strength.ts";
import { AuthApiError } from "./auth-api-error.ts";
import { toAccountKey, type Service } from "./service.ts";
import { refuseLongData } from "./user-metadata.ts";
import {
  buildUserMetadata,
  toUserResponse,
  findIdentities,
  findUserByEmail,
  type UserResponse,
  type User,
} from "./users.ts";

export const signUpBody = z.object({
  email: z.string().nullish(),
  phone: z.string().nullish(),
  password: z.string().nullish(),
  data: z.record(z.string(), z.unknown()).nullish(),
  ...pkceFields,
});

interface NewUser {
  id: string;
  email: string;
  data: Record<string, unknown>;
}

/**
 * Creates an account that waits for the confirmation of its address. The password is validated and not stored: only the owner
 * of the mailbox can set one. An address that already has an account gets the same response after the same work; see
 * docs/decisions/sign-up-tells-nothing.md. Throws AuthApiErrors.
 */
export async function signUp(
  service: Service,
  body: z.output<typeof signUpBody>,
  redirectTo: string,
  clientAddress: string,
): Promise<UserResponse> {
  const { email, password, data, codeChallenge } = parseSignUp(body);
  if (password === "") throw new AuthApiError(400, "validation_failed", "Signup requires a valid password");
  refuseWeakPassword(password, email);
  const newUser = { id: deriveUserId(service, email), email, data };
  const account = toAccountKey(service, email);
  const user = await asRole(service.database, authAdmin, async (transaction) => {
    await consumeMailLimit(service, transaction, account, clientAddress);
    const created = await createUser(transaction, newUser);
    const request = { data, redirectTo, codeChallenge };
    if (!created) return respondForExistingUser(service, transaction, newUser, request);
    const mailed = await sendConfirmation(service, transaction, created, request);
    return toUserResponse(mailed, await findIdentities(transaction, created.id));
  });
  service.mail.wake();
  log("auth.sign_up", { ok: true, account });
  return user;
}

function parseSignUp({ email, phone, password, data, ...pkce }: z.output<typeof signUpBody>) {
  if (email && phone) {
    const message = "Only an email address or phone number should be provided on signup.";
    throw new AuthApiError(400, "validation_failed", message);
  }
  if (phone) throw new AuthApiError(400, "phone_provider_disabled", "Phone signups are disabled");
  if (!email) throw new AuthApiError(422, "anonymous_provider_disabled", "Anonymous sign-ins are disabled");
  const codeChallenge = parseCodeChallenge(pkce);
  refuseLongData(data ?? {});
  return { email: parseEmail(email), password: password ?? "", data: data ?? {}, codeChallenge };
}

/** Always the same for an email address, whether it has an account, waits for its confirmation or is unknown. */
function deriveUserId({ secrets }: Service, email: string): string {
  const bytes = createHmac("sha256", secrets.hashKey).update(`stand-in:${email}`).digest("hex");
  const variant = "89ab"[parseInt(bytes.charAt(16), 16) % 4];
  return [
    bytes.slice(0, 8),
    bytes.slice(8, 12),
    `4${bytes.slice(13, 16)}`,
    `${variant}${bytes.slice(17, 20)}`,
    bytes.slice(20, 32),
  ].join("-");
}

/** Undefined when the email address is taken. A stand-in is stored under other keys than its response shows. */
async function createUser(
  transaction: Transaction,
  { id, email, data }: NewUser,
  stored: { id: string; email: string | null } = { id, email },
): Promise<User | undefined> {
  const metadata = JSON.stringify(buildUserMetadata(id, email, data, false));
  const { rows } = await transaction.query<User>(
    `insert into auth.users (id, email, raw_app_meta_data, raw_user_meta_data)
     values ($1, $2, '{"provider": "email", "providers": ["email"]}', $3::jsonb)
     on conflict (email) do nothing returning *`,
    [stored.id, stored.email, metadata],
  );
  if (!rows[0]) return undefined;
  await transaction.query(
    "insert into auth.identities (user_id, provider, provider_id, identity_data) values ($1, 'email', $2, $3::jsonb)",
    [stored.id, stored.id, metadata],
  );
  return rows[0];
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
  if (existing && !existing.encrypted_password) {
    await sendConfirmation(service, transaction, existing, request);
  }
  const stored = { id: randomUUID(), email: null };
  await transaction.query("savepoint stand_in");
  const standIn = await createUser(transaction, newUser, stored);
  if (!standIn) throw new Error("A stand-in has no address that could be taken");
  const mailed = await sendConfirmation(service, transaction, { ...standIn, email: newUser.email }, request);
  const identities = await findIdentities(transaction, stored.id);
  await transaction.query("rollback to savepoint stand_in");
  return toUserResponse(
    { ...mailed, id: newUser.id },
    identities.map((identity) => ({ ...identity, user_id: newUser.id, provider_id: newUser.id })),
  );
}
