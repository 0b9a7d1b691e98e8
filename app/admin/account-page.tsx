import { useState } from "react";
import { Navigate } from "react-router";
import { ChangeEmailForm, ChangePasswordForm } from "../auth/account/change-forms.tsx";
import { ChangeSection } from "../auth/account/change-section.tsx";
import { SecondFactor } from "../auth/account/second-factor.tsx";
import { Sessions } from "../auth/account/sessions.tsx";
import { accountWords } from "../auth/account/words.ts";
import { useSession } from "../backend/session.ts";
import { InterpolatedText } from "../i18n/interpolated-text.tsx";
import { LtrText } from "../i18n/isolate.tsx";
import { localize, type Locale } from "../i18n/text.ts";
import { SlowSessionNotice } from "../staff/slow-session-notice.tsx";
import { Loading, StaffLayout } from "../staff/staff-layout.tsx";
import sectionStyles from "../staff/staff-section.module.css";
import { useStaffLocale } from "../staff/staff-locale.ts";
import { AdminAccount } from "./admin-account.tsx";

/** What the owner of an account can change, and where they are signed in. For every account, admin or not. */
export function AccountPage() {
  const locale = useStaffLocale();
  const session = useSession();
  if (session.status === "none") return <Navigate to="/auth" replace />;
  const isOpen = session.status === "open";
  if (isOpen && session.missingFactor) return <Navigate to="/auth/second-factor" replace />;
  return (
    <StaffLayout
      locale={locale}
      title={accountWords.title[locale]}
      account={isOpen && <AdminAccount locale={locale} email={session.email} />}
    >
      {isOpen ? (
        <Account key={session.userId} locale={locale} email={session.email} factorId={session.factorId} />
      ) : (
        <>
          <Loading locale={locale} />
          <SlowSessionNotice locale={locale} />
        </>
      )}
    </StaffLayout>
  );
}

interface AccountProps {
  locale: Locale;
  email: string;
  factorId: string | undefined;
}

/** One form is open at a time. */
function Account({ locale, email, factorId }: AccountProps) {
  const [open, setOpen] = useState<"password" | "email">();
  const words = localize(locale, accountWords);
  const close = () => setOpen(undefined);
  return (
    <section className={sectionStyles.section}>
      <h1>{words.title}</h1>
      <p>
        <InterpolatedText text={words.signedInAs} values={{ email: <LtrText>{email}</LtrText> }} />
      </p>
      <ChangeSection
        locale={locale}
        title={words.password}
        text={words.passwordText}
        change={words.changePassword}
        isOpen={open === "password"}
        onToggle={() => setOpen(open === "password" ? undefined : "password")}
      >
        <ChangePasswordForm locale={locale} onDone={close} />
      </ChangeSection>
      <ChangeSection
        locale={locale}
        title={words.email}
        text={words.emailText}
        change={words.changeEmail}
        isOpen={open === "email"}
        onToggle={() => setOpen(open === "email" ? undefined : "email")}
      >
        <ChangeEmailForm locale={locale} onDone={close} />
      </ChangeSection>
      <SecondFactor locale={locale} email={email} factorId={factorId} />
      <Sessions locale={locale} />
    </section>
  );
}
