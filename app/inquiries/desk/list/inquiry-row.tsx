import { memo } from "react";
import { Link } from "react-router";
import { CutText } from "../../../i18n/cut-text.tsx";
import { LtrText } from "../../../i18n/isolate.tsx";
import { interpolate } from "../../../i18n/text.ts";
import { useLocale } from "../../../i18n/use-locale.ts";
import tableStyles from "../../../staff/data-table.module.css";
import { DateCell } from "../../../staff/data-table.tsx";
import { mailtoUrl } from "../../../ui/mailto.ts";
import { ReturningBadge, StatusBadge, SuspicionBadge } from "../../status-badge.tsx";
import { subjectOf } from "../../subject-of.ts";
import { TypeBadge } from "../../type-badge.tsx";
import { serializeDeskParams } from "../desk-params.ts";
import { deskWords } from "../desk-words.ts";
import { PhoneLinks } from "../conversation/phone-links.tsx";
import { DueText } from "../progress/due-cell.tsx";
import { AssigneeCell } from "./assignee-cell.tsx";
import type { InquiryList, ListedInquiry } from "./fetch-inquiry-list.ts";
import styles from "./inquiry-table.module.css";
import { MentionMark, WaitingMark } from "./list-row.tsx";
import { languageNames } from "../../../i18n/language-names.ts";

export interface InquiryRowProps {
  inquiry: ListedInquiry;
  page: InquiryList;
  isSelected: boolean;
  onToggle: (id: string, event: Event) => void;
}

/** One inquiry of the list; its name opens it. */
export const InquiryRow = memo(function InquiryRow(props: InquiryRowProps) {
  const locale = useLocale();
  const { inquiry, page, isSelected, onToggle } = props;
  const classes = [isSelected && tableStyles.open, page.left?.has(inquiry.id) && styles.left];
  return (
    <tr role="row" className={classes.filter(Boolean).join(" ") || undefined} data-inquiry={inquiry.id}>
      <th role="rowheader" scope="row" aria-label={inquiry.name}>
        <div className={styles.line}>
          <input
            type="checkbox"
            checked={isSelected}
            aria-label={interpolate(deskWords.select[locale], { name: inquiry.name })}
            onChange={({ nativeEvent }) => onToggle(inquiry.id, nativeEvent)}
          />
          <Link
            className={inquiry.read_at ? "one-line" : `one-line ${styles.unread}`}
            to={serializeDeskParams({ ...page.params, inquiry: inquiry.id })}
          >
            <CutText>{inquiry.name}</CutText>
          </Link>
        </div>
      </th>
      <td role="cell" className={tableStyles.mono}>
        {inquiry.email ? <EmailLink address={inquiry.email} /> : <PhoneLinks text={inquiry.phone ?? ""} />}
      </td>
      <td role="cell">
        <TypeBadge type={inquiry.type} />
      </td>
      <td role="cell">
        <div className={styles.line}>
          <span className={inquiry.read_at ? "one-line" : `one-line ${styles.unread}`}>
            <CutText>{subjectOf(inquiry, locale)}</CutText>
          </span>
          <SuspicionBadge inquiry={inquiry} />
          <ReturningBadge inquiry={inquiry} />
          <MentionMark inquiry={inquiry} page={page} />
          <WaitingMark at={page.repliesAt.get(inquiry.id)} />
        </div>
      </td>
      <td role="cell">
        <StatusBadge status={inquiry.status} />
      </td>
      <td role="cell" className={styles.due}>
        <DueText inquiry={inquiry} />
      </td>
      <td role="cell">
        <AssigneeCell team={page.team} assigneeId={inquiry.assignee_id} />
      </td>
      <td role="cell" className={styles.language}>
        {languageNames[inquiry.locale][locale]}
      </td>
      <DateCell moment={inquiry.created_at} isShort />
    </tr>
  );
});

function EmailLink({ address }: { address: string }) {
  return (
    <a className="link one-line" href={mailtoUrl(address)}>
      <LtrText>{address}</LtrText>
    </a>
  );
}
