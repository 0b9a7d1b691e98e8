import { useLocation, useNavigate, useNavigation } from "react-router";
import type { StaffRole } from "../backend/staff-rows.ts";
import type { LocalizedText } from "../i18n/text.ts";
import { parseDeskParams } from "../inquiries/desk/desk-params.ts";
import { viewWords } from "../inquiries/desk/desk-words.ts";
import { adminWords } from "./words.ts";

export const adminTabs = ["inquiries", "audit", "team", "figures", "hours", "templates"] as const;
export type AdminTab = (typeof adminTabs)[number];

export function isForAdmins(tab: AdminTab): boolean {
  return tab === "audit" || tab === "team" || tab === "hours";
}

/** The tabs of a role. One that is not for it stands there while it is open, which its address can ask for. */
export function shownTabs(role: StaffRole, open: AdminTab): AdminTab[] {
  return adminTabs.filter((tab) => role === "admin" || !isForAdmins(tab) || tab === open);
}

export function tabPath(tab: string): string {
  return tab === "inquiries" ? "/admin" : `/admin/${tab}`;
}

export interface OpenTab {
  tab: AdminTab;
  /** Of the document. */
  title: LocalizedText;
  openTab: (tab: string) => void;
  /** Its script is not here yet. */
  isPending: boolean;
}

/** The tab that was pressed last: the address follows once its script is here. */
export function useAdminTab(): OpenTab {
  const shown = useLocation();
  const { location: next } = useNavigation();
  const navigate = useNavigate();
  const location = next && tabOf(next.pathname) ? next : shown;
  const tab = tabOf(location.pathname) ?? "inquiries";
  return {
    tab,
    title: tabTitle(tab, location.search),
    openTab: (name) => void navigate(tabPath(name)),
    isPending: location.pathname !== shown.pathname,
  };
}

function tabOf(path: string): AdminTab | undefined {
  return adminTabs.find((tab) => tabPath(tab) === path);
}

function tabTitle(tab: AdminTab, query: string): LocalizedText {
  if (tab !== "inquiries") return adminWords[tab];
  return parseDeskParams(new URLSearchParams(query)).view === "spam" ? viewWords.spam : adminWords.title;
}
