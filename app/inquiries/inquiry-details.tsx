import type { ReactNode } from "react";
import type { Inquiry } from "../backend/schema.ts";
import { formatDateTime } from "../i18n/format.ts";
import { Isolate, LtrText } from "../i18n/isolate.tsx";
import type { Locale, LocalizedText } from "../i18n/text.ts";
import { columnName, type Field, type FieldName, fieldsOf } from "./fields.ts";
import { staffLabel } from "./field-text.ts";
import { detailWords } from "./inbox-words.ts";
import styles from "./inquiry-details.module.css";
import { SpamButton } from "./spam-button.tsx";
import { choiceLabel } from "./choice-label.ts";

export interface InquiryDetailsProps {
  locale: Locale;
  inquiry: Inquiry;
  onChanged: () => void;
}

const shownInRow: FieldName[] = ["name", "email", "subject"];

/** Everything that was sent and is not in the row already. Empty fields are left out. */
export function InquiryDetails({ locale, inquiry, onChanged }: InquiryDetailsProps) {
  const values: Partial<Record<string, unknown>> = inquiry;
  const fields = fieldsOf(inquiry.type).filter(([name]) => !shownInRow.includes(name));
  const lineOf = ([name, field]: [FieldName, Field]): DetailRow => [
    staffLabel(name),
    renderValue(locale, name, field, values[columnName(name)]),
  ];
  const isLong = ([, { kind }]: [FieldName, Field]) => kind === "paragraphs";
  const language = inquiry.locale === "ar" ? detailWords.arabic : detailWords.english;
  const facts = fields.filter((field) => !isLong(field)).map(lineOf);
  const keys: DetailRow[] = [
    [detailWords.reference, <LtrText key="reference">{inquiry.reference}</LtrText>],
    [detailWords.due, inquiry.due_at && <Moment key="due" locale={locale} moment={inquiry.due_at} />],
  ];
  return (
    <div className={styles.details}>
      <DetailList locale={locale} lines={[...keys, ...facts, [detailWords.language, language[locale]]]} />
      <DetailList locale={locale} lines={fields.filter(isLong).map(lineOf)} />
      <SpamButton locale={locale} inquiry={inquiry} onMoved={onChanged} />
    </div>
  );
}

type DetailRow = [label: LocalizedText, value: ReactNode];

function renderValue(locale: Locale, name: FieldName, field: Field, value: unknown): ReactNode {
  if (typeof value === "boolean") return (value ? detailWords.yes : detailWords.no)[locale];
  if (Array.isArray(value))
    return value.length > 0 && <Choices locale={locale} name={name} values={value.map(String)} />;
  if (typeof value !== "string") return null;
  if (field.kind === "phone") return <Phone number={value} />;
  if (field.kind === "paragraphs") return <Message text={value} />;
  return <Isolate>{field.kind === "choice" ? choiceLabel(locale, name, value) : value}</Isolate>;
}

function DetailList({ locale, lines }: { locale: Locale; lines: DetailRow[] }) {
  return (
    <dl>
      {lines
        .filter(([, value]) => value)
        .map(([label, value]) => (
          <div key={label.en}>
            <dt>{label[locale]}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}

function Moment({ locale, moment }: { locale: Locale; moment: string }) {
  return <time dateTime={moment}>{formatDateTime(locale, moment)}</time>;
}

function Phone({ number }: { number: string }) {
  return (
    <a className="link" href={`tel:${number.replace(/[^\d+]/g, "")}`}>
      <LtrText>{number}</LtrText>
    </a>
  );
}

function Choices({ locale, name, values }: { locale: Locale; name: FieldName; values: string[] }) {
  return (
    <ul>
      {values.map((value) => (
        <li key={value}>
          <Isolate>{choiceLabel(locale, name, value)}</Isolate>
        </li>
      ))}
    </ul>
  );
}

function Message({ text }: { text: string }) {
  return (
    <p className={styles.message} dir="auto">
      {text}
    </p>
  );
}
