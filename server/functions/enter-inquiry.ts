import { createHash } from "node:crypto";
import { type Entry, validateEntry } from "../../app/inquiries/enter/validate-entry.server.ts";
import { parseSubmission } from "../../app/inquiries/submit/parse-submission.server.ts";
import type { RpcResult } from "../../app/rpc.server.ts";
import type { MailQueue } from "../mail/mail-queue.ts";
import type { Call } from "./call-as.ts";
import { errorResponse } from "./error-response.ts";
import { withDueMoment } from "./submit-inquiry.ts";

const keyPattern = /^[\x21-\x7e]{8,100}$/;
const idPattern = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/**
 * Takes one inquiry that staff enter, or a mail that begins a conversation: `POST` of JSON with their access token and an
 * Idempotency-Key. The database decides who may. Answers `200 {"id", "reference", "due_at", "has_receipt"}`; 400, 405, 413 and 415
 * for what is no entry, 422 with a code per field, and the database's own status. `call` calls a SQL function as the request's sender.
 */
export async function enterInquiry(request: Request, call: Call, mail: MailQueue): Promise<Response> {
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
  const { data, error, status } = await storeEntry(call, entry, options);
  if (error) return errorResponse(status, error.code, error.message);
  mail.wake();
  return Response.json(data);
}

interface EntryOptions {
  key: string;
  assignee: string | null;
  wantsReceipt: boolean;
}

function storeEntry(
  call: Call,
  entry: Entry,
  { key, assignee, wantsReceipt }: EntryOptions,
): Promise<RpcResult> {
  const shared = { inquiry: entry.inquiry, idempotency_key: key };
  if (entry.channel === "staff") return call("start_conversation", { ...shared, body: entry.body });
  return withDueMoment(call, entry.happenedAt, (dueAt) =>
    call("enter_inquiry", {
      ...shared,
      channel: entry.channel,
      happened_at: entry.happenedAt.toISOString(),
      due_at: dueAt,
      assignee_id: assignee,
      wants_receipt: wantsReceipt,
    }),
  );
}

/** A key that is sent again with other content is another inquiry: nothing that was typed is lost. */
function withDigest(key: string, fields: object): string {
  return `${key}:${createHash("sha256").update(JSON.stringify(fields)).digest("hex")}`;
}
