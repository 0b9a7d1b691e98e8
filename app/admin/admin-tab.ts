import { useSearchParams } from "react-router";
import type { LocalizedText } from "../i18n/text.ts";
import { parseInboxParams } from "../inquiries/inbox-params.ts";
import { viewWords } from "../inquiries/inbox-words.ts";
import { adminWords } from "./words.ts";

const tabs = ["inquiries", "audit", "team"] as const;
export type AdminTab = (typeof tabs)[number];

/** Which tab the URL names, and its document title. */
export function useAdminTab(): { tab: AdminTab; title: LocalizedText; openTab: (tab: string) => void } {
  const [parameters, setParameters] = useSearchParams();
  const tab = tabs.find((name) => name === parameters.get("tab")) ?? "inquiries";
  return {
    tab,
    title: tabTitle(tab, parameters),
    openTab: (next) => setParameters(next === "inquiries" ? {} : { tab: next }),
  };
}

function tabTitle(tab: AdminTab, parameters: URLSearchParams): LocalizedText {
  if (tab !== "inquiries") return adminWords[tab];
  return parseInboxParams(parameters).view === "spam" ? viewWords.spam : adminWords.title;
}
