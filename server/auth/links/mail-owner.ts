import type { AccountMail, AccountMailValues } from "../../../app/auth/account-mails.server.ts";
import type { Transaction } from "../../database/database.ts";
import type { Service } from "../service.ts";

/** Where a mail goes, and the metadata whose `locale` is its language: of a row of auth.users, or as the protocol names it. */
type Recipient = { email: string } & (
  | { raw_user_meta_data: Record<string, unknown> }
  | { user_metadata: Record<string, unknown> }
);

/** Writes a mail about an account into the transaction that causes it. Call `mail.wake` after the commit. */
export async function mailOwner(
  { mail }: Service,
  transaction: Transaction,
  recipient: Recipient,
  kind: AccountMail,
  values: AccountMailValues = {},
): Promise<void> {
  const { locale } = "user_metadata" in recipient ? recipient.user_metadata : recipient.raw_user_meta_data;
  await mail.enqueue(transaction, { mail: kind, to: recipient.email, locale, ...values });
}
