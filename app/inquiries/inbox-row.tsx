import { useState } from "react";
import type { Inquiry } from "../backend/schema.ts";
import { Isolate, LtrText } from "../i18n/isolate.tsx";
import type { Locale } from "../i18n/text.ts";
import tableStyles from "../staff/data-table.module.css";
import { DateCell } from "../staff/data-table.tsx";
import { mailtoUrl } from "../ui/mailto.ts";
import { detailWords } from "./inbox-words.ts";
import { InquiryDetails } from "./inquiry-details.tsx";
import { StatusBadge } from "./status-badge.tsx";
import { TypeBadge } from "./type-badge.tsx";
import { choiceLabel } from "./choice-label.ts";

export interface InboxRowProps {
  locale: Locale;
  inquiry: Inquiry;
  /** How many columns the details span. */
  columns: number;
  /** It is open when it is first shown. */
  startsOpen: boolean;
  onChanged: () => void;
}

/** One inquiry; its name opens everything else that was sent, in a row of its own. */
export function InboxRow({ locale, inquiry, columns, startsOpen, onChanged }: InboxRowProps) {
  const [isOpen, setOpen] = useState(startsOpen);
  const detailsId = `inquiry-${inquiry.id}`;
  return (
    <>
      <tr role="row" className={isOpen ? tableStyles.open : undefined}>
        <th role="rowheader" scope="row" className={tableStyles.lead}>
          <DisclosureButton
            name={inquiry.name}
            controls={detailsId}
            isOpen={isOpen}
            onToggle={() => setOpen(!isOpen)}
          />
        </th>
        <td role="cell" className={`${tableStyles.second} ${tableStyles.mono} ${tableStyles.breakAnywhere}`}>
          <EmailLink address={inquiry.email} />
        </td>
        <td role="cell" className={tableStyles.tag}>
          <TypeBadge locale={locale} type={inquiry.type} />
        </td>
        <td role="cell" className={`${tableStyles.wide} ${tableStyles.breakAnywhere}`}>
          <Isolate>{subjectOf(inquiry, locale)}</Isolate>
        </td>
        <DateCell locale={locale} moment={inquiry.created_at} />
        <td role="cell" className={tableStyles.badge}>
          <StatusBadge locale={locale} status={inquiry.status} />
        </td>
      </tr>
      <tr role="row" id={detailsId} className={tableStyles.details} hidden={!isOpen}>
        <td role="cell" colSpan={columns}>
          {isOpen && <InquiryDetails locale={locale} inquiry={inquiry} onChanged={onChanged} />}
        </td>
      </tr>
    </>
  );
}

interface DisclosureButtonProps {
  name: string;
  /** Id of what it opens. */
  controls: string;
  isOpen: boolean;
  onToggle: () => void;
}

function DisclosureButton({ name, controls, isOpen, onToggle }: DisclosureButtonProps) {
  return (
    <button
      type="button"
      className={tableStyles.rowToggle}
      aria-expanded={isOpen}
      aria-controls={controls}
      onClick={onToggle}
    >
      <Isolate>{name}</Isolate>
    </button>
  );
}

function EmailLink({ address }: { address: string }) {
  return (
    <a className="link" href={mailtoUrl(address)}>
      <LtrText>{address}</LtrText>
    </a>
  );
}

/** A project has no subject; its type says best what it is about. */
function subjectOf({ subject, project_type: projectType }: Inquiry, locale: Locale): string {
  if (subject) return subject;
  return projectType ? choiceLabel(locale, "projectType", projectType) : detailWords.nothing[locale];
}
