import { Isolate } from "../../../i18n/isolate.tsx";
import { useLocale } from "../../../i18n/use-locale.ts";
import { failedMailWords, refusalReasons } from "./mail-problem-words.ts";

/** Why an email was not delivered, in words where there are some, and what the mail server said. */
export function MailRefusal({ response }: { response: string }) {
  const locale = useLocale();
  const reason = refusalReason(response);
  return (
    <>
      {reason && refusalReasons[reason][locale]} {failedMailWords.response[locale]}{" "}
      <Isolate>{response}</Isolate>
    </>
  );
}

/** By the codes of RFC 3463 where a mail server gives one, else by its words. The first that fits. */
const signs: [sign: RegExp, reason: keyof typeof refusalReasons][] = [
  [/\b[45]\.2\.2\b|mailbox (is )?full|over ?quota|quota exceeded/i, "mailboxFull"],
  [/^552\b|\b5\.(2\.3|3\.4)\b/, "tooLarge"],
  [/\b5\.1\.(2|10)\b|\b5\.4\.4\b|(domain|host)( name)? not found/i, "noDomain"],
  [
    /\b5\.1\.[0136]\b|\b5\.2\.1\b|(user|recipient|mailbox) unknown|(no such|unknown) (user|recipient|mailbox)/i,
    "noAddress",
  ],
  [/\b5\.7\.\d|\b(spam|blocked|blacklist|blocklist|reputation)/i, "blocked"],
  [/\b[45]\.4\.[127]\b|expired|timed out/i, "expired"],
];

/** Why a mail server did not take a mail, or sent it back; undefined where it says what nobody has words for. */
export function refusalReason(response: string | null) {
  return signs.find(([sign]) => sign.test(response ?? ""))?.[1];
}
