import { useEffect, useRef } from "react";
import { Link } from "react-router";
import type { Inquiry, Presence } from "../../../backend/inquiry-rows.ts";
import { InterpolatedText } from "../../../i18n/interpolated-text.tsx";
import { Isolate, LtrText } from "../../../i18n/isolate.tsx";
import { useLocale, useWords } from "../../../i18n/use-locale.ts";
import { staffName } from "../../../staff/staff-name.ts";
import { useTeam } from "../../../staff/team.ts";
import { mailtoUrl } from "../../../ui/text/mailto.ts";
import { ReturningBadge, SuspicionBadge } from "../../status-badge.tsx";
import { subjectOf } from "../../subject-of.ts";
import { TypeBadge } from "../../type-badge.tsx";
import { AddressText } from "../../../ui/text/address-text.tsx";
import { PhoneLinks } from "../conversation/phone-links.tsx";
import { OutcomeQuestion } from "../progress/inquiry-progress.tsx";
import { type DeskParams, serializeDeskParams } from "../desk-params.ts";
import styles from "./inquiry-head.module.css";
import { inquiryWords } from "../inquiry-words.ts";
import type { Neighbours } from "./neighbours.ts";
import { ActionButtons } from "../actions/action-buttons.tsx";
import type { ActionContext } from "../actions/inquiry-action.ts";

export interface InquiryHeadProps {
  inquiry: Inquiry;
  /** Of its actions. */
  context: ActionContext;
  params: DeskParams;
  neighbours: Neighbours;
  /** The colleagues that look at it now. */
  others: Presence[];
}

/** What the inquiry is about and from whom, who else looks at it, and what can be done. It takes the focus. */
export function InquiryHead(props: InquiryHeadProps) {
  const { inquiry, context, params, neighbours, others } = props;
  const locale = useLocale();
  const team = useTeam();
  const words = useWords(inquiryWords);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <header className={styles.head}>
      <div className={`row ${styles.line}`}>
        <Link
          className={`${styles.back} screen-only`}
          to={serializeDeskParams({ ...params, inquiry: undefined })}
        >
          {words.back}
        </Link>
        <span className={`code ${styles.reference}`}>
          <LtrText>{inquiry.reference}</LtrText>
        </span>
        <TypeBadge type={inquiry.type} />
        <SuspicionBadge inquiry={inquiry} />
        <ReturningBadge inquiry={inquiry} />
        <ActionButtons context={context} neighbours={neighbours} />
      </div>
      <div className={styles.title}>
        <h1 id="inquiry-subject" tabIndex={-1} ref={heading}>
          <Isolate>{subjectOf(inquiry, locale)}</Isolate>
        </h1>
        <span role="status" className={`${styles.presence} screen-only`}>
          {others.map(({ email, is_writing: isWriting }) => (
            <span key={email} className={styles.colleague}>
              <InterpolatedText
                text={isWriting ? words.writing : words.reading}
                values={{ name: <Isolate>{staffName(locale, team, { email }) ?? ""}</Isolate> }}
              />
            </span>
          ))}
        </span>
      </div>
      <div className={`row ${styles.line}`}>
        <b className={styles.sender}>
          <Isolate>{inquiry.name}</Isolate>
        </b>
        {inquiry.company && <Isolate>{inquiry.company}</Isolate>}
        {inquiry.email && (
          <a className="link" href={mailtoUrl(inquiry.email)}>
            <AddressText address={inquiry.email} />
          </a>
        )}
        {inquiry.phone && (
          <span>
            <PhoneLinks text={inquiry.phone} />
          </span>
        )}
      </div>
      <OutcomeQuestion inquiry={inquiry} onAnswer={context.change} />
    </header>
  );
}
