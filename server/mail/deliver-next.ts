import { DatabaseUnavailableError } from "../database/database.ts";
import { explainRefusal } from "../log/explain-failure.ts";
import { log } from "../log/log.ts";
import { describeDeliveryError, toShownResponse } from "./delivery-error.ts";
import { addressMail, type CallSql, writeMail } from "./prepare-mail.ts";
import type { Outcome, RefusedRecipient } from "./outgoing-mail.ts";
import type { MailTransport } from "./transport.ts";
import type { ClaimedMail } from "./write-mail.ts";

/** Each class has turns of its own, so that a mail which breaks the connection holds up none of the other. */
export type MailClass = "accounts" | "inquiries";

/** Sends the mail of a class that is due first. False when none is due, or nothing can be sent now: the next poll tries again. */
export async function deliverNext(
  call: CallSql,
  transport: MailTransport,
  publicUrl: string,
  mailClass: MailClass,
): Promise<boolean> {
  try {
    const mail = await claimNext(call, mailClass === "inquiries");
    if (!mail) return false;
    const outcome = await deliver(mail, call, transport, publicUrl);
    return outcome !== "unavailable" && outcome !== "interrupted";
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : "unknown";
    const problem = error instanceof DatabaseUnavailableError ? error.message : undefined;
    log("mail.outbox_unavailable", { code, problem });
    return false;
  }
}

/** The transaction ends before the sending starts, because the embedded database has one at a time. */
async function claimNext(call: CallSql, isAboutInquiries: boolean): Promise<ClaimedMail | null> {
  const claim = () => call<ClaimedMail | null>("claim_mail", { about_inquiries: isAboutInquiries });
  const mail = await claim();
  if (mail || !isAboutInquiries) return mail;
  return (await call<number>("write_overdue_mails", {})) > 0 ? claim() : null;
}

async function deliver(
  mail: ClaimedMail,
  call: CallSql,
  transport: MailTransport,
  publicUrl: string,
): Promise<Outcome> {
  const { id, kind, recipient, attempts: attempt } = mail;
  const record = (outcome: Outcome, response: string, sentText?: string, refused?: RefusedRecipient[]) =>
    call("record_mail", {
      mail_id: id,
      attempt,
      outcome,
      response,
      sent_text: sentText ?? null,
      refused: refused ? Object.fromEntries(refused.map(({ address, ...why }) => [address, why])) : null,
    });
  let written;
  let delivered;
  try {
    written = await writeMail(call, mail, publicUrl);
    delivered = await transport.deliver(addressMail(mail), written);
  } catch (error) {
    const { outcome, code, response, isRepeated } = describeDeliveryError(error);
    await record(outcome, response);
    const problem = explainRefusal(code, "SMTP_URL");
    if (!isRepeated) log("mail.failed", { kind, id, attempt, outcome, code, problem });
    return outcome;
  }
  const { response, refused, messageId } = delivered;
  if (messageId) log("mail.sent", { kind, id, attempt, message_id: messageId });
  const own = refused.find(({ address }) => address === recipient);
  const others = refused.filter((one) => one !== own);
  const outcome = own?.outcome ?? "sent";
  await record(outcome, own?.response ?? toShownResponse(response), written.sentText, others);
  for (const { outcome: refusal } of refused) log("mail.failed", { kind, id, attempt, outcome: refusal });
  return outcome;
}
