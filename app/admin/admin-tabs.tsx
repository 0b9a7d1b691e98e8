import { Link, Outlet } from "react-router";
import { useLocale } from "../i18n/use-locale.ts";
import { Loading } from "../staff/frame/staff-layout.tsx";
import sectionStyles from "../staff/staff-section.module.css";
import { useIsAdmin } from "../staff/use-role.ts";
import { TabPanels } from "../ui/tabs.tsx";
import { adminTabs, isForAdmins, type OpenTab } from "./admin-tab.ts";
import { adminWords } from "./words.ts";

/** What the tabs show. One that is not for the role, and was opened by its address, says so. */
export function AdminPanels({ tab, isPending }: Pick<OpenTab, "tab" | "isPending">) {
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
