import { lazy, type ReactNode, Suspense } from "react";
import { Link } from "react-router";
import { AuditLog } from "../audit/audit-log.tsx";
import { useLocale } from "../i18n/use-locale.ts";
import { Desk } from "../inquiries/desk/desk.tsx";
import { statusWords } from "../inquiries/inbox-words.ts";
import { TemplatesTab } from "../inquiries/desk/templates/templates-tab.tsx";
import { Figures } from "../inquiries/figures/figures.tsx";
import { ModuleFailedNotice } from "../staff/module-failed-notice.tsx";
import { Loading } from "../staff/staff-layout.tsx";
import sectionStyles from "../staff/staff-section.module.css";
import { useIsAdmin } from "../staff/use-role.ts";
import { Team } from "../team/team.tsx";
import { Tabs } from "../ui/tabs.tsx";
import { type AdminTab, adminTabs, isForAdmins, useAdminTab } from "./admin-tab.ts";
import styles from "./admin.module.css";
import hoursStyles from "../hours/hours.module.css";
import { adminWords } from "./words.ts";

/** Seldom opened, and the calendar is large: it comes by itself. */
const Hours = lazy(() =>
  import("../hours/hours.tsx").then(
    ({ Hours: component }) => ({ default: component }),
    () => ({ default: ModuleFailedNotice }),
  ),
);

/** The tabs of staff. The URL says which one is open; one that is not for the role says so, and stands there only then. */
export function AdminTabs() {
  const locale = useLocale();
  const isAdmin = useIsAdmin();
  const { tab, openTab } = useAdminTab();
  const [first, ...others] = adminTabs;
  const drawTab = (name: AdminTab) => ({
    name,
    label: adminWords[name][locale],
    panel: isAdmin || !isForAdmins(name) ? panels[name] : <ForAdmins title={adminWords[name][locale]} />,
  });
  return (
    <Tabs
      className={styles.tabs}
      label={adminWords.tabs[locale]}
      tabs={[
        drawTab(first),
        ...others.filter((name) => isAdmin || !isForAdmins(name) || name === tab).map(drawTab),
      ]}
      selected={tab}
      onSelect={openTab}
    />
  );
}

const panels: Record<AdminTab, ReactNode> = {
  inquiries: <Desk />,
  audit: <AuditLog statusWords={statusWords} />,
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
