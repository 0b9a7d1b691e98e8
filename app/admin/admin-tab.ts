import { useSearchParams } from "react-router";
import type { LocalizedText } from "../i18n/text.ts";
import { parseInboxParams } from "../inquiries/inbox-params.ts";
import { viewWords } from "../inquiries/inbox-words.ts";
import { adminWords } from "./words.ts";

export type AdminTab = "inquiries" | "audit";

/** Which tab the URL names, and its document title. */
export function useAdminTab(): { tab: AdminTab; title: LocalizedText; openTab: (tab: string) => void } {
  const [parameters, setParameters] = useSearchParams();
  const tab = parameters.get("tab") === "audit" ? "audit" : "inquiries";
  return {
    tab,
    title: tabTitle(tab, parameters),
    openTab: (next) => setParameters(next === "audit" ? { tab: next } : {}),
  };
}

function tabTitle(tab: AdminTab, parameters: URLSearchParams): LocalizedText {
  if (tab === "audit") return adminWords.audit;
  return parseInboxParams(parameters).view === "spam" ? viewWords.spam : adminWords.title;
}
