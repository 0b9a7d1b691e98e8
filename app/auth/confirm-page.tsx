import { useSession } from "../backend/session.ts";
import { StaffLayout } from "../staff/staff-layout.tsx";
import { AuthCard } from "../staff/auth-card.tsx";
import cardStyles from "../staff/auth-card.module.css";
import { useStaffLocale } from "../staff/staff-locale.ts";
import { ConfirmForm } from "./confirm-form.tsx";
import { confirmWords } from "./words.ts";

/** Where the link in the email leads. Opening it changes nothing; pressing the button confirms. */
export function ConfirmPage() {
  const locale = useStaffLocale();
  const session = useSession();
  return (
    <StaffLayout locale={locale} title={confirmWords.title[locale]}>
      <AuthCard>
        <h1>{confirmWords.title[locale]}</h1>
        {/* Submitted before hydration, the form would put the password into the URL. */}
        <fieldset className={`${cardStyles.forms} requires-script`} disabled={session.status === "unknown"}>
          <ConfirmForm locale={locale} session={session} />
        </fieldset>
      </AuthCard>
    </StaffLayout>
  );
}
