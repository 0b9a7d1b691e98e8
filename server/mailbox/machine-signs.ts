import { decodeWords } from "./decode-text.ts";
import type { HeaderFields } from "./mime-part.ts";

/** Fields and words of a header that programs write. */
type MachineSign =
  | "auto-submitted"
  | "autoreply"
  | "precedence"
  | "precedence-list"
  | "list"
  | "one-click"
  | "feedback"
  | "subject"
  | "sender";

/** Whether a program wrote a mail, as far as its header tells. */
export type MachineSigns = ReturnType<typeof findMachineSigns>;

const outOfOffice = subjectOf(
  "auto(matic|mated)?[ -]?(reply|response|answer)|out of (the )?office( auto[ -]?reply)?",
  "réponse automatique|absence du bureau",
  "(الرد|رد) (التلقائي|تلقائي)|خارج المكتب",
);

export const notDelivered = subjectOf(
  "undeliver(able|ed)( mail returned to sender)?|mail delivery (failed|failure)",
  "deliver(y|able) (status notification|failure|has failed)|failure notice|returned mail",
  "non remis|message non distribué",
  "(تعذر|لم يتم) (تسليم|التسليم)|غير قابل للتسليم",
);

const wasRead = subjectOf("(not )?read|تمت القراءة|مقروءة");

/** Ticket systems write it when a mail came to them. */
const acknowledged = subjectOf(
  "(your )?(request|ticket|case|message|email) (has been )?(received|created|opened)",
  "(we )?(have )?received your (request|ticket|message|email)|accusé de réception",
  "(تم استلام|استلمنا) (طلبك|رسالتك|طلبكم|رسالتكم)",
);

const reportsDomain = subjectOf("(\\[preview\\] ?)?report[ -]?domain");

/** Matches a subject that is one of these words or has them before a colon. An answer to such a mail begins with `Re:`. */
function subjectOf(...words: string[]): RegExp {
  const any = words.join("|");
  return new RegExp(String.raw`^\s*(\[(${any})\]|(${any})\s*(\(.{0,40}\)\s*)?([:：–-]|$))`, "iu");
}

const isSet = /^(?!(no|false|0)\b)\w/i;

const signs: [MachineSign, field: string, value: RegExp][] = [
  ["auto-submitted", "auto-submitted", isSet],
  ["autoreply", "x-autoreply", isSet],
  ["autoreply", "x-autorespond", isSet],
  ["autoreply", "x-autoreply-from", /./],
  ["precedence", "precedence", /^(bulk|junk|auto_?reply)\b/i],
  ["precedence-list", "precedence", /^list\b/i],
  ["list", "list-id", /./],
  ["list", "list-unsubscribe", /./],
  ["one-click", "list-unsubscribe-post", /./],
  ["feedback", "feedback-id", /./],
  ...[outOfOffice, notDelivered, wasRead, acknowledged, reportsDomain].map(
    (value): [MachineSign, string, RegExp] => ["subject", "subject", value],
  ),
];

const deliveryReports: [field: string, value: RegExp][] = [
  ["return-path", /^<\s*>$/],
  ["from", /\bmailer-daemon@/i],
  ["x-failed-recipients", /./],
  ["content-type", /^multipart\/report\b(?!.*(disposition|feedback|tlsrpt))/is],
];

const otherReports = /^(multipart\/report\b|message\/disposition-notification|application\/tlsrpt\+)/i;

const spamMarks: [field: string, value: RegExp][] = [
  ["x-spam-flag", /^yes\b/i],
  ["x-spam-status", /^yes\b/i],
  ["x-spam", /^yes\b/i],
  ["x-ms-exchange-organization-scl", /^[5-9]\b/],
  ["x-forefront-antispam-report", /\bSFV:SPM\b/i],
];

/** Finds what in a header says that a program wrote the mail. */
export function findMachineSigns(fields: HeaderFields, sender: string) {
  const has = (field: string, value: RegExp) =>
    fields.get(field)?.some((text) => value.test(decodeWords(text))) === true;
  const isDeliveryReport = deliveryReports.some(([field, value]) => has(field, value));
  const found = signs.flatMap(([sign, field, value]) => (has(field, value) ? [sign] : []));
  const lists = ["list-id", "list-post"].flatMap((name) => fields.get(name) ?? []);
  return {
    /** Only programs write mails of this form: reports, and mails that no answer can reach. */
    isReport: isDeliveryReport || has("content-type", otherReports),
    /** It may tell that a mail of ours did not arrive. People write such a subject, too: else the mail is a person's. */
    isDeliveryReport: isDeliveryReport || has("subject", notDelivered),
    /** One sign proves nothing: providers, lists and ticket systems mark mails of people, too. */
    signs: [...new Set(takesNoAnswer(sender) ? [...found, "sender" as const] : found)],
    /** The names and addresses of the lists that it came by. */
    lists: lists.map((list) => list.toLowerCase()),
    /** The receiving server takes it for spam. */
    isMarkedAsSpam: spamMarks.some(([field, value]) => has(field, value)),
  };
}

/** Marks of mass mail and of providers. They say nothing of an answer to a mail of ours. */
const bulkSigns: ReadonlySet<MachineSign> = new Set(["precedence-list", "list", "one-click", "feedback"]);

/** An address of ours may be a list, which marks everything. */
const listSigns: ReadonlySet<MachineSign> = new Set(["precedence-list", "list", "one-click"]);

/** Whether a program wrote a mail: a report, or two signs of it. `ownAddresses` are those that people write to. */
export function isByMachine(
  { isReport, signs: found, lists }: MachineSigns,
  { isAnswer, ownAddresses }: { isAnswer: boolean; ownAddresses: string[] },
): boolean {
  const isOwnList = ownAddresses.some((address) =>
    lists.some((list) => list.includes(address) || list.includes(`<${address.replace("@", ".")}>`)),
  );
  const weighed = found.filter(
    (sign) => !(isAnswer && bulkSigns.has(sign)) && !(isOwnList && listSigns.has(sign)),
  );
  return isReport || weighed.length >= 2;
}

/** Whether nobody reads what goes to an address. */
export function takesNoAnswer(address: string): boolean {
  return noAnswer.test(address);
}

const noAnswer = new RegExp(
  String.raw`^(([\w.-]*[._-])?(${[
    "no[._-]?reply|do[._-]?not[._-]?reply|no[._-]?responder|ne[._-]?pas[._-]?repondre|nicht[._-]?antworten",
    "mailer-daemon|bounces?",
  ].join("|")})([._+-][^@]*)?|postmaster|dmarc|dmarc[\w.-]*(report|support)[\w.-]*)@`,
  "i",
);

/** Whether an automatic answer to a mail may go out: never to a program (RFC 3834). */
export function takesReceipt({ isReport, signs: found }: MachineSigns): boolean {
  const machine: MachineSign[] = ["auto-submitted", "autoreply", "precedence", "sender"];
  return !isReport && !machine.some((sign) => found.includes(sign));
}
