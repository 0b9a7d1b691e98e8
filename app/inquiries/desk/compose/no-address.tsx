import type { Inquiry } from "../../../backend/inquiry-rows.ts";
import { InterpolatedText } from "../../../i18n/interpolated-text.tsx";
import { Isolate } from "../../../i18n/isolate.tsx";
import { useLocale } from "../../../i18n/use-locale.ts";
import { PhoneLinks } from "../conversation/phone-links.tsx";
import { inquiryWords } from "../inquiry-words.ts";
import styles from "./composer.module.css";

/** In place of a reply: why no mail can be sent, and how the person is reached. */
export function NoAddress({ inquiry: { name, phone } }: { inquiry: Pick<Inquiry, "name" | "phone"> }) {
  const locale = useLocale();
  return (
    // The keys that lead to a reply put the focus here.
    <div id="composer-text" className={styles.noAddress} tabIndex={-1}>
      <p>
        <InterpolatedText
          text={inquiryWords.noAddress[locale]}
          values={{ name: <Isolate>{name}</Isolate> }}
        />
      </p>
      <p>
        <PhoneLinks text={phone ?? ""} />
      </p>
    </div>
  );
}
