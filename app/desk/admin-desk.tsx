import { AuditLog } from "../audit/audit-log.tsx";
import type { Locale } from "../i18n/text.ts";
import { Inbox } from "../inquiries/inbox.tsx";
import { Tabs } from "../ui/tabs.tsx";
import { useDeskAddress } from "./desk-address.ts";
import { adminWords } from "./words.ts";

/** What an admin reads, by tabs that stand in the address. */
export function AdminDesk({ locale }: { locale: Locale }) {
  const { tab, openTab } = useDeskAddress();
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
      chosen={tab}
      onChoose={openTab}
    />
  );
}
