import { type ApiError, toApiError } from "../../../backend/api-error.ts";
import { databaseClient } from "../../../backend/database-client.ts";
import type { MissedMail } from "../../../backend/inquiry-rows.ts";

/** Records that staff have looked at these mails; those that came since stay. Returns why not. Never rejects. */
export async function dismissMissedMails(mails: MissedMail[]): Promise<ApiError | undefined> {
  const until = mails.map((mail) => mail.created_at).reduce((one, other) => (one > other ? one : other));
  const { error, status } = await databaseClient().rpc("dismiss_missed_mails", { until });
  return error ? toApiError(error, status) : undefined;
}
