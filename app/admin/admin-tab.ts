import { useSearchParams } from "react-router";
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

/** Which tab the URL names, and its document title. */
export function useAdminTab(): { tab: AdminTab; title: LocalizedText; openTab: (tab: string) => void } {
  const [parameters, setParameters] = useSearchParams();
  const tab = adminTabs.find((name) => name === parameters.get("tab")) ?? "inquiries";
  return {
    tab,
    title: tabTitle(tab, parameters),
    openTab: (next) => setParameters(next === "inquiries" ? {} : { tab: next }),
  };
}

function tabTitle(tab: AdminTab, parameters: URLSearchParams): LocalizedText {
  if (tab !== "inquiries") return adminWords[tab];
  return parseDeskParams(parameters).view === "spam" ? viewWords.spam : adminWords.title;
}
