import { type ApiError, toApiError } from "../../../backend/errors/api-error.ts";
import { databaseClient } from "../../../backend/database-client.ts";
import type { Inquiry } from "../../../backend/inquiry-rows.ts";
import type { Locale } from "../../../i18n/text.ts";
import { createRandomId } from "../../random-id.ts";

/** What a reply makes of its inquiry, and when it goes out if that is later. */
export interface SendWay {
  status: "answered" | "closed";
  sendAfter?: string;
  /** The day on which the inquiry comes back. */
  lookAgainOn?: string;
  /** What it takes along of its draft. */
  files?: string[];
}

export type Writing =
  | { kind: "note"; body: string }
  /** It goes out when it can no longer be taken back, or later. The addresses are those in copy. */
  | ({ kind: "reply"; body: string; locale: Locale; cc: string[] } & SendWay);

/** What became of it. */
export type WritingResult =
  | { kind: "done"; version: number; replyId: string }
  /** Somebody else has changed the inquiry, and nothing was sent. */
  | { kind: "conflict" }
  /** The same reply was sent before, at this moment. */
  | { kind: "repeated"; at: string }
  | { kind: "failed"; error: ApiError };

/** As send_reply words it. */
const repeatedReply = "This reply has been sent already.";

/** Adds a note to an inquiry, or a reply to it as it was seen. Never rejects. */
export async function storeWriting(
  { id, version }: Pick<Inquiry, "id" | "version">,
  writing: Writing,
): Promise<WritingResult> {
  const replyId = createRandomId();
  const { data, error, status } = await (writing.kind === "note"
    ? databaseClient().rpc("add_inquiry_note", { inquiry_id: id, body: writing.body })
    : databaseClient().rpc("send_reply", {
        inquiry_id: id,
        expected_version: version,
        body: writing.body,
        locale: writing.locale,
        new_status: writing.status,
        // Long ago: as soon as it can no longer be taken back, by the server's clock.
        send_after: writing.sendAfter ?? new Date(0).toISOString(),
        message_id: replyId,
        cc: writing.cc,
        files: writing.files ?? [],
        look_again_on: writing.lookAgainOn ?? null,
      }));
  // A note leaves the version.
  if (!error) return { kind: "done", version: typeof data === "number" ? data : version, replyId };
  if (status !== 409) return { kind: "failed", error: toApiError(error, status) };
  return error.message === repeatedReply ? { kind: "repeated", at: error.details } : { kind: "conflict" };
}
