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
  heldAttachment: "update public.inquiry_attachments set wants_scan = true where message_id is not null",
  failedMail: "update public.mails set failed_at = now(), due_at = null",
  banned: `update auth.users set banned_until = now() + interval '1 hour' where id <> '${userIds.sam}'`,
};

/**
 * What may be so before a statement: the operator's setting, second factors of Ada's and Lina's, that they are banned, that a
 * file is unfinished or waits for a scanner, that mails were not delivered, or what a function of the owner is doing.
 */
export type Setup = keyof typeof setups;

/** The process that reads the mailbox. */
export const mailboxReader = "11111111-2222-4333-8444-555555555555";

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

/** A call that changes one inquiry. `wanted` is what it gets, as jsonb_build_object takes it. */
export function changeSql(id: string, version: string | number, wanted: string): string {
  return `change_inquiries(jsonb_build_array(jsonb_build_object('id', ${id}, 'version', ${version}, ${wanted})))`;
}

/**
 * Three accounts, one admin and one of staff, one inquiry that the admin has marked as answered, with a note, drafts and a mail, and an address that the
 * admin has invited.
 */
export async function seed(transaction: Transaction): Promise<void> {
  await transaction.execute(
    `insert into auth.users (id, email, email_confirmed_at, last_sign_in_at)
     select id::uuid, name || '@example.com', now(), now() from jsonb_each_text('${JSON.stringify(userIds)}') as user_ids (name, id)`,
  );
  for (const statement of [
    "select public.bootstrap_first_admin('ada@example.com')",
    "select public.grant_admin('lina@example.com', 'staff')",
  ])
    await runAs(transaction, "ada", statement);
  await runAs(transaction, "service", submitInquirySql("first-key"));
  for (const call of [
    changeSql("id", "version", "'status', 'answered'"),
    "add_inquiry_note(id, 'An old customer.')",
    "save_inquiry_draft(id, 'note', 'Who', 'en')",
  ])
    await runAs(transaction, "ada", `select public.${call} from public.inquiries`);
  const everybody = `unnest('{${Object.values(userIds).join()}}'::uuid[]) as person (id)`;
  await transaction.execute(
    `insert into public.inquiry_drafts (inquiry_id, author_id, kind, body, locale)
     select inquiry.id, person.id, 'reply', 'Dear', 'en' from public.inquiries as inquiry, ${everybody}
     where person.id <> '${userIds.ada}';
     insert into public.staff_profiles (user_id, name_en) values ('${userIds.sam}', 'Sam');
     insert into public.staff_preferences (user_id) select id from ${everybody};
     insert into public.saved_views select id, 'Mine', '?view=mine' from ${everybody};
     insert into public.inquiry_notes (inquiry_id, author_id, author_email, body)
     select id, '${userIds.sam}', 'sam@example.com', 'Mine.' from public.inquiries;
     insert into public.inquiry_mentions (note_id, user_id, inquiry_id)
     select note.id, person.id, inquiry_id from public.inquiry_notes as note, ${everybody} where body = 'Mine.';
     insert into public.inquiry_messages (inquiry_id, direction, address, subject, body)
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
     insert into public.mails (kind, recipient, contents, due_at)
     values ('account', 'sam@example.com', '{"mail": "recovery", "link": "secret"}', now() + interval '1 year');
     insert into private.inquiry_keys (key_hash, inquiry_id, mail_id) select repeat('a', 64), id, gen_random_uuid() from public.inquiries;
     insert into public.away_notices (first_day, last_day, text_en) values (current_date - 1, current_date + 1, 'Closed.');
     -- The sender has no account.
     select set_config('request.jwt.claims', '{}', true);
     select private.add_audit_entry('inquiry.message_received', 'inquiries', id) from public.inquiries;
     -- Of no inquiry: for admins alone.
     select private.add_audit_entry('inquiries.exported', 'inquiries', null)`,
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
  const before = [...setup.map((name) => setups[name]), becomeSql(principal)];
  await transaction.execute(`savepoint attempt; ${before.join(";")}`);
  try {
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

/** Runs `statement` as `principal` and keeps its changes. Resolves with its rows. */
export async function runAs<Row>(
  transaction: Transaction,
  principal: Principal,
  statement: string,
  parameters?: unknown[],
): Promise<Row[]> {
  await transaction.execute(
    `select set_config('app.settings.local_origin', 'true', true); ${becomeSql(principal)}`,
  );
  const { rows } = await transaction.query<Row>(statement, parameters);
  await transaction.execute("reset role");
  return rows;
}

/** The value of a call of a function in `public`. */
export async function callAs<Value>(
  transaction: Transaction,
  principal: Principal,
  name: string,
  ...parameters: unknown[]
): Promise<Value | undefined> {
  const places = parameters.map((_, index) => `$${index + 1}`).join();
  const statement = `select public.${name}(${places}) as value`;
  return (await runAs<{ value: Value }>(transaction, principal, statement, parameters))[0]?.value;
}

/** Inquiries of the same person, each a minute older than the one before; resolves with their ids. */
export async function addInquiries(transaction: Transaction, count: number): Promise<string[]> {
  const { rows } = await transaction.query<{ id: string }>(
    `insert into public.inquiries (reference, type, name, email, subject, message, due_at, created_at)
     select private.generate_reference(), 'contact', 'Omar', 'omar@example.com', 'A pump', 'Hello',
       now() + interval '1 day', now() - number * interval '1 minute'
     from generate_series(1, $1) as number returning id`,
    [count],
  );
  return rows.map(({ id }) => id);
}

/** The role of the database that a caller has. */
export function roleOf(principal: Principal): string {
  return principals[principal].role;
}

function becomeSql(principal: Principal): string {
  const { role, claims, signedInMinutesAgo } = principals[principal];
  // Here, not where it is declared: a run may take longer than a sign-in counts as recent.
  const amr = signedInMinutesAgo && [signedInBefore(signedInMinutesAgo)];
  return `select set_config('request.jwt.claims', '${JSON.stringify({ ...claims, amr })}', true), set_config('role', '${role}', true)`;
}
