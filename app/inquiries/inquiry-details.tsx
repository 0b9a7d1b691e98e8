import type { ReactNode } from "react";
import type { Inquiry } from "../backend/schema.ts";
import { Isolate, Latin } from "../i18n/isolate.tsx";
import type { Locale, Text } from "../i18n/text.ts";
import { columnOf, type Field, type FieldName, fieldsOf } from "./fields.ts";
import { detailWords, fieldDetailWords } from "./inbox-words.ts";
import { SpamButton } from "./spam-button.tsx";
import { wordChoice } from "./word-choice.ts";
import { fieldWords } from "./words.ts";

export interface InquiryDetailsProps {
  locale: Locale;
  inquiry: Inquiry;
  onChanged: () => void;
}

const shownInRow: FieldName[] = ["name", "email", "subject"];

/** Everything that was sent and does not stand in the row already. What was left out is not listed. */
export function InquiryDetails({ locale, inquiry, onChanged }: InquiryDetailsProps) {
  const values: Partial<Record<string, unknown>> = inquiry;
  const fields = fieldsOf(inquiry.type).filter(([name]) => !shownInRow.includes(name));
  const lineOf = ([name, field]: [FieldName, Field]): Line => [
    labelOf(name),
    describe(locale, name, field, values[columnOf(name)]),
  ];
  const isLong = ([, { kind }]: [FieldName, Field]) => kind === "paragraphs";
  const language = inquiry.locale === "ar" ? detailWords.arabic : detailWords.english;
  const facts = fields.filter((field) => !isLong(field)).map(lineOf);
  return (
    <div className="inquiry">
      <Lines locale={locale} lines={[...facts, [detailWords.language, language[locale]]]} />
      <Lines locale={locale} lines={fields.filter(isLong).map(lineOf)} />
      <SpamButton locale={locale} inquiry={inquiry} onMoved={onChanged} />
    </div>
  );
}

type Line = [label: Text, value: ReactNode];

function labelOf(name: FieldName): Text {
  const own: Partial<Record<FieldName, Text>> = fieldDetailWords;
  return own[name] ?? fieldWords[name];
}

function describe(locale: Locale, name: FieldName, field: Field, value: unknown): ReactNode {
  if (typeof value === "boolean") return (value ? detailWords.yes : detailWords.no)[locale];
  if (Array.isArray(value))
    return value.length > 0 && <Choices locale={locale} name={name} values={value.map(String)} />;
  if (typeof value !== "string") return null;
  if (field.kind === "phone") return <Phone number={value} />;
  if (field.kind === "paragraphs") return <Message text={value} />;
  return <Isolate>{field.kind === "choice" ? wordChoice(locale, name, value) : value}</Isolate>;
}

function Lines({ locale, lines }: { locale: Locale; lines: Line[] }) {
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

function Phone({ number }: { number: string }) {
  return (
    <a className="link" href={`tel:${number.replace(/[^\d+]/g, "")}`}>
      <Latin>{number}</Latin>
    </a>
  );
}

function Choices({ locale, name, values }: { locale: Locale; name: FieldName; values: string[] }) {
  return (
    <ul>
      {values.map((value) => (
        <li key={value}>
          <Isolate>{wordChoice(locale, name, value)}</Isolate>
        </li>
      ))}
    </ul>
  );
}

function Message({ text }: { text: string }) {
  return (
    <p className="message" dir="auto">
      {text}
    </p>
  );
}
