import { decodeWords, type HeaderFields } from "./header-fields.ts";

/** Whether a program wrote a mail, as far as its header tells. */
export interface MachineSigns {
  /** A program wrote it by itself: nobody waits for an answer. */
  isAutomatic: boolean;
  /** It may tell that a mail of ours did not arrive. */
  isDeliveryReport: boolean;
  /** It went to many: a newsletter, or a list. */
  isBulk: boolean;
}

interface Sign {
  field: string;
  value: RegExp;
  isDeliveryReport?: true;
  /** People write it, too. */
  isDoubtful?: true;
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

const isSet = /^(?!(no|false|0)\b)\w/i;

/** Each is enough alone, but for one that is looked at as a report and else is a person's. Lists, ticket systems and Exchange mark what people write, too: their marks are no signs. */
const signs: Sign[] = [
  { field: "return-path", value: /^<\s*>$/, isDeliveryReport: true },
  { field: "from", value: /\bmailer-daemon@/i, isDeliveryReport: true },
  { field: "x-failed-recipients", value: /./, isDeliveryReport: true },
  { field: "subject", value: notDelivered, isDeliveryReport: true, isDoubtful: true },
  {
    field: "content-type",
    value: /^multipart\/report\b(?!.*(disposition|feedback))/is,
    isDeliveryReport: true,
  },
  { field: "content-type", value: /^multipart\/report\b.*(disposition|feedback)/is },
  { field: "content-type", value: /^message\/disposition-notification/i },
  { field: "auto-submitted", value: isSet },
  { field: "precedence", value: /^auto_?reply/i },
  { field: "x-autoreply", value: isSet },
  { field: "x-autorespond", value: isSet },
  { field: "x-autoreply-from", value: /./ },
  { field: "subject", value: outOfOffice },
  { field: "subject", value: wasRead },
];

export function findMachineSigns(fields: HeaderFields): MachineSigns {
  const found = signs.filter(({ field, value }) =>
    fields.get(field)?.some((text) => value.test(decodeWords(text))),
  );
  return {
    isAutomatic: found.some(({ isDoubtful }) => !isDoubtful),
    isDeliveryReport: found.some(({ isDeliveryReport }) => isDeliveryReport),
    isBulk:
      ["list-id", "list-unsubscribe", "feedback-id"].some((name) => fields.has(name)) ||
      (fields.get("precedence") ?? []).some((value) => /^(bulk|list|junk)\b/i.test(value)),
  };
}

/** The whole subject, or what stands before its colon. */
function startsWith(words: string[]): RegExp {
  return new RegExp(String.raw`^\s*\[?(${words.join("|")})\]?\s*(\(.{0,40}\)\s*)?([:：–-]|$)`, "iu");
}
