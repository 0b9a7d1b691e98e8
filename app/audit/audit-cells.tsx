import { Isolate } from "../i18n/isolate.tsx";
import { useWords } from "../i18n/use-locale.ts";
import { InterpolatedText } from "../i18n/interpolated-text.tsx";
import { AddressText } from "../ui/address-text.tsx";
import type { AuditEntryWithInquiry } from "./fetch-audit-log.ts";
import { auditWords } from "./words.ts";

export interface ResourceProps {
  entry: AuditEntryWithInquiry;
}

/** What it was done to. An inquiry's name and subject come from the inquiry itself, so they are gone once it is erased. */
export function Resource({ entry }: ResourceProps) {
  const words = useWords(auditWords);
  switch (entry.resource_type) {
    case "inquiries":
      return <InquiryResource entry={entry} />;
    case "user_roles":
    case "accounts":
      return <AccountResource text={words.account} entry={entry} />;
    case "reply_templates":
      return words.template;
    case "invitations":
      return <AccountResource text={words.invitationOf} entry={entry} />;
    default:
      return null;
  }
}

function InquiryResource({ entry: { inquiry, resource_id: id } }: ResourceProps) {
  const words = useWords(auditWords);
  if (id === "") return words.inquiries;
  if (!inquiry) return words.erasedInquiry;
  // The subject has a line of its own: beside the name, two of the other direction read as one.
  return (
    <>
      <InterpolatedText text={words.inquiryOf} values={{ name: <Isolate>{inquiry.name}</Isolate> }} />
      {inquiry.subject && (
        <div>
          <Isolate>{inquiry.subject}</Isolate>
        </div>
      )}
    </>
  );
}

/** Something about an account, or about the address of one to come. */
function AccountResource({ text, entry: { details } }: ResourceProps & { text: string }) {
  const words = useWords(auditWords);
  const hasEmail = details instanceof Object && "email" in details && typeof details.email === "string";
  if (!hasEmail) return words.deletedAccount;
  return <InterpolatedText text={text} values={{ email: <AddressText address={String(details.email)} /> }} />;
}
