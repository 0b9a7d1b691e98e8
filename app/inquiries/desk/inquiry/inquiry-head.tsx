import { useEffect, useRef } from "react";
import { Link } from "react-router";
import type { Inquiry, Presence } from "../../../backend/inquiry-rows.ts";
import type { TeamMember } from "../../../backend/staff-rows.ts";
import { InterpolatedText } from "../../../i18n/interpolated-text.tsx";
import { Isolate, LtrText } from "../../../i18n/isolate.tsx";
import { useLocale, useWords } from "../../../i18n/use-locale.ts";
import { staffName } from "../../../staff/staff-name.ts";
import { mailtoUrl } from "../../../ui/mailto.ts";
import { ReturningBadge, StatusBadge, SuspicionBadge } from "../../status-badge.tsx";
import { subjectOf } from "../../subject-of.ts";
import { AddressText } from "../../../ui/address-text.tsx";
import { PhoneLinks } from "../conversation/phone-links.tsx";
import { DueText } from "../progress/due-cell.tsx";
import { type DeskParams, serializeDeskParams } from "../desk-params.ts";
import styles from "./inquiry-head.module.css";
import { inquiryWords } from "../inquiry-words.ts";
import type { Neighbours } from "./neighbours.ts";
import { actionWords } from "../actions/action-words.ts";

export interface InquiryHeadProps {
  inquiry: Inquiry;
  team: TeamMember[];
  params: DeskParams;
  neighbours: Neighbours;
  presence: Presence | undefined;
}

/** What the inquiry is about and from whom, who else looks at it, and the way to the others. It takes the focus. */
export function InquiryHead({ inquiry, team, params, neighbours, presence }: InquiryHeadProps) {
  const locale = useLocale();
  const words = useWords(inquiryWords);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <header className={styles.head}>
      <div className={styles.line}>
        <Link className={styles.back} to={serializeDeskParams({ ...params, inquiry: undefined })}>
          {words.back}
        </Link>
        <span className={styles.reference}>
          <LtrText>{inquiry.reference}</LtrText>
        </span>
        <StatusBadge status={inquiry.status} />
        <SuspicionBadge inquiry={inquiry} />
        <ReturningBadge inquiry={inquiry} />
        <nav className={styles.steps} aria-label={words.steps}>
          {neighbours.previous && (
            <Link to={neighbours.previous} aria-keyshortcuts="k">
              {actionWords.previous[locale]}
            </Link>
          )}
          {neighbours.next && (
            <Link to={neighbours.next} aria-keyshortcuts="j">
              {actionWords.next[locale]}
            </Link>
          )}
        </nav>
      </div>
      <h1 id="inquiry-subject" tabIndex={-1} ref={heading}>
        <Isolate>{subjectOf(inquiry, locale)}</Isolate>
      </h1>
      <div className={styles.line}>
        <b className={styles.sender}>
          <Isolate>{inquiry.name}</Isolate>
        </b>
        {inquiry.email ? (
          <a className={`link ${styles.address}`} href={mailtoUrl(inquiry.email)}>
            <AddressText address={inquiry.email} />
          </a>
        ) : (
          <PhoneLinks text={inquiry.phone ?? ""} />
        )}
        <a className={styles.progressLink} href="#progress">
          <DueText inquiry={inquiry} />
        </a>
        <span role="status" className={styles.presence}>
          {presence?.others.map(({ email, is_writing: isWriting }) => (
            <span key={email} className={styles.colleague}>
              <InterpolatedText
                text={isWriting ? words.writing : words.reading}
                values={{ name: <Isolate>{staffName(locale, team, { email }) ?? ""}</Isolate> }}
              />
            </span>
          ))}
        </span>
      </div>
    </header>
  );
}
