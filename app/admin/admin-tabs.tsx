import { lazy, type ReactNode, Suspense } from "react";
import { Link } from "react-router";
import { AuditTab } from "../audit/audit-tab.tsx";
import { useLocale } from "../i18n/use-locale.ts";
import { Desk } from "../inquiries/desk/desk.tsx";
import { describeChange } from "../inquiries/describe-change.ts";
import { TemplatesTab } from "../inquiries/desk/templates/templates-tab.tsx";
import { Figures } from "../inquiries/figures/figures.tsx";
import { ModuleFailedNotice } from "../staff/module-failed-notice.tsx";
import { Loading } from "../staff/staff-layout.tsx";
import sectionStyles from "../staff/staff-section.module.css";
import { useIsAdmin } from "../staff/use-role.ts";
import { Team } from "../team/team.tsx";
import { TabPanels } from "../ui/tabs.tsx";
import { type AdminTab, adminTabs, isForAdmins } from "./admin-tab.ts";
import hoursStyles from "../hours/hours.module.css";
import { adminWords } from "./words.ts";

/** Seldom opened, and the calendar is large: it comes by itself. */
const Hours = lazy(() =>
  import("../hours/hours.tsx").then(
    ({ Hours: component }) => ({ default: component }),
    () => ({ default: ModuleFailedNotice }),
  ),
);

/** What the tabs show. One that is not for the role, and was opened by its address, says so. */
export function AdminPanels({ tab }: { tab: AdminTab }) {
  const locale = useLocale();
  const isAdmin = useIsAdmin();
  return (
    <TabPanels
      tabs={adminTabs.map((name) => ({
        name,
        panel: isAdmin || !isForAdmins(name) ? panels[name] : <ForAdmins title={adminWords[name][locale]} />,
      }))}
      selected={tab}
    />
  );
}

const panels: Record<AdminTab, ReactNode> = {
  inquiries: <Desk />,
  audit: <AuditTab describeChange={describeChange} />,
  team: <Team />,
  figures: <Figures />,
  hours: (
    <Suspense fallback={<Loading />}>
      {/* With it come its styles: what is loaded later brings none. */}
      <div className={hoursStyles.hours}>
        <Hours />
      </div>
    </Suspense>
  ),
  templates: <TemplatesTab />,
};

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
