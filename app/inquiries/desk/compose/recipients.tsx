import { useId } from "react";
import type { Contact, CopyAddress, Inquiry } from "../../../backend/inquiry-rows.ts";
import { InterpolatedText } from "../../../i18n/interpolated-text.tsx";
import { Isolate, LtrText } from "../../../i18n/isolate.tsx";
import { useWords } from "../../../i18n/use-locale.ts";
import { Button } from "../../../ui/form/button.tsx";
import { PhoneLinks } from "../conversation/phone-links.tsx";
import { inquiryWords } from "../inquiry-words.ts";
import composerStyles from "./composer.module.css";
import { composerWords } from "./composer-words.ts";
import styles from "./recipients.module.css";

export type AskedReplyTo = { email: string; name?: string };

export interface RecipientsProps {
  inquiry: Pick<Inquiry, "name" | "email">;
  /** The people who can be in copy, and those who are. */
  offered: CopyAddress[];
  ticked: string[];
  onTick: (address: string, isTicked: boolean) => void;
  /** Where the visitor's last mail asks for answers, and how it names who reads there, when that is another address. */
  replyTo: AskedReplyTo | undefined;
  busy: boolean;
  onCorrect: (known: Partial<Contact>) => void;
}

const maxCopies = 20;

/** Everybody who gets a reply, in full. */
export function Recipients({ inquiry, offered, ticked, onTick, replyTo, busy, onCorrect }: RecipientsProps) {
  const words = useWords(composerWords);
  const id = useId();
  return (
    <div className={styles.recipients}>
      <p className={styles.row}>
        <span>{words.to}</span>
        <span className={styles.person}>
          <Isolate>{inquiry.name}</Isolate> <LtrText>{inquiry.email}</LtrText>
        </span>
      </p>
      {replyTo && (
        <p className={styles.note}>
          <InterpolatedText
            text={words.asksElsewhere}
            values={{ address: <LtrText>{replyTo.email}</LtrText> }}
          />{" "}
          <button type="button" className="link" aria-haspopup="dialog" onClick={() => onCorrect(replyTo)}>
            {words.correctAddress}
          </button>
        </p>
      )}
      {offered.length > 0 && (
        <div className={styles.row} role="group" aria-labelledby={id}>
          <span id={id}>{words.copy}</span>
          <div className={styles.people}>
            {offered.map(({ address, name, is_ticked: isNamed }) => {
              const isTicked = ticked.includes(address);
              return (
                <label key={address} className={isTicked ? styles.person : styles.absent}>
                  <input
                    type="checkbox"
                    className="tick"
                    checked={isTicked}
                    disabled={busy || (!isTicked && ticked.length >= maxCopies)}
                    onChange={() => onTick(address, !isTicked)}
                  />
                  <span>
                    {name && <Isolate>{name}</Isolate>} <LtrText>{address}</LtrText>
                    {!isNamed && !isTicked && <small> {words.notInCopy}</small>}
                  </span>
                </label>
              );
            })}
          </div>
        </div>
      )}
      {ticked.length >= maxCopies && <p className={styles.note}>{words.enoughCopies}</p>}
    </div>
  );
}

export interface NoAddressProps {
  inquiry: Pick<Inquiry, "name" | "phone">;
  onCorrect: () => void;
}

/** In place of a reply: why no mail can be sent, and how the person is reached. */
export function NoAddress({ inquiry: { name, phone }, onCorrect }: NoAddressProps) {
  const words = useWords(composerWords);
  const { noAddress } = useWords(inquiryWords);
  return (
    // The keys that lead to a reply put the focus here.
    <div id="composer-text" className={composerStyles.noAddress} tabIndex={-1}>
      <p>
        <InterpolatedText text={noAddress} values={{ name: <Isolate>{name}</Isolate> }} />
      </p>
      <p>
        <PhoneLinks text={phone ?? ""} />
      </p>
      <Button variant="outline" aria-haspopup="dialog" onClick={() => onCorrect()}>
        {words.addAddress}
      </Button>
    </div>
  );
}
