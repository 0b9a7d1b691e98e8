import { createHmac, randomUUID } from "node:crypto";
import { z } from "zod";
import { asRole, authAdmin } from "../database/as-role.ts";
import type { Transaction } from "../database/database.ts";
import { log } from "../log.ts";
import { spendMail } from "./budgets.ts";
import { sendConfirmation } from "./confirmation.ts";
import { readAddress } from "./email-address.ts";
import { refuseWeakPassword } from "./password-strength.ts";
import { hashPassword } from "./passwords.ts";
import { Refusal } from "./refusal.ts";
import { accountOf, type Service } from "./service.ts";
import { describeUser, findIdentities, findUserByEmail, type PresentedUser, type User } from "./users.ts";

export const signUpBody = z.object({
  email: z.string().nullish(),
  phone: z.string().nullish(),
  password: z.string().nullish(),
  data: z.record(z.string(), z.unknown()).nullish(),
  code_challenge: z.string().nullish(),
});

/** Characters of JSON. The data travels in every access token, and a header has room for about 16,000. */
const mostData = 4000;

interface Newcomer {
  id: string;
  email: string;
  passwordHash: string;
  data: Record<string, unknown>;
}

/**
 * Makes an account that waits for the confirmation of its address. An address that already has an account gets
 * the same answer for the same work; see docs/decisions/sign-up-tells-nothing.md. Throws Refusals.
 */
export async function signUp(
  service: Service,
  body: z.output<typeof signUpBody>,
  redirectTo: string,
): Promise<PresentedUser> {
  const { email, password, data } = readSignUp(body);
  refuseWeakPassword(password, email);
  const newcomer = { id: randomUUID(), email, passwordHash: await hashPassword(password), data };
  const account = accountOf(service, email);
  const user = await asRole(service.database, authAdmin, async (transaction) => {
    await spendMail(service, transaction, account);
    const created = await createUser(transaction, newcomer);
    if (!created) return answerForTaken(service, transaction, newcomer, redirectTo);
    const mailed = await sendConfirmation(service, transaction, created, redirectTo);
    return describeUser(mailed, await findIdentities(transaction, created.id));
  });
  service.mail.wake();
  log("auth.sign_up", { ok: true, account });
  return user;
}

function readSignUp({
  email,
  phone,
  password,
  data,
  code_challenge: challenge,
}: z.output<typeof signUpBody>) {
  if (email && phone) {
    const message = "Only an email address or phone number should be provided on signup.";
    throw new Refusal(400, "validation_failed", message);
  }
  if (phone) throw new Refusal(400, "phone_provider_disabled", "Phone signups are disabled");
  if (!email) throw new Refusal(422, "anonymous_provider_disabled", "Anonymous sign-ins are disabled");
  if (challenge) throw new Refusal(400, "validation_failed", "PKCE flow is not available");
  if (JSON.stringify(data ?? {}).length > mostData) {
    throw new Refusal(400, "validation_failed", `User data cannot be longer than ${mostData} characters`);
  }
  return { email: readAddress(email), password: password ?? "", data: data ?? {} };
}

/** Undefined when the address is taken. A stand-in is stored under other keys than it will be shown with. */
async function createUser(
  transaction: Transaction,
  { id, email, passwordHash, data }: Newcomer,
  stored: { id: string; email: string | null } = { id, email },
): Promise<User | undefined> {
  const claims = JSON.stringify({
    ...data,
    sub: id,
    email,
    email_verified: false,
    phone_verified: false,
  });
  const { rows } = await transaction.query<User>(
    `insert into auth.users (id, email, encrypted_password, raw_app_meta_data, raw_user_meta_data)
     values ($1, $2, $3, '{"provider": "email", "providers": ["email"]}', $4::jsonb)
     on conflict (email) do nothing returning *`,
    [stored.id, stored.email, passwordHash, claims],
  );
  if (!rows[0]) return undefined;
  await transaction.query(
    "insert into auth.identities (user_id, provider, provider_id, identity_data) values ($1, 'email', $2, $3::jsonb)",
    [stored.id, stored.id, claims],
  );
  return rows[0];
}

/**
 * Mails an unconfirmed owner a link that brings the password of this sign-up. Either way answers what a newcomer
 * would be answered, by storing one and undoing it.
 */
async function answerForTaken(
  service: Service,
  transaction: Transaction,
  newcomer: Newcomer,
  redirectTo: string,
) {
  const owner = await findUserByEmail(transaction, newcomer.email, { lock: true });
  if (owner && !owner.email_confirmed_at) {
    await replacePassword(transaction, owner.id, newcomer.passwordHash);
    const asking = { ...owner, encrypted_password: newcomer.passwordHash };
    await sendConfirmation(service, transaction, asking, redirectTo);
  }
  const shown = {
    ...newcomer,
    id: owner && !owner.email_confirmed_at ? owner.id : inventedId(service, newcomer.email),
  };
  await transaction.query("savepoint stand_in");
  const standIn = await createUser(transaction, shown, { id: newcomer.id, email: null });
  if (!standIn) throw new Error("A stand-in has no address that could be taken");
  const mailed = await sendConfirmation(service, transaction, { ...standIn, email: shown.email }, redirectTo);
  const identities = await findIdentities(transaction, newcomer.id);
  await transaction.query("rollback to savepoint stand_in");
  return describeUser(
    { ...mailed, id: shown.id },
    identities.map((identity) => ({ ...identity, user_id: shown.id, provider_id: shown.id })),
  );
}

/** Of an account that nobody has confirmed: the latest to ask waits for the mail, and `resend` is for them. */
async function replacePassword(transaction: Transaction, userId: string, passwordHash: string) {
  await transaction.query("update auth.users set encrypted_password = $2 where id = $1", [
    userId,
    passwordHash,
  ]);
}

/** The same at every asking, as the id of an unconfirmed account is. */
function inventedId({ secrets }: Service, email: string): string {
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
