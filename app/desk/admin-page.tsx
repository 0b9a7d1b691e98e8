import { useCallback } from "react";
import { Navigate } from "react-router";
import { useAnswer } from "../backend/answer.ts";
import { useSession } from "../backend/session.ts";
import type { Locale } from "../i18n/text.ts";
import { AccessDenied } from "../people/access-denied.tsx";
import { accessWords } from "../people/words.ts";
import type { PageHandle } from "../root.tsx";
import { pageMeta } from "../site/meta.ts";
import { AccessUnknown } from "./access-unknown.tsx";
import { AdminAccount } from "./admin-account.tsx";
import { AdminDesk } from "./admin-desk.tsx";
import { BrokenStaffPage } from "./broken-staff-page.tsx";
import { checkAccess } from "./check-access.ts";
import { useDeskAddress } from "./desk-address.ts";
import { Frame, Loading } from "./frame.tsx";
import { LateSession } from "./late-session.tsx";
import { useStaffLocale } from "./staff-language.ts";
import { adminWords } from "./words.ts";

export const handle = { hydrate: true } satisfies PageHandle;
export const meta = pageMeta("admin");
export const ErrorBoundary = BrokenStaffPage;

export default function AdminPage() {
  const locale = useStaffLocale();
  const session = useSession();
  switch (session.status) {
    case "none":
      return <Navigate to="/auth" replace />;
    case "unknown":
      return (
        <Frame locale={locale} title={adminWords.title[locale]}>
          <Loading locale={locale} />
          <div className="desk-notice">
            <LateSession locale={locale} />
          </div>
        </Frame>
      );
    case "open":
      return <Admin key={session.userId} locale={locale} userId={session.userId} email={session.email} />;
  }
}

/** What the signed-in account may see here. The database decides again for every row. */
function Admin({ locale, userId, email }: { locale: Locale; userId: string; email: string }) {
  const asked = useAnswer(useCallback(() => checkAccess(userId), [userId]));
  const { title } = useDeskAddress();
  switch (asked.answer) {
    case undefined:
      return (
        <Frame locale={locale} title={adminWords.title[locale]}>
          <AccessUnknown locale={locale} asked={asked} />
        </Frame>
      );
    case "admin":
      return (
        <Frame locale={locale} title={title[locale]} account={<AdminAccount locale={locale} email={email} />}>
          <AdminDesk locale={locale} />
        </Frame>
      );
    default:
      return (
        <Frame locale={locale} title={accessWords.title[locale]}>
          <AccessDenied
            locale={locale}
            email={email}
            mayBecomeAdmin={asked.answer === "may_become_admin"}
            isChecking={asked.isAsking}
            checkAgain={asked.askAgain}
          />
        </Frame>
      );
  }
}
