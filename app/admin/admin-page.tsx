import { Link, Outlet, useLocation } from "react-router";
import { type StaffSession, useSession } from "../backend/session.ts";
import { useLocale } from "../i18n/use-locale.ts";
import { AccessDenied } from "../auth/access-denied.tsx";
import { secondFactorWords } from "../auth/second-factor-words.ts";
import { RecentSignIn } from "../auth/recent-sign-in.tsx";
import { accessWords } from "../auth/words.ts";
import { AdminAccount } from "./admin-account.tsx";
import { adminTabs, isForAdmins, type OpenTab, shownTabs, useAdminTab } from "./admin-tab.ts";
import { type Access, useAccess } from "./use-access.ts";
import { Loading, StaffLayout, StaffRedirect } from "../staff/frame/staff-layout.tsx";
import { linkedInquiry } from "../staff/linked-inquiry.ts";
import { RoleContext, useIsAdmin } from "../staff/use-role.ts";
import { SlowSessionNotice } from "../staff/frame/slow-session-notice.tsx";
import { adminWords } from "./words.ts";
import type { UseQueryResult } from "../backend/use-query.ts";
import { QueryView } from "../backend/query-view.tsx";
import { SignOutButton } from "../auth/sign-out-button.tsx";
import sectionStyles from "../staff/staff-section.module.css";
import { buttonClass } from "../ui/form/button.tsx";
import { TabPanels } from "../ui/tabs.tsx";

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

/** What the tabs show. One that is not for the role, and was opened by its address, says so. */
function AdminPanels({ tab, isPending }: Pick<OpenTab, "tab" | "isPending">) {
  const locale = useLocale();
  const isAdmin = useIsAdmin();
  const section = isPending ? <Loading /> : <Outlet />;
  const panel = isAdmin || !isForAdmins(tab) ? section : <ForAdmins title={adminWords[tab][locale]} />;
  return <TabPanels tabs={adminTabs.map((name) => ({ name, panel }))} selected={tab} />;
}

/** In place of a tab that staff have opened by its address. */
function ForAdmins({ title }: { title: string }) {
  const locale = useLocale();
  return (
    <section className={sectionStyles.section}>
      <h1>{title}</h1>
      <p className="prose">{adminWords.forAdmins[locale]}</p>
      <Link className="link" to="/admin">
        {adminWords.inquiries[locale]}
      </Link>
    </section>
  );
}

/** The access check is still running, or it failed. */
function AccessPending({ asked }: { asked: UseQueryResult<Access> }) {
  const locale = useLocale();
  if (!asked.error && !asked.isSlow) return <Loading />;
  return (
    <section className={sectionStyles.section}>
      <h1>{adminWords.title[locale]}</h1>
      <QueryView query={asked} errorTitle={adminWords.roleUnknown[locale]}>
        {() => null}
      </QueryView>
      <SignOutButton />
    </section>
  );
}

/** Staff whose rights wait for a second factor, by the operator's setting. */
function SecondFactorDemanded() {
  const locale = useLocale();
  return (
    <section className={sectionStyles.section}>
      <h1>{secondFactorWords.setUp[locale]}</h1>
      <p>{secondFactorWords.demanded[locale]}</p>
      <Link className={buttonClass("primary")} to="/account">
        {secondFactorWords.setUp[locale]}
      </Link>
      <SignOutButton />
    </section>
  );
}
