import { databaseClient } from "../../../backend/database-client.ts";
import { type ApiError, toApiError } from "../../../backend/api-error.ts";
import type { FailedMail } from "../../../backend/inquiry-rows.ts";

/** Has a mail sent again. Answers why not, if it cannot be done; another admin may have done it already. Never rejects. */
export async function resendMail({ id }: FailedMail): Promise<ApiError | undefined> {
  const { error, status } = await databaseClient().rpc("resend_inquiry_mail", { mail_id: id });
  return error ? toApiError(error, status) : undefined;
}
