import { decodeWords } from "./decode-text.ts";
import type { HeaderFields } from "./mime-part.ts";

/** What in a header speaks for a program. */
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
export interface MachineSigns {
  /** Programs alone write mails of this form: reports, and what no answer can reach. */
  isReport: boolean;
  /** It may tell that a mail of ours did not arrive. */
  isDeliveryReport: boolean;
  /** One proves nothing: providers, lists and ticket systems mark what people write, too. */
  signs: MachineSign[];
  /** The names and addresses of the lists that it came by. */
  lists: string[];
  /** The receiving server takes it for spam. */
  isMarkedAsSpam: boolean;
}

/** What a subject begins with, in the languages of our visitors. An answer to such a mail begins with `Re:`. */
const outOfOffice = startsWith([
  "auto(matic|mated)?[ -]?(reply|response|answer)",
  "out of (the )?office( auto[ -]?reply)?",
  "réponse automatique|absence du bureau",
  "automatische antwort|abwesenheits(notiz|agent|nachricht)?|automatisch antwoord",
  "respuesta automática|fuera de (la )?oficina|resposta automática",
  "risposta automatica|fuori (sede|ufficio)",
  "otomatik (yanıt|cevap)",
  "автоматический ответ|автоответ",
  "(الرد|رد) (التلقائي|تلقائي)|خارج المكتب|پاسخ خودکار",
  "odpowiedź automatyczna|autosvar|automatiskt svar|automatisk svar",
  "自动(答复|回复)|自動(返信|応答)",
]);

export const notDelivered = startsWith([
  "undeliver(able|ed)( mail returned to sender)?",
  "mail delivery (failed|failure)",
  "deliver(y|able) (status notification|failure|has failed)",
  "failure notice|returned mail",
  "unzustellbar|non remis|message non distribué",
  "no se puede entregar|non recapitabile",
  "teslim edilemedi|не доставлено|недоставленное сообщение",
  "(تعذر|لم يتم) (تسليم|التسليم)|غير قابل للتسليم",
]);

const wasRead = startsWith(["(not )?read|gelesen|leído|letto|تمت القراءة|مقروءة"]);

/** What ticket systems write when a mail came to them. */
const acknowledged = startsWith([
  "(your )?(request|ticket|case|message|email) (has been )?(received|created|opened)",
  "(we )?(have )?received your (request|ticket|message|email)",
  "eingangsbestätigung|accusé de réception|confirmación de recepción",
  "(تم استلام|استلمنا) (طلبك|رسالتك|طلبكم|رسالتكم)",
]);

const reportsDomain = startsWith(["(\\[preview\\] ?)?report[ -]?domain"]);

const isSet = /^(?!(no|false|0)\b)\w/i;

const signs: { field: string; value: RegExp; sign: MachineSign }[] = [
  { field: "auto-submitted", value: isSet, sign: "auto-submitted" },
  { field: "x-autoreply", value: isSet, sign: "autoreply" },
  { field: "x-autorespond", value: isSet, sign: "autoreply" },
  { field: "x-autoreply-from", value: /./, sign: "autoreply" },
  { field: "precedence", value: /^(bulk|junk|auto_?reply)\b/i, sign: "precedence" },
  { field: "precedence", value: /^list\b/i, sign: "precedence-list" },
  { field: "list-id", value: /./, sign: "list" },
  { field: "list-unsubscribe", value: /./, sign: "list" },
  { field: "list-unsubscribe-post", value: /./, sign: "one-click" },
  { field: "feedback-id", value: /./, sign: "feedback" },
  ...[outOfOffice, notDelivered, wasRead, acknowledged, reportsDomain].map((value) => ({
    ...{ field: "subject", value, sign: "subject" as const },
  })),
];

const reports: { field: string; value: RegExp; isDelivery: boolean }[] = [
  { field: "return-path", value: /^<\s*>$/, isDelivery: true },
  { field: "from", value: /\bmailer-daemon@/i, isDelivery: true },
  { field: "x-failed-recipients", value: /./, isDelivery: true },
  {
    field: "content-type",
    value: /^multipart\/report\b(?!.*(disposition|feedback|tlsrpt))/is,
    isDelivery: true,
  },
  { field: "content-type", value: /^multipart\/report\b/i, isDelivery: false },
  {
    field: "content-type",
    value: /^(message\/disposition-notification|application\/tlsrpt\+)/i,
    isDelivery: false,
  },
];

const spamMarks: { field: string; value: RegExp }[] = [
  { field: "x-spam-flag", value: /^yes\b/i },
  { field: "x-spam-status", value: /^yes\b/i },
  { field: "x-spam", value: /^yes\b/i },
  { field: "x-ms-exchange-organization-scl", value: /^[5-9]\b/ },
  { field: "x-forefront-antispam-report", value: /\bSFV:SPM\b/i },
];

export function findMachineSigns(fields: HeaderFields, sender: string): MachineSigns {
  const has = ({ field, value }: { field: string; value: RegExp }) =>
    fields.get(field)?.some((text) => value.test(decodeWords(text))) === true;
  const found = new Set(signs.filter(has).map(({ sign }) => sign));
  if (takesNoAnswer(sender)) found.add("sender");
  const foundReports = reports.filter(has);
  const lists = ["list-id", "list-post"].flatMap((name) => fields.get(name) ?? []);
  return {
    isReport: foundReports.length > 0,
    // People write such a subject, too: it is looked at, and else is a person's.
    isDeliveryReport:
      foundReports.some(({ isDelivery }) => isDelivery) || has({ field: "subject", value: notDelivered }),
    signs: [...found],
    lists: lists.map((list) => list.toLowerCase()),
    isMarkedAsSpam: spamMarks.some(has),
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

/** Nobody reads what goes there. */
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

/** The whole subject, or what stands before its colon. */
function startsWith(words: string[]): RegExp {
  const any = words.join("|");
  return new RegExp(String.raw`^\s*(\[(${any})\]|(${any})\s*(\(.{0,40}\)\s*)?([:：–-]|$))`, "iu");
}
