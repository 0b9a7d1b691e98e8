import { Link } from "react-router";
import { Isolate, LtrText } from "../i18n/isolate.tsx";
import { InterpolatedText } from "../i18n/interpolated-text.tsx";
import type { Localized } from "../i18n/text.ts";
import type { AuditEntryWithInquiry } from "./fetch-audit-log.ts";
import type { auditWords } from "./words.ts";

export interface AuditCellProps {
  words: Localized<typeof auditWords>;
  entry: AuditEntryWithInquiry;
}

/** Who did it: the email, or what is known without one. */
export function Actor({ words, entry }: AuditCellProps) {
  if (entry.actor_email) return <LtrText>{entry.actor_email}</LtrText>;
  return entry.actor_id ? words.deletedAccount : words.system;
}

/** What it was done to. An inquiry's name and subject come from the inquiry itself, so they are gone once it is erased. */
export function Resource({ words, entry }: AuditCellProps) {
  switch (entry.resource_type) {
    case "inquiries":
      return <InquiryResource words={words} entry={entry} />;
    case "user_roles":
    case "accounts":
      return <AccountResource words={words} text={words.account} entry={entry} />;
    case "invitations":
      return <AccountResource words={words} text={words.invitationOf} entry={entry} />;
    default:
      return null;
  }
}

function InquiryResource({ words, entry: { inquiry, resource_id: id } }: AuditCellProps) {
  if (id === "") return words.inquiries;
  if (!inquiry) return words.erasedInquiry;
  const name = (
    <Link className="link" to={`/admin?inquiry=${id}`}>
      <Isolate>{inquiry.name}</Isolate>
    </Link>
  );
  if (!inquiry.subject) return <InterpolatedText text={words.inquiryOf} values={{ name }} />;
  const subject = <Isolate>{inquiry.subject}</Isolate>;
  return <InterpolatedText text={words.inquiryAbout} values={{ name, subject }} />;
}

/** Something about an account, or about the address of one to come. */
function AccountResource({ words, text, entry: { details } }: AuditCellProps & { text: string }) {
  const hasEmail = details instanceof Object && "email" in details && typeof details.email === "string";
  if (!hasEmail) return words.deletedAccount;
  return <InterpolatedText text={text} values={{ email: <LtrText>{String(details.email)}</LtrText> }} />;
}
