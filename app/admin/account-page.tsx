import { useEffect, useState } from "react";
import { Link, useLocation } from "react-router";
import { ChangeEmailForm, ChangePasswordForm } from "../auth/account/change-forms.tsx";
import { ChangeSection } from "../auth/account/change-section.tsx";
import { SecondFactor } from "../auth/account/second-factor.tsx";
import { Sessions } from "../auth/account/sessions.tsx";
import { accountWords, sessionWords } from "../auth/account/words.ts";
import { fetchRole } from "../auth/role.ts";
import { secondFactorWords } from "../auth/second-factor-words.ts";
import { type StaffSession, useSession } from "../backend/session.ts";
import { serverQuery } from "../backend/query.ts";
import { useQuery } from "../backend/use-query.ts";
import { InterpolatedText } from "../i18n/interpolated-text.tsx";
import { LtrText } from "../i18n/isolate.tsx";
import { useLocale, useWords } from "../i18n/use-locale.ts";
import { SlowSessionNotice } from "../staff/frame/slow-session-notice.tsx";
import { RoleContext } from "../staff/use-role.ts";
import { Loading, StaffLayout, StaffRedirect } from "../staff/frame/staff-layout.tsx";
import sectionStyles from "../staff/staff-section.module.css";
import { TellingSettings } from "../staff/telling/telling-settings.tsx";
import { tellingWords } from "../staff/telling/telling-words.ts";
import { Profile } from "./profile/profile.tsx";
import { profileWords } from "./profile/profile-words.ts";
import styles from "./account-page.module.css";
import { AdminAccount } from "./admin-account.tsx";
import { adminWords } from "./words.ts";

/** What the owner of an account can change, and where they are signed in. For every account, admin or not. */
export default function AccountPage() {
  const locale = useLocale();
  const session = useSession();
  const title = accountWords.title[locale];
  if (session.status === "none") return <StaffRedirect title={title} to="/auth" />;
  const isOpen = session.status === "open";
  if (isOpen && session.missingFactor) return <StaffRedirect title={title} to="/auth/second-factor" />;
  return (
    <StaffLayout title={title} account={isOpen && <Owner key={session.userId} {...session} />}>
      {isOpen ? (
        <Account key={session.userId} {...session} />
      ) : (
        <>
          <Loading />
          <SlowSessionNotice />
        </>
      )}
    </StaffLayout>
  );
}

type OpenSession = Extract<StaffSession, { status: "open" }>;

function Owner({ userId, email }: Pick<OpenSession, "userId" | "email">) {
  const locale = useLocale();
  const { data: role } = useQuery(roleQuery(userId));
  return (
    <RoleContext value={role ?? undefined}>
      {role && (
        <Link className="link" to="/admin">
          {adminWords.inquiries[locale]}
        </Link>
      )}
      <AdminAccount email={email} />
    </RoleContext>
  );
}

const roleQuery = (userId: string) => serverQuery(["role"], () => fetchRole(userId));

const ofStaff = { profile: profileWords.title, telling: tellingWords.title };
const ofEverybody = {
  "change-password": accountWords.password,
  "change-email": accountWords.email,
  "second-factor": secondFactorWords.title,
  sessions: sessionWords.title,
};

/** One form is open at a time. */
function Account({ userId, email, factorId }: Pick<OpenSession, "userId" | "email" | "factorId">) {
  const [open, setOpen] = useState<"password" | "email">();
  const locale = useLocale();
  const words = useWords(accountWords);
  const { data: role } = useQuery(roleQuery(userId));
  const close = () => setOpen(undefined);
  const { hash } = useLocation();
  // Newer browsers answer with a promise, which React would take for what undoes it.
  useEffect(() => void document.getElementById(hash.slice(1))?.scrollIntoView(), [hash]);
  return (
    <section className={sectionStyles.section}>
      <h1>{words.title}</h1>
      <p>
        <InterpolatedText text={words.signedInAs} values={{ email: <LtrText>{email}</LtrText> }} />
      </p>
      <nav className={`row ${styles.contents}`} aria-label={words.title}>
        {Object.entries({ ...(role && ofStaff), ...ofEverybody }).map(([id, title]) => (
          <a key={id} className="link" href={`#${id}`}>
            {title[locale]}
          </a>
        ))}
      </nav>
      <div className={styles.columns}>
        <section className="stack" id="profile">
          <Profile userId={userId} />
        </section>
        <section className="stack" id="telling">
          <TellingSettings />
        </section>
        <section className="stack" id="change-password">
          <ChangeSection
            title={words.password}
            text={words.passwordText}
            change={words.changePassword}
            isOpen={open === "password"}
            onToggle={() => setOpen(open === "password" ? undefined : "password")}
          >
            <ChangePasswordForm onDone={close} />
          </ChangeSection>
        </section>
        <section className="stack" id="change-email">
          <ChangeSection
            title={words.email}
            text={words.emailText}
            change={words.changeEmail}
            isOpen={open === "email"}
            onToggle={() => setOpen(open === "email" ? undefined : "email")}
          >
            <ChangeEmailForm onDone={close} />
          </ChangeSection>
        </section>
        <section className="stack" id="second-factor">
          <SecondFactor email={email} factorId={factorId} />
        </section>
        <section className="stack" id="sessions">
          <Sessions />
        </section>
      </div>
    </section>
  );
}
