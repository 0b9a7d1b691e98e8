import { lazy, Suspense } from "react";
import { AuditLog } from "../audit/audit-log.tsx";
import { Desk } from "../inquiries/desk/desk.tsx";
import { statusWords } from "../inquiries/inbox-words.ts";
import { TemplatesTab } from "../inquiries/desk/templates/templates-tab.tsx";
import { Figures } from "../inquiries/figures/figures.tsx";
import { ModuleFailedNotice } from "../staff/module-failed-notice.tsx";
import { Loading } from "../staff/staff-layout.tsx";
import { Team } from "../team/team.tsx";
import { TabPanels } from "../ui/tabs.tsx";
import type { AdminTab } from "./admin-tab.ts";
import hoursStyles from "../hours/hours.module.css";

/** Seldom opened, and the calendar is large: it comes by itself. */
const Hours = lazy(() =>
  import("../hours/hours.tsx").then(
    ({ Hours: component }) => ({ default: component }),
    () => ({ default: ModuleFailedNotice }),
  ),
);

/** What the admin's tabs show. */
export function AdminPanels({ tab }: { tab: AdminTab }) {
  return (
    <TabPanels
      tabs={[
        {
          name: "inquiries",
          panel: <Desk />,
        },
        {
          name: "audit",
          panel: <AuditLog statusWords={statusWords} />,
        },
        { name: "team", panel: <Team /> },
        { name: "figures", panel: <Figures /> },
        {
          name: "hours",
          panel: (
            <Suspense fallback={<Loading />}>
              {/* With it come its styles: what is loaded later brings none. */}
              <div className={hoursStyles.hours}>
                <Hours />
              </div>
            </Suspense>
          ),
        },
        { name: "templates", panel: <TemplatesTab /> },
      ]}
      selected={tab}
    />
  );
}
