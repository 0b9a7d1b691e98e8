import { lazy, Suspense } from "react";
import { AuditTab } from "../audit/audit-tab.tsx";
import { useLocale } from "../i18n/use-locale.ts";
import { Desk } from "../inquiries/desk/desk.tsx";
import { statusWords } from "../inquiries/inbox-words.ts";
import { TemplatesTab } from "../inquiries/desk/templates/templates-tab.tsx";
import { Figures } from "../inquiries/figures/figures.tsx";
import { ModuleFailedNotice } from "../staff/module-failed-notice.tsx";
import { Loading } from "../staff/staff-layout.tsx";
import { Team } from "../team/team.tsx";
import { Tabs } from "../ui/tabs.tsx";
import { useAdminTab } from "./admin-tab.ts";
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

/** The admin's tabs. The URL says which one is open. */
export function AdminTabs() {
  const locale = useLocale();
  const { tab, openTab } = useAdminTab();
  return (
    <Tabs
      className={styles.tabs}
      label={adminWords.tabs[locale]}
      tabs={[
        {
          name: "inquiries",
          label: adminWords.inquiries[locale],
          panel: <Desk />,
        },
        {
          name: "audit",
          label: adminWords.audit[locale],
          panel: <AuditTab statusWords={statusWords} />,
        },
        { name: "team", label: adminWords.team[locale], panel: <Team /> },
        { name: "figures", label: adminWords.figures[locale], panel: <Figures /> },
        {
          name: "hours",
          label: adminWords.hours[locale],
          panel: (
            <Suspense fallback={<Loading />}>
              {/* With it come its styles: what is loaded later brings none. */}
              <div className={hoursStyles.hours}>
                <Hours />
              </div>
            </Suspense>
          ),
        },
        { name: "templates", label: adminWords.templates[locale], panel: <TemplatesTab /> },
      ]}
      selected={tab}
      onSelect={openTab}
    />
  );
}
