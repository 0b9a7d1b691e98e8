import { inEachLocale, interpolate } from "../../../i18n/text.ts";
import type { Command } from "../../../staff/commands/command.ts";
import { listCommandWords } from "./list-command-words.ts";
import { serializeDeskParams, views } from "../desk-params.ts";
import { viewWords } from "../desk-words.ts";
import { findInquiryId, parseReference } from "./find-inquiry.ts";

/** What it may be looked for by. */
const newInquiryKeywords = "call whatsapp visit write first enter مكالمة واتساب زيارة نكتب أولًا أدخل";

/** The views of the inbox, and what can be looked for in it, from any page. `open` goes to an address of the desk. */
export function inboxCommands(typed: string, open: (query: string) => void): Command[] {
  const reference = parseReference(typed);
  const openReference: Command[] = reference
    ? [
        {
          id: "open-reference",
          group: "find",
          label: inEachLocale((to) => interpolate(listCommandWords.open[to], { reference })),
          keywords: typed,
          run: () =>
            void findInquiryId(reference).then(
              (inquiry) => inquiry && open(serializeDeskParams({ inquiry })),
            ),
        },
      ]
    : [];
  return [
    ...openReference,
    {
      id: "new-inquiry",
      group: "general",
      label: listCommandWords.newInquiry,
      keywords: newInquiryKeywords,
      shortcut: "c",
      run: () => open(serializeDeskParams({ isNew: true })),
    },
    ...views.map((view): Command => ({
      id: `view-${view}`,
      group: "go",
      label: inEachLocale((to) => interpolate(listCommandWords.view[to], { view: viewWords[view][to] })),
      run: () => open(serializeDeskParams({ view })),
    })),
    {
      id: "search",
      group: "find",
      label: inEachLocale((to) => interpolate(listCommandWords.search[to], { text: typed })),
      isMadeOfText: true,
      run: () => open(serializeDeskParams({ view: "all", search: typed })),
    },
  ];
}
