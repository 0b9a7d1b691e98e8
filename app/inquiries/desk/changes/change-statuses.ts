import { databaseClient, toResult } from "../../../backend/database-client.ts";
import type { Inquiry, InquiryStatus } from "../../../backend/inquiry-rows.ts";
import type { ApiResult } from "../../../backend/query.ts";

/** A status for an inquiry, as long as it has the version that was seen. */
export type StatusChange = Pick<Inquiry, "id" | "version" | "status">;

export interface StatusChanges {
  /** What takes back those that were made. */
  undoing: StatusChange[];
  /** How many were not: somebody else has changed those inquiries. */
  refused: number;
}

/** Changes several inquiries, each only as it was seen. Never rejects. */
export async function changeStatuses(changes: StatusChange[]): Promise<ApiResult<StatusChanges>> {
  const { data, error } = toResult(
    await databaseClient().rpc("set_inquiry_statuses", {
      inquiry_ids: changes.map(({ id }) => id),
      expected_versions: changes.map(({ version }) => version),
      new_statuses: changes.map(({ status }) => status),
    }),
  );
  if (error) return { error };
  const undoing = data.map(({ id, version, earlier_status: earlier }) => ({ id, version, status: earlier }));
  return { data: { undoing, refused: changes.length - data.length } };
}

/** What an inquiry is that was spam by mistake: as far as it had come. */
export function statusWithoutSpam(inquiry: Pick<Inquiry, "answered_at" | "assignee_id">): InquiryStatus {
  if (inquiry.answered_at) return "answered";
  return inquiry.assignee_id ? "in_progress" : "new";
}
