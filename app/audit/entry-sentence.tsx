import type { ReactNode } from "react";
import { Link } from "react-router";
import type { AuditEntry } from "../backend/staff-rows.ts";
import { formatDays, formatShortDateTime } from "../i18n/format.ts";
import { LtrText } from "../i18n/isolate.tsx";
import { InterpolatedText } from "../i18n/interpolated-text.tsx";
import type { LocalizedText } from "../i18n/text.ts";
import { useLocale } from "../i18n/use-locale.ts";
import { AddressText } from "../ui/address-text.tsx";
import type { AuditedInquiry, AuditEntryWithInquiry } from "./fetch-audit-log.ts";
import { actionWords, partWords, variantWords } from "./action-words.ts";
import { auditWords } from "./words.ts";

export interface EntrySentenceProps {
  entry: AuditEntryWithInquiry;
  /** The words for an inquiry's statuses. */
  statusWords: Record<string, LocalizedText>;
}

/** What was done, as a sentence: "ada@example.com opened N-7F3K2". One that has no words yet is told by its code alone. */
export function EntrySentence({ entry, statusWords }: EntrySentenceProps) {
  const locale = useLocale();
  const details: Record<string, unknown> = entry.details instanceof Object ? { ...entry.details } : {};
  const sentence = chooseSentence(entry, details);
  if (!sentence) return null;
  const missing = sentence.en.startsWith("{account}") ? auditWords.deletedAccount : partWords.account;
  const status = (value: unknown) => statusWords[String(value)]?.[locale] ?? String(value);
  return (
    <InterpolatedText
      text={sentence[locale]}
      values={{
        actor: <Actor entry={entry} />,
        inquiry: <InquiryName inquiry={entry.inquiry} />,
        account: <Address address={details["email"]} missing={missing[locale]} />,
        namedAccount: <NamedAccount email={details["email"]} />,
        count: String(details["inquiries"] ?? ""),
        from: status(details["from"]),
        to: status(details["to"]),
        fromMoment: <DetailMoment moment={details["from"]} />,
        toMoment: <DetailMoment moment={details["to"]} />,
        days: <DetailDays details={details} />,
      }}
    />
  );
}

function chooseSentence(
  { action, actor_email: actor }: AuditEntry,
  details: Record<string, unknown>,
): LocalizedText | undefined {
  if (action === "inquiry.assigned" && !details["email"]) return variantWords.unassigned;
  if (action === "inquiry.assigned" && details["email"] === actor) return variantWords.took;
  if (action === "inquiry.mail_received" && details["automatic"]) return variantWords.automatic;
  return actionWords[action]?.sentence;
}

/** The email of the actor, or what is known without one. */
function Actor({ entry }: { entry: AuditEntry }) {
  const locale = useLocale();
  const missing = entry.actor_id ? auditWords.deletedAccount : auditWords.system;
  return <Address address={entry.actor_email} missing={missing[locale]} />;
}

function Address({ address, missing }: { address: unknown; missing: string }): ReactNode {
  return typeof address === "string" ? <AddressText address={address} /> : missing;
}

function NamedAccount({ email }: { email: unknown }) {
  const locale = useLocale();
  if (typeof email !== "string") return partWords.account[locale];
  return (
    <InterpolatedText
      text={partWords.namedAccount[locale]}
      values={{ email: <AddressText address={email} /> }}
    />
  );
}

function InquiryName({ inquiry }: { inquiry: AuditedInquiry | undefined }) {
  const locale = useLocale();
  if (!inquiry) return partWords.erasedInquiry[locale];
  const reference = (
    <Link className="link" to={`/admin?inquiry=${inquiry.id}`}>
      <LtrText>{inquiry.reference}</LtrText>
    </Link>
  );
  return <InterpolatedText text={partWords.inquiry[locale]} values={{ reference }} />;
}

function DetailMoment({ moment }: { moment: unknown }) {
  const locale = useLocale();
  return typeof moment === "string" ? formatShortDateTime(locale, moment) : null;
}

function DetailDays({ details: { first_day: first, last_day: last } }: { details: Record<string, unknown> }) {
  const locale = useLocale();
  return typeof first === "string" && typeof last === "string" ? formatDays(locale, first, last) : null;
}
