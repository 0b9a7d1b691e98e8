import { createHash } from "node:crypto";
import { type Entry, validateEntry } from "../../app/inquiries/desk/new/validate-entry.server.ts";
import { parseSubmission } from "../../app/inquiries/submit/parse-submission.server.ts";
import { asRole, callInTransaction, type Principal } from "../database/as-role.ts";
import type { Database, Transaction } from "../database/database.ts";
import type { MailQueue } from "../mail/mail-queue.ts";
import { findDueMoment } from "./due-moment.ts";
import { errorResponse } from "./error-response.ts";

const keyPattern = /^[\x21-\x7e]{8,100}$/;
const idPattern = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/**
 * Takes one inquiry that staff enter, or a mail that begins a conversation: `POST` of JSON with their access token and an
 * Idempotency-Key. Answers `200 {"id", "reference", "due_at", "has_receipt"}`, or 422 with a code per field.
 */
export async function enterInquiry(
  request: Request,
  database: Database,
  principal: Principal,
  mail: MailQueue,
): Promise<Response> {
  if (request.method !== "POST")
    return errorResponse(405, "method_not_allowed", "Only POST is allowed.", { Allow: "POST, OPTIONS" });
  const parsed = await parseSubmission(request);
  if ("error" in parsed) return errorResponse(parsed.error.status, parsed.error.code, "This is no inquiry.");
  const { fields, idempotencyKey: key } = parsed;
  const { entry, problems } = validateEntry(fields, new Date());
  const assignee = fields["assignee"] || null;
  if (!entry)
    return Response.json({ code: "validation_failed", message: "Invalid.", problems }, { status: 422 });
  if (key === undefined || !keyPattern.test(key))
    return errorResponse(400, "invalid_idempotency_key", "The idempotency key is malformed.");
  if (assignee !== null && !(typeof assignee === "string" && idPattern.test(assignee)))
    return errorResponse(400, "invalid_assignee", "Inquiries can be assigned only to staff.");

  const wantsReceipt = fields["wantsReceipt"] === true;
  // The moment as it was sent: one to come is taken as now, which is another at the next attempt.
  const sent = { ...entry, happenedAt: fields["happenedAt"] };
  const options = { key: withDigest(key, sent), assignee, wantsReceipt };
  const stored = await asRole(database, principal, (transaction) => storeEntry(transaction, entry, options));
  mail.wake();
  return Response.json(stored);
}

interface EntryOptions {
  key: string;
  assignee: string | null;
  wantsReceipt: boolean;
}

async function storeEntry(
  transaction: Transaction,
  entry: Entry,
  { key, assignee, wantsReceipt }: EntryOptions,
): Promise<unknown> {
  const shared = { inquiry: entry.inquiry, idempotency_key: key };
  return entry.channel === "staff"
    ? callInTransaction(transaction, "start_conversation", { ...shared, body: entry.body })
    : callInTransaction(transaction, "enter_inquiry", {
        ...shared,
        channel: entry.channel,
        happened_at: entry.happenedAt,
        due_at: await findDueMoment(transaction, entry.happenedAt),
        assignee_id: assignee,
        wants_receipt: wantsReceipt,
      });
}

/** A key that is sent again with other content is another inquiry: nothing that was typed is lost. */
function withDigest(key: string, fields: object): string {
  return `${key}:${createHash("sha256").update(JSON.stringify(fields)).digest("hex")}`;
}
