import { useState } from "react";
import { Navigate } from "react-router";
import { type StaffSession, useSession } from "../backend/session.ts";
import { BrokenStaffPage } from "../desk/broken-staff-page.tsx";
import { Frame } from "../desk/frame.tsx";
import { Gate } from "../desk/gate.tsx";
import { useStaffLocale } from "../desk/staff-language.ts";
import type { Locale } from "../i18n/text.ts";
import type { PageHandle } from "../root.tsx";
import { pageMeta } from "../site/meta.ts";
import { Tabs } from "../ui/tabs.tsx";
import { SignInForm } from "./sign-in-form.tsx";
import { SignUpForm } from "./sign-up-form.tsx";
import { signInWords } from "./words.ts";

export const handle = { hydrate: true } satisfies PageHandle;
export const meta = pageMeta("auth");
export const ErrorBoundary = BrokenStaffPage;

export default function SignInPage() {
  const locale = useStaffLocale();
  const session = useSession();
  if (session.status === "open") return <Navigate to="/admin" replace />;
  return (
    <Frame locale={locale} title={signInWords.title[locale]}>
      <Gate>
        <h1>{signInWords.title[locale]}</h1>
        <Notice locale={locale} session={session} />
        {/* A form that is not alive yet would put the password into the address. */}
        <fieldset className="forms scripted" disabled={session.status === "unknown"}>
          <Forms locale={locale} />
        </fieldset>
      </Gate>
    </Frame>
  );
}

/** Why the visitor is here, when they did not ask to be. */
function Notice({ locale, session }: { locale: Locale; session: StaffSession }) {
  const notice = session.status === "none" && noticeOf(session);
  return <div role="alert">{notice && <p className="notice">{notice[locale]}</p>}</div>;
}

function noticeOf({ ended, linkProblem }: StaffSession & { status: "none" }) {
  return ended ? signInWords.sessionEnded : linkProblem;
}

/** The address typed in one form is there in the other. */
function Forms({ locale }: { locale: Locale }) {
  const [email, setEmail] = useState("");
  const shared = { locale, email, onEmail: setEmail };
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
