import { useLocation } from "react-router";
import { type StaffSession, useSession } from "../backend/session.ts";
import { useLocale } from "../i18n/use-locale.ts";
import { AccessDenied } from "../auth/access-denied.tsx";
import { secondFactorWords } from "../auth/second-factor-words.ts";
import { RecentSignIn } from "../auth/sign-in-again/recent-sign-in.tsx";
import { accessWords } from "../auth/words.ts";
import { AccessPending } from "./access-pending.tsx";
import { AdminAccount } from "./admin-account.tsx";
import { AdminPanels } from "./admin-tabs.tsx";
import { SecondFactorDemanded } from "./second-factor-demanded.tsx";
import { shownTabs, useAdminTab } from "./admin-tab.ts";
import { useAccess } from "./use-access.ts";
import { StaffLayout, StaffRedirect, Loading } from "../staff/staff-layout.tsx";
import { linkedInquiry } from "../staff/linked-inquiry.ts";
import { RoleContext } from "../staff/use-role.ts";
import { SlowSessionNotice } from "../staff/slow-session-notice.tsx";
import { adminWords } from "./words.ts";

export default function AdminPage() {
  const locale = useLocale();
  const session = useSession();
  const query = linkedInquiry(useLocation().search);
  const title = adminWords.title[locale];
  switch (session.status) {
    case "none":
      return <StaffRedirect title={title} to={`/auth${query}`} />;
    case "unknown":
      return (
        <StaffLayout title={title}>
          <Loading />
          <SlowSessionNotice />
        </StaffLayout>
      );
    case "open":
      if (session.missingFactor) return <StaffRedirect title={title} to={`/auth/second-factor${query}`} />;
      return <Admin key={session.userId} session={session} />;
  }
}

type OpenSession = Extract<StaffSession, { status: "open" }>;

/** What the signed-in account may see here. The database decides again for every row. */
function Admin({ session }: { session: OpenSession }) {
  const locale = useLocale();
  const { userId, email, factorId } = session;
  const asked = useAccess(userId);
  const { tab, title, openTab, isPending } = useAdminTab();
  switch (asked.data) {
    case undefined:
      return (
        <StaffLayout title={adminWords.title[locale]}>
          <AccessPending asked={asked} />
        </StaffLayout>
      );
    case "needs_second_factor":
      return (
        <StaffLayout title={secondFactorWords.setUp[locale]}>
          <SecondFactorDemanded />
        </StaffLayout>
      );
    case "admin":
    case "staff":
      return (
        <RoleContext value={asked.data}>
          <StaffLayout
            title={title[locale]}
            account={<AdminAccount email={email} />}
            tabs={{
              label: adminWords.tabs[locale],
              tabs: shownTabs(asked.data, tab).map((name) => ({ name, label: adminWords[name][locale] })),
              selected: tab,
              onSelect: openTab,
            }}
          >
            <RecentSignIn email={email} factorId={factorId}>
              <AdminPanels tab={tab} isPending={isPending} />
            </RecentSignIn>
          </StaffLayout>
        </RoleContext>
      );
    default:
      return (
        <StaffLayout title={accessWords.title[locale]}>
          <AccessDenied
            email={email}
            mayBecomeAdmin={asked.data === "may_become_admin"}
            isChecking={asked.isFetching}
          />
        </StaffLayout>
      );
  }
}
