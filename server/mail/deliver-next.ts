import { explainRefusal } from "../log/explain-failure.ts";
import { log } from "../log/log.ts";
import { type DeliveryFailure, describeDeliveryError, toShownResponse } from "./delivery-error.ts";
import type { Outbox, OutgoingMail } from "./outgoing-mail.ts";
import type { MailTransport } from "./transport.ts";

/** False when nothing is due, the outbox cannot be read now, or the mail server takes nothing: the next poll tries again. */
export async function deliverNext(outbox: Outbox, transport: MailTransport): Promise<boolean> {
  try {
    const mail = await outbox.claimNext();
    if (!mail) return false;
    const failure = await deliver(mail, outbox, transport);
    if (failure && !failure.isRepeated) logFailure(outbox, mail, failure);
    return failure?.outcome !== "unavailable" && failure?.outcome !== "interrupted";
  } catch (error) {
    log("mail.outbox_unavailable", { outbox: outbox.name, code: getErrorCode(error) });
    return false;
  }
}

function logFailure({ name }: Outbox, { id, attempts }: OutgoingMail, { outcome, code }: DeliveryFailure) {
  const problem = explainRefusal(code, "SMTP_URL");
  log("mail.failed", { outbox: name, id, attempt: attempts, outcome, code, problem });
}

async function deliver(mail: OutgoingMail, outbox: Outbox, transport: MailTransport) {
  let delivered;
  let content;
  try {
    content = await mail.write();
    delivered = await transport.deliver(mail, content);
  } catch (error) {
    const failure = describeDeliveryError(error);
    await outbox.recordOutcome(mail, failure.outcome, failure.response);
    return failure;
  }
  const { response, refused } = delivered;
  const first = mail.recipients?.[0];
  const own = refused.find(({ address }) => address === first);
  const others = refused.filter((one) => one !== own);
  const outcome = own?.outcome ?? "sent";
  await outbox.recordOutcome(
    mail,
    outcome,
    own?.response ?? toShownResponse(response),
    content.sentText,
    others,
  );
  for (const { outcome: refusal } of refused)
    log("mail.failed", { outbox: outbox.name, id: mail.id, attempt: mail.attempts, outcome: refusal });
  return undefined;
}

function getErrorCode(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : "unknown";
}
