import type { ReactNode } from "react";
import { Link } from "react-router";
import type { AuditEntry, TeamMember } from "../backend/staff-rows.ts";
import { formatDays, formatShortDateTime } from "../i18n/format.ts";
import { Isolate, LtrText } from "../i18n/isolate.tsx";
import { InterpolatedText } from "../i18n/interpolated-text.tsx";
import { formatCount } from "../i18n/plural.ts";
import { inEachLocale, type Locale, type LocalizedText } from "../i18n/text.ts";
import { useLocale } from "../i18n/use-locale.ts";
import { findColleague, givenName, type StaffReference } from "../staff/staff-name.ts";
import { AddressText } from "../ui/address-text.tsx";
import type { AuditedInquiry, AuditEntryWithInquiry } from "./fetch-audit-log.ts";
import { actionWords, openedSeveral, partWords, variantWords } from "./action-words.ts";
import styles from "./entries.module.css";
import { auditWords } from "./words.ts";

export interface EntrySentenceProps {
  entry: AuditEntryWithInquiry;
  team: TeamMember[];
  describeChange: DescribeChange;
  /** How many inquiries it tells of, where that is more than one. */
  count?: number;
}

/** What a change made of an inquiry, of its action and details, where there is more to say than the sentence does. */
export type DescribeChange = (
  locale: Locale,
  action: string,
  details: Record<string, unknown>,
) => string | undefined;

/** What was done, as a sentence: "Ada Salem opened N-7F3K2". One that has no words yet is told by its code alone. */
export function EntrySentence(props: EntrySentenceProps) {
  const { entry, team, describeChange, count = 1 } = props;
  const locale = useLocale();
  const details: Record<string, unknown> = entry.details instanceof Object ? { ...entry.details } : {};
  const sentence = count > 1 ? severalOpened(count) : chooseSentence(entry, details);
  if (!sentence) return null;
  const missing = sentence.en.startsWith("{account}") ? auditWords.deletedAccount : partWords.account;
  const change = describeChange(locale, entry.action, details);
  return (
    <>
      <InterpolatedText
        text={sentence[locale]}
        values={{
          actor: (
            <b>
              <Actor entry={entry} team={team} />
            </b>
          ),
          inquiry: <InquiryName inquiry={entry.inquiry} />,
          account: <Person team={team} email={details["email"]} missing={missing[locale]} />,
          namedAccount: <NamedAccount email={details["email"]} />,
          count: String(details["inquiries"] ?? ""),
          fromMoment: <DetailMoment moment={details["from"]} />,
          toMoment: <DetailMoment moment={details["to"]} />,
          days: <DetailDays details={details} />,
        }}
      />
      {change && <span className={styles.change}> {change}</span>}
    </>
  );
}

function chooseSentence(
  { action, actor_email: actor }: AuditEntry,
  details: Record<string, unknown>,
): LocalizedText | undefined {
  if (action === "inquiry.status_changed") return chooseStatusSentence(details);
  if (action === "inquiry.assigned" && !details["email"]) return variantWords.unassigned;
  if (action === "inquiry.assigned" && details["email"] === actor) return variantWords.took;
  if (action === "role.granted" && details["role"] === "staff") return variantWords.madeStaff;
  if (action === "inquiry.mail_received" && details["automatic"]) return variantWords.automatic;
  return actionWords[action]?.sentence;
}

function chooseStatusSentence({ from, to }: Record<string, unknown>): LocalizedText | undefined {
  if (to === "closed" || to === "spam") return variantWords[to];
  if (from === "spam") return variantWords.notSpam;
  return from === "closed" ? variantWords.reopened : actionWords["inquiry.status_changed"]?.sentence;
}

function severalOpened(count: number): LocalizedText {
  return inEachLocale((locale) => formatCount(locale, count, openedSeveral));
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
  return name ? <Isolate>{name}</Isolate> : <LtrText>{email}</LtrText>;
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
  const values = { reference, name: <Isolate>{inquiry.name}</Isolate> };
  return <InterpolatedText text={partWords.inquiryOf[locale]} values={values} />;
}

function DetailMoment({ moment }: { moment: unknown }) {
  const locale = useLocale();
  return typeof moment === "string" ? formatShortDateTime(locale, moment) : null;
}

function DetailDays({ details: { first_day: first, last_day: last } }: { details: Record<string, unknown> }) {
  const locale = useLocale();
  return typeof first === "string" && typeof last === "string" ? formatDays(locale, first, last) : null;
}
