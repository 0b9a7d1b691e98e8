import type { Inquiry } from "../../../backend/inquiry-rows.ts";
import { InterpolatedText } from "../../../i18n/interpolated-text.tsx";
import { Isolate } from "../../../i18n/isolate.tsx";
import { useLocale } from "../../../i18n/use-locale.ts";
import { Button } from "../../../ui/button.tsx";
import { PhoneLinks } from "../conversation/phone-links.tsx";
import { inquiryWords } from "../inquiry-words.ts";
import { composerWords } from "./composer-words.ts";
import styles from "./composer.module.css";

export interface NoAddressProps {
  inquiry: Pick<Inquiry, "name" | "phone">;
  onCorrect: () => void;
}

/** In place of a reply: why no mail can be sent, and how the person is reached. */
export function NoAddress({ inquiry: { name, phone }, onCorrect }: NoAddressProps) {
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
      <Button variant="outline" aria-haspopup="dialog" onClick={() => onCorrect()}>
        {composerWords.addAddress[locale]}
      </Button>
    </div>
  );
}
