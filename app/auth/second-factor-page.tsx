import { useState } from "react";
import { useLocation } from "react-router";
import { useSession } from "../backend/session.ts";
import { useLocale } from "../i18n/use-locale.ts";
import { AuthCard } from "../staff/frame/auth-card.tsx";
import cardStyles from "../staff/frame/auth-card.module.css";
import { StaffLayout, StaffRedirect } from "../staff/frame/staff-layout.tsx";
import { linkedInquiry } from "../staff/linked-inquiry.ts";
import { Button } from "../ui/form/button.tsx";
import { showToast } from "../ui/toast/toast.tsx";
import { CodeForm } from "./code-form.tsx";
import { secondFactorWords } from "./second-factor-words.ts";
import { showSignedIn } from "./show-signed-in.ts";
import { SignOutButton } from "./sign-out-button.tsx";
import { redeemRecoveryCode, verifyCode } from "./verify-code.ts";

/** Asks for the code of the second factor after the password, and again where a session of a mail's link needs it. */
export default function SecondFactorPage() {
  const locale = useLocale();
  const session = useSession();
  const { state, search } = useLocation();
  const [isLost, setLost] = useState(false);
  const title = secondFactorWords.title[locale];
  if (session.status === "none") return <StaffRedirect title={title} to="/auth" />;
  const factorId = session.status === "open" ? session.missingFactor : undefined;
  if (session.status === "open" && !factorId)
    return <StaffRedirect title={title} to={nextPage(state, linkedInquiry(search))} />;
  return (
    <StaffLayout title={title}>
      <AuthCard>
        <h1>{title}</h1>
        <fieldset className={`${cardStyles.forms} requires-script`} disabled={!factorId}>
          {isLost ? <RecoveryStep /> : <CodeStep factorId={factorId ?? ""} />}
          <p>
            <Button variant="ghost" onClick={() => setLost(!isLost)}>
              {isLost ? secondFactorWords.byApp[locale] : secondFactorWords.lost[locale]}
            </Button>
          </p>
          <SignOutButton />
        </fieldset>
      </AuthCard>
    </StaffLayout>
  );
}

function CodeStep({ factorId }: { factorId: string }) {
  const locale = useLocale();
  return (
    <>
      <p>{secondFactorWords.text[locale]}</p>
      <CodeForm
        key="app"
        label={secondFactorWords.code[locale]}
        submitLabel={secondFactorWords.submit[locale]}
        isNumeric
        send={async (code) => {
          const problem = await verifyCode(factorId, code);
          if (!problem) showSignedIn();
          return problem;
        }}
      />
    </>
  );
}

function RecoveryStep() {
  const locale = useLocale();
  async function send(code: string) {
    const problem = await redeemRecoveryCode(code);
    if (!problem) showToast({ kind: "success", topic: "account", title: secondFactorWords.removed });
    return problem;
  }
  return (
    <>
      <p>{secondFactorWords.recoveryText[locale]}</p>
      <CodeForm
        key="recovery"
        label={secondFactorWords.recoveryCode[locale]}
        submitLabel={secondFactorWords.submit[locale]}
        isNumeric={false}
        send={send}
      />
    </>
  );
}

/** The page that sent here: one of two, whatever the history says. */
function nextPage(state: unknown, query: string): string {
  const isFromLink = typeof state === "object" && state !== null && "isFromLink" in state;
  return isFromLink ? "/auth/confirm" : `/admin${query}`;
}
