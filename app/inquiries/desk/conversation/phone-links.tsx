import { Isolate, PhoneText } from "../../../i18n/isolate.tsx";
import { interpolate } from "../../../i18n/text.ts";
import { useLocale } from "../../../i18n/use-locale.ts";
import { telUrl } from "../../../ui/text/tel-url.ts";
import { whatsappUrl } from "../../../ui/text/whatsapp-url.ts";
import { inquiryWords } from "../inquiry-words.ts";

/** Dials the first number, where there is one, or writes to it by WhatsApp, where that works from any country. */
export function PhoneLinks({ text }: { text: string }) {
  const locale = useLocale();
  const url = telUrl(text);
  const chatUrl = whatsappUrl(text);
  if (!url) return <Isolate>{text}</Isolate>;
  return (
    <>
      <a className="link" href={url}>
        <PhoneText number={text} />
      </a>
      {chatUrl && (
        <>
          {" "}
          <a
            className="link screen-only"
            href={chatUrl}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={interpolate(inquiryWords.whatsappTo[locale], { number: `\u2066${text}\u2069` })}
          >
            {inquiryWords.whatsapp[locale]}
          </a>
        </>
      )}
    </>
  );
}
