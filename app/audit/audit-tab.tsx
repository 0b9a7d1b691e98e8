import { lazy, Suspense } from "react";
import { ModuleFailedNotice } from "../staff/module-failed-notice.tsx";
import { Loading } from "../staff/staff-layout.tsx";
import type { AuditLogProps } from "./audit-log.tsx";
import styles from "./audit-log.module.css";
import entryStyles from "./entries.module.css";

/** Its script comes when it is opened, with the words for every action. Its styles are in the page already. */
const AuditLog = lazy(() =>
  import("./audit-log.tsx").then(
    (module) => ({ default: module.AuditLog }),
    () => ({ default: ModuleFailedNotice }),
  ),
);

export function AuditTab(props: AuditLogProps) {
  return (
    <div className={`${styles.audit} ${entryStyles.entries}`}>
      <Suspense fallback={<Loading />}>
        <AuditLog {...props} />
      </Suspense>
    </div>
  );
}
