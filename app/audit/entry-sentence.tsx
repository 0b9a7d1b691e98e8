import type { ReactNode } from "react";
import { Link } from "react-router";
import type { AuditEntry, TeamMember } from "../backend/staff-rows.ts";
import { formatDays, formatShortDateTime } from "../i18n/format.ts";
import { Isolate, LtrText } from "../i18n/isolate.tsx";
import { InterpolatedText } from "../i18n/interpolated-text.tsx";
import type { LocalizedText } from "../i18n/text.ts";
import { useLocale } from "../i18n/use-locale.ts";
import { findColleague, givenName, type StaffReference } from "../staff/staff-name.ts";
import { AddressText } from "../ui/address-text.tsx";
import type { AuditedInquiry, AuditEntryWithInquiry } from "./fetch-audit-log.ts";
import { actionWords, partWords, variantWords } from "./action-words.ts";
import { auditWords } from "./words.ts";

export interface EntrySentenceProps {
  entry: AuditEntryWithInquiry;
  team: TeamMember[];
  /** The words for an inquiry's statuses. */
  statusWords: Record<string, LocalizedText>;
}

/** What was done, as a sentence: "Ada Salem opened N-7F3K2". One that has no words yet is told by its code alone. */
export function EntrySentence({ entry, team, statusWords }: EntrySentenceProps) {
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
        actor: <Actor entry={entry} team={team} />,
        inquiry: <InquiryName inquiry={entry.inquiry} />,
        account: <Person team={team} email={details["email"]} missing={missing[locale]} />,
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
  if (action === "role.granted" && details["role"] === "staff") return variantWords.madeStaff;
  if (action === "inquiry.mail_received" && details["automatic"]) return variantWords.automatic;
  if (action === "inquiry.reply_sent" && details["from_mail_program"]) return variantWords.fromMailProgram;
  return actionWords[action]?.sentence;
}

/** The actor, or what is known without an address. */
function Actor({ entry, team }: Pick<EntrySentenceProps, "entry" | "team">) {
  const locale = useLocale();
  const missing = entry.actor_id ? auditWords.deletedAccount : auditWords.system;
  return <Person team={team} id={entry.actor_id} email={entry.actor_email} missing={missing[locale]} />;
}

interface PersonProps extends Pick<StaffReference, "id"> {
  team: TeamMember[];
  email: unknown;
  missing: string;
}

/** Somebody by their name, whose address is among the details; by the address where there is no name. */
function Person({ team, id, email, missing }: PersonProps): ReactNode {
  const locale = useLocale();
  if (typeof email !== "string") return missing;
  const member = findColleague(team, { ...(id && { id }), email });
  const name = member && givenName(locale, member);
  return name ? <Isolate>{name}</Isolate> : <AddressText address={email} />;
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
