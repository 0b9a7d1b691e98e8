import { randomUUID } from "node:crypto";
import type { Transaction } from "../../server/database/database.ts";
import { isDatabaseError } from "../../server/database/database.ts";

/**
 * The callers that permissions are tested with. Ada is an admin, signed in a minute ago by her password, by it long ago, or with a second factor too; Sam has an account
 * and no role; Lina is of staff; the owner owns the tables, where row-level security holds for it.
 */
export type Principal = "anon" | "sam" | "lina" | "ada" | "adaLongAgo" | "adaAal2" | "service" | "owner";

export const userIds = {
  sam: "00000000-0000-4000-8000-00000000005a",
  lina: "00000000-0000-4000-8000-00000000011a",
  ada: "00000000-0000-4000-8000-0000000000ad",
};

const setups = {
  staffAal1: "select set_config('app.settings.staff_aal', 'aal1', true)",
  staffAal2: "select set_config('app.settings.staff_aal', 'aal2', true)",
  staffAalMistyped: "select set_config('app.settings.staff_aal', 'AAL2', true)",
  verifiedFactor: `${insertFactorSql("verified")}; ${insertFactorSql("verified", randomUUID(), userIds.lina)}`,
  unverifiedFactor: insertFactorSql("unverified"),
  erasing: "select set_config('app.erasing', 'true', true)",
  chaining: "select set_config('app.chaining', 'true', true)",
  verifying: "select set_config('app.verifying', 'true', true)",
  notice: `insert into public.inquiry_mails (inquiry_id, kind, recipient, locale)
    select id, 'notice', 'team@example.com', 'en' from public.inquiries`,
  unfinishedFile: "update public.inquiry_files set finished_at = null",
  heldFile: "update public.inquiry_files set wants_scan = true",
  heldAttachment: "update public.inquiry_attachments set wants_scan = true where message_id is not null",
  failedMail: "update public.inquiry_mails set failed_at = now(), due_at = null",
  banned: `update auth.users set banned_until = now() + interval '1 hour' where id <> '${userIds.sam}'`,
};

/**
 * What may be so before a statement: the operator's setting, second factors of Ada's and
 * Lina's, that they are banned, that staff are told of the inquiry, that its file is unfinished
 * or waits for a scanner, that its mails were not delivered, or that a function is erasing data.
 */
export type Setup = keyof typeof setups;

/** The process that reads the mailbox. */
export const mailboxReader = "11111111-2222-4333-8444-555555555555";

/** What the sender of the inquiry added on its page. */
export const visitorFileId = "33333333-2222-4333-8444-555555555555";

/** A file of Sam's draft. */
export const draftFileId = "22222222-2222-4333-8444-555555555555";

const adaClaims = { role: "authenticated", sub: userIds.ada, email: "ada@example.com" };

/** An entry of a token's `amr`. */
export function signedInBefore(minutes: number, method = "password") {
  return { method, timestamp: Math.floor(Date.now() / 1000) - minutes * 60 };
}

interface Caller {
  role: string;
  claims: Record<string, unknown>;
  /** By the password, when a statement begins. */
  signedInMinutesAgo?: number;
}

const principals: Record<Principal, Caller> = {
  anon: { role: "anon", claims: { role: "anon" } },
  sam: {
    role: "authenticated",
    claims: { role: "authenticated", sub: userIds.sam, email: "sam@example.com", aal: "aal1" },
  },
  lina: {
    role: "authenticated",
    claims: { role: "authenticated", sub: userIds.lina, email: "lina@example.com", aal: "aal1" },
    signedInMinutesAgo: 1,
  },
  ada: { role: "authenticated", claims: { ...adaClaims, aal: "aal1" }, signedInMinutesAgo: 1 },
  adaLongAgo: { role: "authenticated", claims: { ...adaClaims, aal: "aal1" }, signedInMinutesAgo: 600 },
  adaAal2: { role: "authenticated", claims: { ...adaClaims, aal: "aal2" }, signedInMinutesAgo: 1 },
  service: { role: "service_role", claims: { role: "service_role" } },
  owner: { role: "schema_owner", claims: {} },
};

/**
 * Three accounts, one admin and one of staff, one inquiry that the admin has marked as answered, with a note, drafts and a mail, and an address that the
 * admin has invited.
 */
export async function seed(transaction: Transaction): Promise<void> {
  await transaction.query(
    `insert into auth.users (id, email, email_confirmed_at, last_sign_in_at)
     values ($1, 'sam@example.com', now(), now()), ($2, 'ada@example.com', now(), now()), ($3, 'lina@example.com', now(), now())`,
    [userIds.sam, userIds.ada, userIds.lina],
  );
  await runAs(transaction, "ada", "select public.bootstrap_first_admin('ada@example.com')");
  await runAs(transaction, "ada", "select public.grant_admin('lina@example.com', 'staff')");
  await runAs(transaction, "service", submitInquirySql("first-key"));
  await runAs(
    transaction,
    "ada",
    "select public.set_inquiry_status(id, version, 'answered') from public.inquiries",
  );
  await runAs(
    transaction,
    "ada",
    "select public.add_inquiry_note(id, 'An old customer.') from public.inquiries",
  );
  await runAs(
    transaction,
    "ada",
    "select public.save_inquiry_draft(id, 'note', 'Who', 'en') from public.inquiries",
  );
  await transaction.query(
    `insert into public.inquiry_drafts (inquiry_id, author_id, kind, body, locale)
     select id, author, 'reply', 'Dear', 'en' from public.inquiries, unnest($1::uuid[]) as author`,
    [[userIds.sam, userIds.lina]],
  );
  await transaction.query("insert into public.staff_profiles (user_id, name_en) values ($1, 'Sam')", [
    userIds.sam,
  ]);
  await transaction.query("insert into public.staff_preferences (user_id) values ($1), ($2), ($3)", [
    userIds.sam,
    userIds.lina,
    userIds.ada,
  ]);
  await transaction.query("insert into public.saved_views select unnest($1::uuid[]), 'Mine', '?view=mine'", [
    [userIds.sam, userIds.ada, userIds.lina],
  ]);
  await transaction.query(
    `insert into public.inquiry_notes (inquiry_id, author_id, author_email, body)
     select id, $1, 'sam@example.com', 'Mine.' from public.inquiries`,
    [userIds.sam],
  );
  await transaction.query(
    `insert into public.inquiry_mentions (note_id, user_id, inquiry_id)
     select id, unnest($1::uuid[]), inquiry_id from public.inquiry_notes where body = 'Mine.'`,
    [[userIds.sam, userIds.ada, userIds.lina]],
  );
  await transaction.execute(
    `insert into public.inquiry_messages (inquiry_id, direction, address, subject, body)
     select id, 'received', email, 'Re: Hello', 'One more thing.' from public.inquiries;
     insert into public.inquiry_attachments (message_id, number, name, media_type, size, is_kept, is_stored)
     select id, 1, 'plan.pdf', 'application/pdf', 4, true, true from public.inquiry_messages;
     insert into public.inquiry_attachment_pieces (attachment_id, number, content)
     select id, 1, '\\x25504446' from public.inquiry_attachments;
     insert into public.inquiry_attachments (id, draft_inquiry_id, author_id, number, name, media_type, size, is_kept, is_stored)
     select '${draftFileId}', id, '${userIds.sam}', 1, 'mine.png', 'image/png', 4, true, true from public.inquiries;
     insert into public.missed_mails (mailbox, uid_validity, uid, reason, inquiry_id)
     select 'desk@mail.example/INBOX', 1, 40, 'other_address', id from public.inquiries;
     insert into private.mailbox_positions (mailbox, reader, read_until, uid_validity, last_uid)
     values ('desk@mail.example/INBOX', '${mailboxReader}', now() + interval '1 minute', 1, 41);
     insert into private.inquiry_keys (key_hash, inquiry_id) select repeat('a', 64), id from public.inquiries;
     insert into public.inquiry_files (id, inquiry_id, number, name, media_type, size, received, finished_at)
     select '${visitorFileId}', id, 1, 'case.step', 'model/step', 4, 4, now() from public.inquiries;
     insert into public.inquiry_file_pieces (file_id, number, content) values ('${visitorFileId}', 1, '\\x49534f2d');
     insert into private.file_budgets (spender, day, files, bytes) values ('203.0.113.0/24', current_date, 1, 4);
     insert into public.away_notices (first_day, last_day, text_en) values (current_date - 1, current_date + 1, 'Closed.')`,
  );
  // The sender has no account.
  await transaction.query("select set_config('request.jwt.claims', '{}', true)");
  await transaction.query(
    "select private.add_audit_entry('inquiry.noted', 'inquiries', id) from public.inquiries",
  );
  await runAs(transaction, "ada", "select public.report_presence(id, false) from public.inquiries");
  await runAs(transaction, "ada", "select public.create_invitation('ben@example.com', 'ar')");
  await fireCommitTriggers(transaction);
}

/** What happens at a commit, in a transaction that is rolled back. */
export async function fireCommitTriggers(transaction: Transaction): Promise<void> {
  await transaction.execute("set constraints all immediate; set constraints all deferred");
}

/** A second factor, as the auth service of any engine stores it. */
export function insertFactorSql(
  status: "verified" | "unverified",
  id: string = randomUUID(),
  userId = userIds.ada,
): string {
  return `insert into auth.mfa_factors (id, user_id, factor_type, status, secret, created_at, updated_at)
    values ('${id}', '${userId}', 'totp', '${status}', 'x', now(), now())`;
}

const inquiry = {
  type: "contact",
  name: "Rana",
  email: "rana@example.com",
  subject: "A board",
  message: "Hello",
};

export function submitInquirySql(key: string): string {
  return `select public.submit_inquiry('${JSON.stringify(inquiry)}', '${key}', '203.0.113.0/24', false, now())`;
}

/** The outcome of a statement: how many rows it returned or affected, or its error message. */
export type Outcome = number | string;

/** Runs `statement` as `principal`, after `setup`, and rolls both back. */
export async function tryAs(
  transaction: Transaction,
  principal: Principal,
  statement: string,
  setup: readonly Setup[] = [],
): Promise<Outcome> {
  await transaction.execute("savepoint attempt");
  try {
    if (setup.length > 0) await transaction.execute(setup.map((name) => setups[name]).join(";"));
    await setPrincipal(transaction, principal);
    const { rows, affectedRows } = await transaction.query(statement);
    return Math.max(rows.length, affectedRows);
  } catch (error) {
    if (!isDatabaseError(error)) throw error;
    return error.message;
  } finally {
    // Not released, each would be nested in the one before, and the deeper the slower.
    await transaction.execute("rollback to savepoint attempt; release savepoint attempt");
  }
}

/** Runs `statement` as `principal` and keeps its changes. */
export async function runAs(transaction: Transaction, principal: Principal, statement: string) {
  await transaction.query("select set_config('app.settings.local_origin', 'true', true)");
  await setPrincipal(transaction, principal);
  await transaction.query(statement);
  await transaction.execute("reset role");
}

async function setPrincipal(transaction: Transaction, principal: Principal) {
  const { role, claims, signedInMinutesAgo } = principals[principal];
  // Here, not where it is declared: a run may take longer than a sign-in counts as recent.
  const amr = signedInMinutesAgo && [signedInBefore(signedInMinutesAgo)];
  await transaction.query("select set_config('request.jwt.claims', $1, true), set_config('role', $2, true)", [
    JSON.stringify({ ...claims, amr }),
    role,
  ]);
}
