import type { ReactNode } from "react";
import type { Inquiry } from "../../../backend/inquiry-rows.ts";
import { InterpolatedText } from "../../../i18n/interpolated-text.tsx";
import { Isolate } from "../../../i18n/isolate.tsx";
import { interpolate, listSeparator, type Locale } from "../../../i18n/text.ts";
import { useLocale, useWords } from "../../../i18n/use-locale.ts";
import { type FieldText, fieldTexts, staffLabel } from "../../form/field-text.ts";
import { copyText } from "../../../staff/copy-text.ts";
import { mailtoUrl } from "../../../ui/text/mailto.ts";
import { AddressText } from "../../../ui/text/address-text.tsx";
import { contactWords } from "../contact/contact-words.ts";
import { deskWords } from "../desk-words.ts";
import { FoldedText } from "./folded-text.tsx";
import { channelWords } from "../../inbox-words.ts";
import { inquiryWords } from "../inquiry-words.ts";
import { PhoneLinks } from "./phone-links.tsx";
import { type EntryKind, ThreadEntry } from "./thread-entry.tsx";
import styles from "./fields.module.css";
import { languageNames } from "../../../i18n/language-names.ts";

/** What the visitor sent by a form, or what staff entered: the words, then every other field, to be copied. */
export function FormItem({ inquiry }: { inquiry: Inquiry }) {
  const locale = useLocale();
  const words = useWords(inquiryWords);
  const fields = fieldTexts(locale, inquiry.type, inquiry).filter(({ texts }) => texts.length > 0);
  const heading = (
    <>
      <b>
        <Isolate>{inquiry.name}</Isolate>
      </b>
      <span>{describeChannel(locale, inquiry)}</span>
    </>
  );
  return (
    <ThreadEntry
      kind={entryKinds[inquiry.channel] ?? "entered"}
      at={inquiry.happened_at ?? inquiry.created_at}
      heading={heading}
    >
      {fields
        .filter(({ field }) => field.kind === "paragraphs")
        .map(({ name, texts: [text = ""] }) => (
          <FoldedText key={name} text={text} />
        ))}
      <dl className={styles.fields} aria-label={words.fields}>
        {fields
          .filter(({ field }) => field.kind !== "paragraphs")
          .map((field) => (
            <FieldRow key={field.name} field={field} firstEmail={inquiry.first_email} />
          ))}
        <Row label={deskWords.language[locale]}>{languageNames[inquiry.locale][locale]}</Row>
      </dl>
    </ThreadEntry>
  );
}

const entryKinds: Partial<Record<Inquiry["channel"], EntryKind>> = { form: "received", staff: "event" };

function describeChannel(locale: Locale, { channel, type }: Inquiry): string {
  if (channel === "form") return inquiryWords[type === "project" ? "projectForm" : "contactForm"][locale];
  if (channel === "staff") return inquiryWords.writtenFirst[locale];
  return interpolate(inquiryWords.enteredByHand[locale], { channel: channelWords[channel][locale] });
}

interface FieldRowProps {
  field: FieldText;
  firstEmail: string | null;
}

function FieldRow({ field: { name, field, texts }, firstEmail }: FieldRowProps) {
  const locale = useLocale();
  const label = staffLabel(name)[locale];
  const text = texts.join(listSeparator(locale));
  return (
    <Row label={label} copy={<CopyButton field={label} text={text} />}>
      {field.kind === "email" ? (
        <>
          <a className="link" href={mailtoUrl(text)}>
            <AddressText address={text} />
          </a>
          {firstEmail && (
            <small className={styles.former}>
              <InterpolatedText
                text={contactWords.cameWith[locale]}
                values={{ address: <AddressText address={firstEmail} /> }}
              />
            </small>
          )}
        </>
      ) : field.kind === "phone" ? (
        <PhoneLinks text={text} />
      ) : (
        <Isolate>{text}</Isolate>
      )}
    </Row>
  );
}

interface RowProps {
  label: string;
  children: ReactNode;
  copy?: ReactNode;
}

function Row({ label, children, copy }: RowProps) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <span>{children}</span>
        {copy}
      </dd>
    </div>
  );
}

interface CopyButtonProps {
  /** Label of the field. */
  field: string;
  text: string;
}

/** Copies a value as it was sent. */
function CopyButton({ field, text }: CopyButtonProps) {
  const locale = useLocale();
  return (
    <button
      type="button"
      className={`icon-button ${styles.copy}`}
      aria-label={interpolate(inquiryWords.copy[locale], { field })}
      onClick={() => void copyText(text, inquiryWords.copied)}
    >
      <svg viewBox="0 0 14 14" aria-hidden="true" focusable="false">
        <path d="M4.5 4.5h8v8h-8zM1.5 9.5v-8h8" />
      </svg>
    </button>
  );
}
