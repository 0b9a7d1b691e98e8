import { Isolate, Latin } from "../i18n/isolate.tsx";
import { Sentence } from "../i18n/sentence.tsx";
import type { InLocale } from "../i18n/text.ts";
import type { AuditRecord } from "./read-audit-log.ts";
import type { auditWords } from "./words.ts";

export interface AuditCellProps {
  words: InLocale<typeof auditWords>;
  record: AuditRecord;
}

/** Who did it: an address, or what is left to say where there is none. */
export function Actor({ words, record }: AuditCellProps) {
  if (record.actor_email) return <Latin>{record.actor_email}</Latin>;
  return record.actor_id ? words.deletedAccount : words.system;
}

/** What it was done to. What an inquiry says is read from the inquiry, so it is gone when that is erased. */
export function Resource({ words, record }: AuditCellProps) {
  switch (record.resource_type) {
    case "inquiries":
      return <InquiryResource words={words} record={record} />;
    case "user_roles":
      return <AccountResource words={words} record={record} />;
    default:
      return null;
  }
}

function InquiryResource({ words, record: { inquiry } }: AuditCellProps) {
  if (!inquiry) return words.erasedInquiry;
  const name = <Isolate>{inquiry.name}</Isolate>;
  if (!inquiry.subject) return <Sentence text={words.inquiryOf} values={{ name }} />;
  const subject = <Isolate>{inquiry.subject}</Isolate>;
  return <Sentence text={words.inquiryAbout} values={{ name, subject }} />;
}

function AccountResource({ words, record: { details } }: AuditCellProps) {
  const hasEmail = details instanceof Object && "email" in details && typeof details.email === "string";
  if (!hasEmail) return words.deletedAccount;
  return <Sentence text={words.account} values={{ email: <Latin>{String(details.email)}</Latin> }} />;
}
