import type { FetchMessageObject, ImapFlow } from "imapflow";
import { cutText } from "../../app/i18n/text.ts";
import { isBlank } from "../../app/inquiries/submit/clean-text.server.ts";
import { callFunction, serviceRole } from "../database/as-role.ts";
import { type Database, isRefusedValue } from "../database/database.ts";
import {
  beginInquiry,
  listPublicAddresses,
  type ReceivingConfig,
  renumberBegunMail,
} from "./begin-inquiry.ts";
import type { Mailbox } from "./imap-client.ts";
import { fetchSource, loadMail, runInThread } from "./load-mail.ts";
import { parseAddresses } from "./mail-addresses.ts";
import type { Bounce } from "./parse-bounce.ts";
import { type HeaderTask, type ReceivedHeader, referenceInSubject } from "./parse-header.ts";
import { maxTextLength } from "./parse-mail.ts";
import {
  findInquiry,
  type FoundInquiry,
  isOwnMail,
  loadConversation,
  type MailToStore,
  type MissReason,
  noteMail,
  storeBounce,
  storeMail,
} from "./store-mail.ts";

/** What became of a mail; all but those received and bounced stay in the mailbox as they are. */
export type MailOutcome = "received" | "bounced" | "unrelated" | MissReason;

/** A report begins with what failed. */
const maxReportBytes = 1024 * 1024;

/**
 * Takes in a mail that belongs to an inquiry or begins one, or tells that one of ours did not arrive, and marks it as read; leaves
 * any other, and counts it by the reason. Throws when database or mail server are away: then it is tried again.
 */
export async function receiveMail(
  mailbox: Mailbox,
  database: Database,
  config: ReceivingConfig,
  mail: FetchMessageObject,
): Promise<MailOutcome> {
  const task: HeaderTask = {
    source: mail.headers ?? new Uint8Array(),
    authservId: config.mailAuthservId,
    ownAddresses: listPublicAddresses(config),
  };
  const header = await runInThread<ReceivedHeader>("parse-header.ts", "parseReceivedHeader", task);
  if (!header) return leave(mailbox, database, mail, "unreadable", null);
  if (header.isFromOurselves && (await isOwnMail(database, header))) return "unrelated";
  if (task.ownAddresses.includes(header.sender)) {
    // Our mails to accounts are not kept.
    const isCounted = config.mailBegins && !header.signs.includes("auto-submitted");
    return isCounted ? leave(mailbox, database, mail, "own_address", null) : "unrelated";
  }
  try {
    const isBounce = header.isDeliveryReport && (await receiveReport(mailbox.client, database, mail));
    const outcome = isBounce ? "bounced" : await receiveAnswer(mailbox, database, config, mail, header);
    if (outcome === "received" || outcome === "bounced")
      await mailbox.client.messageFlagsAdd(mail.uid, ["\\Seen"], { uid: true });
    return outcome;
  } catch (error) {
    if (isRefusedValue(error)) return leave(mailbox, database, mail, "unreadable", null);
    throw error;
  }
}

async function receiveReport(
  client: ImapFlow,
  database: Database,
  { uid }: FetchMessageObject,
): Promise<boolean> {
  const source = await fetchSource(client, uid, maxReportBytes);
  const bounce = await runInThread<Bounce>("parse-bounce.ts", "parseBounce", source);
  return bounce !== undefined && storeBounce(database, bounce);
}

async function receiveAnswer(
  mailbox: Mailbox,
  database: Database,
  config: ReceivingConfig,
  mail: FetchMessageObject,
  header: ReceivedHeader,
): Promise<MailOutcome> {
  if (mailbox.isReview) await renumberBegunMail(mailbox, database, mail, header);
  const found = await findInquiry(database, header);
  const isFree = !found || found.missed === "no_reference" || found.missed === "other_address";
  // The mail is at the desk, or people have read it.
  if (isFree && mailbox.isReview && mail.flags?.has("\\Seen")) return "unrelated";
  if (isFree && config.mailBegins) {
    const begun = await beginInquiry(mailbox, database, config, mail, header);
    if (begun === "received" || begun === "unrelated") return begun;
    const isAbout = found && !["automatic", "too_many_begun", "unreadable"].includes(begun);
    if (!isAbout) return leave(mailbox, database, mail, begun, null);
  }
  if (!found) return "unrelated";
  const outcome = found.missed ?? (await takeIn(mailbox.client, database, config, mail, header, found));
  if (outcome === "received" || outcome === "unrelated") return outcome;
  return leave(mailbox, database, mail, outcome, found.inquiry_id);
}

/** Leaves a mail where it is, and counts it once. */
async function leave(
  { name, uidValidity }: Mailbox,
  database: Database,
  { uid }: FetchMessageObject,
  reason: MissReason,
  inquiryId: string | null,
): Promise<MissReason> {
  const missed = { mailbox: name, uid_validity: uidValidity, uid, reason, inquiry_id: inquiryId };
  await callFunction(database, serviceRole, "record_missed_mail", missed);
  return reason;
}

/** Puts a mail into its inquiry, that of a colleague as a note. Returns why not; what a colleague's program wrote is `unrelated`. */
async function takeIn(
  client: ImapFlow,
  database: Database,
  config: ReceivingConfig,
  mail: FetchMessageObject,
  header: ReceivedHeader,
  { inquiry_id: inquiryId, is_note: isNote }: FoundInquiry,
): Promise<"received" | "unrelated" | MissReason> {
  // Asked before anything is fetched.
  const texts = await loadConversation(database, inquiryId);
  if (!texts) return "too_many";
  const addresses = parseAddresses(config.mailFrom).map(({ address }) => address);
  const loaded = await loadMail(client, mail, header, { texts, addresses });
  if (!loaded) return "unreadable";
  if (isNote && loaded.isAutomatic) return "unrelated";
  const target = { name: "receive_mail", parameters: { inquiry_id: inquiryId } } as const;
  try {
    const isStored = isNote
      ? await noteMail(database, inquiryId, loaded)
      : await storeMail(database, target, addSubject(loaded, texts));
    return isStored ? "received" : "too_many";
  } catch (error) {
    if (isRefusedValue(error)) return "unreadable";
    throw error;
  }
}

/** Puts a subject that is new above the text, or in its place: nothing else shows that of a later mail. */
function addSubject(mail: MailToStore, texts: string[]): MailToStore {
  const subject = changedSubject(mail.subject, texts);
  if (subject === "" || mail.isAutomatic) return mail;
  if (isBlank(mail.body)) return { ...mail, body: subject };
  const above = `${subject}\n\n`;
  const body = cutText(above + mail.body, maxTextLength, "\n[…]");
  return { ...mail, body, quotedAt: mail.quotedAt + above.length };
}

/** What programs put before a subject. */
const replyPrefix =
  /^\s*(re|fwd?|aw|antw|wg|tr|rv|rif|sv|vs|ynt|رد|الرد|إعادة توجيه)\s*(\[\d{1,3}\])?\s*[:：]/iu;

/** `[EXTERNAL]`, and whatever else is in such brackets. */
const tag = /^\s*\[[^\]]{1,40}\]/;

/** The subject of a mail where it says what none of `texts` says; empty where it repeats one of them. */
export function changedSubject(subject: string, texts: string[]): string {
  const written = subject.replace(referenceInSubject, "").replace("()", "");
  const said = strip(written, replyPrefix);
  const known = texts.map(lettersOf);
  const isKnown = [said, strip(written, replyPrefix, tag)].some((words) => {
    const letters = lettersOf(words);
    return letters === "" ? said === words : known.some((text) => text.includes(letters));
  });
  return isKnown ? "" : said;
}

function strip(subject: string, ...patterns: RegExp[]): string {
  const pattern = patterns.find((one) => one.test(subject));
  return pattern ? strip(subject.replace(pattern, ""), ...patterns) : subject.trim();
}

function lettersOf(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");
}
