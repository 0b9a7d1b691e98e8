import { useState } from "react";
import { useLocation } from "react-router";
import { type StaffSession, useSession } from "../backend/session.ts";
import { StaffLayout, StaffRedirect } from "../staff/frame/staff-layout.tsx";
import { AuthCard } from "../staff/frame/auth-card.tsx";
import cardStyles from "../staff/frame/auth-card.module.css";
import { linkedInquiry } from "../staff/linked-inquiry.ts";
import { useLocale } from "../i18n/use-locale.ts";
import noticeStyles from "../ui/state/notice.module.css";
import { Tabs } from "../ui/tabs.tsx";
import { SignInForm } from "./sign-in-form.tsx";
import { SignUpForm } from "./sign-up-form.tsx";
import { signInWords } from "./words.ts";

export default function SignInPage() {
  const locale = useLocale();
  const session = useSession();
  const query = linkedInquiry(useLocation().search);
  if (session.status === "open")
    return <StaffRedirect title={signInWords.title[locale]} to={`/admin${query}`} />;
  return (
    <StaffLayout title={signInWords.title[locale]}>
      <AuthCard>
        <h1>{signInWords.title[locale]}</h1>
        <SignInNotice session={session} />
        {/* Submitted before hydration, the form would put the password into the URL. */}
        <fieldset className={`${cardStyles.forms} requires-script`} disabled={session.status === "unknown"}>
          <Forms />
        </fieldset>
      </AuthCard>
    </StaffLayout>
  );
}

/** Why the visitor was sent here, if they were. */
function SignInNotice({ session }: { session: StaffSession }) {
  const locale = useLocale();
  const notice = session.status === "none" && signInNotice(session);
  return <div role="alert">{notice && <p className={noticeStyles.notice}>{notice[locale]}</p>}</div>;
}

function signInNotice({ ended, linkError }: StaffSession & { status: "none" }) {
  return ended ? signInWords.sessionEnded : linkError;
}

/** Both forms share the email. */
function Forms() {
  const locale = useLocale();
  const [email, setEmail] = useState("");
  const shared = { email, onEmailChange: setEmail };
  return (
    <Tabs
      label={signInWords.title[locale]}
      tabs={[
        {
          name: "sign-in",
          label: signInWords.signInTab[locale],
          panel: <SignInForm {...shared} />,
        },
        {
          name: "sign-up",
          label: signInWords.signUpTab[locale],
          panel: <SignUpForm {...shared} />,
        },
      ]}
    />
  );
}
