import type { ReactNode } from "react";
import type { AuditEntry } from "../../backend/staff-rows.ts";
import { formatDays } from "../../i18n/format.ts";
import { InterpolatedText } from "../../i18n/interpolated-text.tsx";
import { Isolate, LtrText } from "../../i18n/isolate.tsx";
import { formatCount } from "../../i18n/plural.ts";
import type { Locale } from "../../i18n/text.ts";
import { useLocale } from "../../i18n/use-locale.ts";
import { AddressText } from "../../ui/text/address-text.tsx";
import { findColleague, givenName, staffName, type StaffReference } from "../staff-name.ts";
import { useTeam } from "../team.ts";
import { countedInquiries, partWords, sentenceOf } from "./event-words.ts";

/** What a change made of an inquiry, of its action and details, where there is more to say than the sentence does. */
export type DescribeChange = (
  locale: Locale,
  action: string,
  details: Record<string, unknown>,
) => string | undefined;

export interface EventSentenceProps {
  event: AuditEntry;
  /** What the inquiry is called, if it is about one. */
  inquiry: ReactNode;
  describeChange: DescribeChange;
  /** A person without a name is called by the beginning of the address. */
  isBrief?: boolean;
}

/** What was done, as a sentence: "Ada Salem closed N-7F3K2 (New → Closed)". An action without a sentence is told by its code alone. */
export function EventSentence({ event, inquiry, describeChange, isBrief = false }: EventSentenceProps) {
  const locale = useLocale();
  const { action, actor_id: actorId, actor_email: actorEmail } = event;
  const details: Record<string, unknown> = event.details instanceof Object ? { ...event.details } : {};
  const { email, inquiries } = details;
  const sentence = sentenceOf(action, details, actorEmail);
  if (!sentence) return <LtrText>{action}</LtrText>;
  const days = daysText(locale, details);
  const change = describeChange(locale, action, details) ?? days;
  const missingActor = actorId ? partWords.deletedAccount : partWords.system;
  const missing = sentence.en.startsWith("{account}") ? partWords.deletedAccount : partWords.account;
  const actor = (
    <Person reference={{ id: actorId, email: actorEmail }} isBrief={isBrief} missing={missingActor[locale]} />
  );
  const values = {
    actor: isBrief ? actor : <b>{actor}</b>,
    inquiry,
    inquiries: formatCount(locale, Number(inquiries), countedInquiries),
    account: <Person reference={{ email: toAddress(email) }} isBrief={isBrief} missing={missing[locale]} />,
    namedAccount: <NamedAccount email={toAddress(email)} />,
    days,
  };
  return (
    <>
      <InterpolatedText text={sentence[locale]} values={values} />
      {change && <small> ({change})</small>}
    </>
  );
}

interface PersonProps {
  reference: StaffReference;
  isBrief: boolean;
  missing: string;
}

/** Somebody by their name; by the address where there is no name. */
function Person({ reference, isBrief, missing }: PersonProps) {
  const locale = useLocale();
  const team = useTeam();
  if (reference.email === null) return missing;
  if (isBrief) return <Isolate>{staffName(locale, team, reference)}</Isolate>;
  const member = findColleague(team, reference);
  const name = member && givenName(locale, member);
  return name ? <Isolate>{name}</Isolate> : <LtrText>{reference.email}</LtrText>;
}

function NamedAccount({ email }: { email: string | null }) {
  const locale = useLocale();
  if (email === null) return partWords.account[locale];
  const values = { email: <AddressText address={email} /> };
  return <InterpolatedText text={partWords.namedAccount[locale]} values={values} />;
}

function toAddress(email: unknown): string | null {
  return typeof email === "string" ? email : null;
}

function daysText(locale: Locale, { first_day: first, last_day: last }: Record<string, unknown>) {
  return typeof first === "string" && typeof last === "string" ? formatDays(locale, first, last) : undefined;
}
