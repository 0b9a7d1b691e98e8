import { createHmac, randomUUID } from "node:crypto";
import { z } from "zod";
import { asRole, authAdmin } from "../database/as-role.ts";
import type { Transaction } from "../database/database.ts";
import { log } from "../log.ts";
import { spendMail } from "./budgets.ts";
import { sendConfirmation } from "./confirmation.ts";
import { readAddress } from "./email-address.ts";
import { refuseWeakPassword } from "./password-strength.ts";
import { Refusal } from "./refusal.ts";
import { accountOf, type Service } from "./service.ts";
import {
  claimsOf,
  describeUser,
  findIdentities,
  findUserByEmail,
  type PresentedUser,
  type User,
} from "./users.ts";

export const signUpBody = z.object({
  email: z.string().nullish(),
  phone: z.string().nullish(),
  password: z.string().nullish(),
  data: z.record(z.string(), z.unknown()).nullish(),
  code_challenge: z.string().nullish(),
});

/** Bytes of JSON: it travels in every access token, and all headers together have room for 16 KB. */
const mostData = 1024;

interface Newcomer {
  id: string;
  email: string;
  data: Record<string, unknown>;
}

/**
 * Makes an account that waits for the confirmation of its address. The password is judged and forgotten: only who has the
 * mail can set one. An address that already has an account gets the same answer for the same work; see
 * docs/decisions/sign-up-tells-nothing.md. Throws Refusals.
 */
export async function signUp(
  service: Service,
  body: z.output<typeof signUpBody>,
  redirectTo: string,
  address: string,
): Promise<PresentedUser> {
  const { email, password, data } = readSignUp(body);
  if (password === "") throw new Refusal(400, "validation_failed", "Signup requires a valid password");
  refuseWeakPassword(password, email);
  const newcomer = { id: idOf(service, email), email, data };
  const account = accountOf(service, email);
  const user = await asRole(service.database, authAdmin, async (transaction) => {
    await spendMail(service, transaction, account, address);
    const created = await createUser(transaction, newcomer);
    if (!created) return answerForTaken(service, transaction, newcomer, redirectTo);
    const mailed = await sendConfirmation(service, transaction, created, data, redirectTo);
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
  if (Buffer.byteLength(JSON.stringify(data ?? {})) > mostData) {
    throw new Refusal(400, "validation_failed", `User data cannot be longer than ${mostData} bytes`);
  }
  return { email: readAddress(email), password: password ?? "", data: data ?? {} };
}

/** The same for an address at every asking, whether it has an account, waits for its confirmation or was never seen. */
function idOf({ secrets }: Service, email: string): string {
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

/** Undefined when the address is taken. A stand-in is stored under other keys than it will be shown with. */
async function createUser(
  transaction: Transaction,
  { id, email, data }: Newcomer,
  stored: { id: string; email: string | null } = { id, email },
): Promise<User | undefined> {
  const claims = JSON.stringify(claimsOf(id, email, data, false));
  const { rows } = await transaction.query<User>(
    `insert into auth.users (id, email, raw_app_meta_data, raw_user_meta_data)
     values ($1, $2, '{"provider": "email", "providers": ["email"]}', $3::jsonb)
     on conflict (email) do nothing returning *`,
    [stored.id, stored.email, claims],
  );
  if (!rows[0]) return undefined;
  await transaction.query(
    "insert into auth.identities (user_id, provider, provider_id, identity_data) values ($1, 'email', $2, $3::jsonb)",
    [stored.id, stored.id, claims],
  );
  return rows[0];
}

/**
 * Mails a link to an owner who has no password yet. Either way answers what a newcomer would be answered, by storing one and
 * undoing it.
 */
async function answerForTaken(
  service: Service,
  transaction: Transaction,
  newcomer: Newcomer,
  redirectTo: string,
) {
  const owner = await findUserByEmail(transaction, newcomer.email, { lock: true });
  if (owner && !owner.encrypted_password) {
    await sendConfirmation(service, transaction, owner, newcomer.data, redirectTo);
  }
  const stored = { id: randomUUID(), email: null };
  await transaction.query("savepoint stand_in");
  const standIn = await createUser(transaction, newcomer, stored);
  if (!standIn) throw new Error("A stand-in has no address that could be taken");
  const mailed = await sendConfirmation(
    service,
    transaction,
    { ...standIn, email: newcomer.email },
    newcomer.data,
    redirectTo,
  );
  const identities = await findIdentities(transaction, stored.id);
  await transaction.query("rollback to savepoint stand_in");
  return describeUser(
    { ...mailed, id: newcomer.id },
    identities.map((identity) => ({ ...identity, user_id: newcomer.id, provider_id: newcomer.id })),
  );
}
