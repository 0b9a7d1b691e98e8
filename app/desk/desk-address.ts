import { useSearchParams } from "react-router";
import type { Text } from "../i18n/text.ts";
import { parseInboxAddress } from "../inquiries/inbox-address.ts";
import { viewWords } from "../inquiries/inbox-words.ts";
import { adminWords } from "./words.ts";

export type DeskTab = "inquiries" | "audit";

/** Which tab the address names, and what the document is called there. */
export function useDeskAddress(): { tab: DeskTab; title: Text; openTab: (tab: string) => void } {
  const [parameters, setParameters] = useSearchParams();
  const tab = parameters.get("tab") === "audit" ? "audit" : "inquiries";
  return {
    tab,
    title: titleOf(tab, parameters),
    openTab: (next) => setParameters(next === "audit" ? { tab: next } : {}),
  };
}

function titleOf(tab: DeskTab, parameters: URLSearchParams): Text {
  if (tab === "audit") return adminWords.audit;
  return parseInboxAddress(parameters).view === "spam" ? viewWords.spam : adminWords.title;
}
