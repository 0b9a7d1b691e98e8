import type { ReactNode } from "react";
import type { Inquiry } from "../backend/schema.ts";
import { Isolate, Latin } from "../i18n/isolate.tsx";
import type { Locale, Text } from "../i18n/text.ts";
import { contactWords } from "./contact-words.ts";
import { detailWords } from "./inbox-words.ts";
import { projectWords } from "./project-words.ts";
import { SpamButton } from "./spam-button.tsx";
import { type Choice, wordChoice } from "./word-choice.ts";
import { formWords } from "./words.ts";

export interface InquiryDetailsProps {
  locale: Locale;
  inquiry: Inquiry;
  onChanged: () => void;
}

/** Everything that was sent and does not stand in the row already. What was left out is not listed. */
export function InquiryDetails({ locale, inquiry, onChanged }: InquiryDetailsProps) {
  const choice = (kind: Choice, value: string | null) =>
    value && <Isolate>{wordChoice(locale, kind, value)}</Isolate>;
  const said = (flag: boolean) =>
    inquiry.type === "project" && (flag ? detailWords.yes : detailWords.no)[locale];
  const facts: Line[] = [
    [formWords.company, inquiry.company && <Isolate>{inquiry.company}</Isolate>],
    [formWords.phone, inquiry.phone && <Phone number={inquiry.phone} />],
    [contactWords.inquiryType, choice("inquiryType", inquiry.inquiry_type)],
    [projectWords.typeLegend, choice("projectType", inquiry.project_type)],
    [
      detailWords.features,
      inquiry.features.length > 0 && <Features locale={locale} features={inquiry.features} />,
    ],
    [projectWords.budget, choice("budget", inquiry.budget)],
    [projectWords.timeline, choice("timeline", inquiry.timeline)],
    [detailWords.hasExistingSystem, said(inquiry.has_existing_system)],
    [detailWords.needsConsultation, said(inquiry.needs_consultation)],
    [detailWords.language, (inquiry.locale === "ar" ? detailWords.arabic : detailWords.english)[locale]],
  ];
  const message: Line[] = [
    [contactWords.message, inquiry.message && <Message text={inquiry.message} />],
    [projectWords.description, inquiry.description && <Message text={inquiry.description} />],
  ];
  return (
    <div className="inquiry">
      <Lines locale={locale} lines={facts} />
      <Lines locale={locale} lines={message} />
      <SpamButton locale={locale} inquiry={inquiry} onMoved={onChanged} />
    </div>
  );
}

type Line = [label: Text, value: ReactNode];

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

function Features({ locale, features }: { locale: Locale; features: string[] }) {
  return (
    <ul>
      {features.map((feature) => (
        <li key={feature}>
          <Isolate>{wordChoice(locale, "feature", feature)}</Isolate>
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
