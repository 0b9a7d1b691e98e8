import { type ApiError, toApiError } from "../../../backend/api-error.ts";
import { databaseClient } from "../../../backend/database-client.ts";
import type { Inquiry, InquiryStatus } from "../../../backend/inquiry-rows.ts";

/** Something that staff want of an inquiry, after which it is another version. */
export type StateChange =
  | { kind: "status"; status: InquiryStatus }
  | { kind: "assignee"; assigneeId: string | null }
  | { kind: "reply"; body: string; locale: "en" | "ar"; status: "answered" | "closed" };

export type Change = StateChange | { kind: "note"; body: string };

/** What became of it. */
export type ChangeResult =
  | { kind: "done"; version: number }
  /** Somebody else was first, and nothing was changed. */
  | { kind: "conflict" }
  /** The same reply was sent before, at this moment. */
  | { kind: "repeated"; at: string }
  | { kind: "failed"; error: ApiError };

/** Changes an inquiry as `expected` shows it. Never rejects. */
export async function changeInquiry(
  { id, version }: Pick<Inquiry, "id" | "version">,
  change: Change,
): Promise<ChangeResult> {
  const { data, error, status } = await callFor({ inquiry_id: id, expected_version: version }, change);
  if (!error) return { kind: "done", version: typeof data === "number" ? data : version };
  if (status !== 409) return { kind: "failed", error: toApiError(error, status) };
  return error.message === repeatedReply ? { kind: "repeated", at: error.details } : { kind: "conflict" };
}

/** As send_reply words it. */
const repeatedReply = "This reply has been sent already.";

function callFor(target: { inquiry_id: string; expected_version: number }, change: Change) {
  const database = databaseClient();
  switch (change.kind) {
    case "status":
      return database.rpc("set_inquiry_status", { ...target, new_status: change.status });
    case "assignee":
      return database.rpc("assign_inquiry", { ...target, new_assignee_id: change.assigneeId });
    case "reply":
      return database.rpc("send_reply", {
        ...target,
        body: change.body,
        locale: change.locale,
        new_status: change.status,
      });
    case "note":
      return database.rpc("add_inquiry_note", { inquiry_id: target.inquiry_id, body: change.body });
  }
}
