import { useState } from "react";
import { useLocale } from "../i18n/use-locale.ts";
import { useSession } from "../backend/session.ts";
import { StaffLayout } from "../staff/frame/staff-layout.tsx";
import { AuthCard } from "../staff/frame/auth-card.tsx";
import cardStyles from "../staff/frame/auth-card.module.css";
import { ConfirmForm } from "./links/confirm-form.tsx";
import { confirmPurpose } from "./links/confirm-purpose.ts";
import { useConfirmationLink } from "./links/confirmation-link.ts";
import { EmailChangeForm } from "./email-change-form.tsx";
import { emailChangeWords } from "./links/link-words.ts";

/** Where the links in our mails lead. Opening one changes nothing; pressing the button does. */
export default function ConfirmPage() {
  const locale = useLocale();
  const session = useSession();
  const link = useConfirmationLink();
  // A link that was used is removed from the URL, and the page goes on.
  const [type, setType] = useState(link?.type);
  if (link && link.type !== type) setType(link.type);
  const purpose = confirmPurpose(type);
  const isEmailChange = type === "email_change";
  const { title } = isEmailChange ? emailChangeWords : purpose.words;
  return (
    <StaffLayout title={title[locale]}>
      <AuthCard>
        <h1>{title[locale]}</h1>
        {/* Submitted before hydration, the form would put the password into the URL. */}
        <fieldset className={`${cardStyles.forms} requires-script`} disabled={session.status === "unknown"}>
          {isEmailChange ? (
            <EmailChangeForm link={link} />
          ) : (
            <ConfirmForm session={session} link={link} purpose={purpose} />
          )}
        </fieldset>
      </AuthCard>
    </StaffLayout>
  );
}
