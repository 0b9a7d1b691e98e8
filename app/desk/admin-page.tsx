import { Suspense } from "react";
import { Navigate } from "react-router";
import { useAnswer } from "../backend/answer.ts";
import { useSession } from "../backend/session.ts";
import type { Locale } from "../i18n/text.ts";
import { checkRole } from "../people/role.ts";
import type { PageHandle } from "../root.tsx";
import { pageMeta } from "../site/meta.ts";
import { AdminAccount } from "./admin-account.tsx";
import { AdminDesk } from "./admin-desk.tsx";
import { BrokenStaffPage } from "./broken-staff-page.tsx";
import { Frame, Loading } from "./frame.tsx";
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
        </Frame>
      );
    case "open":
      return <Admin key={session.userId} locale={locale} userId={session.userId} email={session.email} />;
  }
}

function Admin({ locale, userId, email }: { locale: Locale; userId: string; email: string }) {
  const { answer, isAsking, askAgain } = useAnswer(() => checkRole(userId));
  const account = (
    <Suspense>
      <AdminAccount locale={locale} email={email} role={answer} />
    </Suspense>
  );
  return (
    <Frame locale={locale} title={adminWords.title[locale]} account={account}>
      <Suspense fallback={<Loading locale={locale} />}>
        <AdminDesk locale={locale} email={email} role={answer} isChecking={isAsking} checkAgain={askAgain} />
      </Suspense>
    </Frame>
  );
}
