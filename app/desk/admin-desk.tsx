import { use } from "react";
import { AuditLog } from "../audit/audit-log.tsx";
import type { Locale } from "../i18n/text.ts";
import { Inbox } from "../inquiries/inbox.tsx";
import { AccessDenied } from "../people/access-denied.tsx";
import type { RoleCheck } from "../people/role.ts";
import { Tabs } from "../ui/tabs.tsx";
import { RoleUnknown } from "./role-unknown.tsx";
import { adminWords } from "./words.ts";

export interface AdminDeskProps {
  locale: Locale;
  email: string;
  role: Promise<RoleCheck>;
  isChecking: boolean;
  checkAgain: () => void;
}

/** What the signed-in account may see here. The database decides again for every row. */
export function AdminDesk({ locale, email, role, isChecking, checkAgain }: AdminDeskProps) {
  const check = use(role);
  switch (check.outcome) {
    case "admin":
      return (
        <Tabs
          label={adminWords.tabs[locale]}
          tabs={[
            {
              name: "inquiries",
              label: adminWords.inquiries[locale],
              panel: <Inbox locale={locale} />,
            },
            { name: "audit", label: adminWords.audit[locale], panel: <AuditLog locale={locale} /> },
          ]}
        />
      );
    case "not_admin":
      return <AccessDenied locale={locale} email={email} onGranted={checkAgain} />;
    case "refused":
      return (
        <RoleUnknown
          locale={locale}
          refusal={check.refusal}
          isChecking={isChecking}
          checkAgain={checkAgain}
        />
      );
  }
}
