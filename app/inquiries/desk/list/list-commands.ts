import { errorText, toApiError } from "../../../backend/errors/api-error.ts";
import { databaseClient } from "../../../backend/database-client.ts";
import type { TeamMember } from "../../../backend/staff-rows.ts";
import { foldText } from "../../../i18n/folding.ts";
import { inEachLocale, interpolate, type Locale } from "../../../i18n/text.ts";
import type { Command } from "../../../staff/commands/command.ts";
import { memberName } from "../../../staff/staff-name.ts";
import { showToast } from "../../../ui/toast/toast.tsx";
import { subjectOf } from "../../subject-of.ts";
import { serializeDeskParams, views } from "../desk-params.ts";
import { viewWords } from "../desk-words.ts";
import type { InquiryPage } from "./inquiry-page.ts";
import { listCommandWords } from "./list-command-words.ts";

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

/** `N-7F3K2` for what somebody means by that; undefined for other text. */
export function parseReference(typed: string): string | undefined {
  const [, code] = /^[([]?(?:n *-? *)?([2-9cdfghjkmnpqrtvwx]{5})[)\].,:]?$/.exec(foldText(typed)) ?? [];
  return code && `N-${code.toUpperCase()}`;
}

/** The id of the inquiry with this reference. Says so when there is none. */
export async function findInquiryId(reference: string): Promise<string | undefined> {
  const { data, error, status } = await databaseClient()
    .from("inquiries")
    .select("id")
    .eq("reference", reference)
    .maybeSingle();
  if (data) return data.id;
  const title = error
    ? listCommandWords.openFailed
    : inEachLocale((to) => interpolate(listCommandWords.notFound[to], { reference }));
  const text = error ? errorText(toApiError(error, status)) : listCommandWords.notFoundText;
  showToast({ kind: "error", topic: "find", title, text });
  return undefined;
}

/** The inquiries of the list that is shown, and colleagues. */
export function listedCommands(
  locale: Locale,
  { inquiries }: InquiryPage,
  team: TeamMember[],
  open: (query: string) => void,
): Command[] {
  return [
    ...inquiries.map((inquiry): Command => ({
      id: `inquiry-${inquiry.id}`,
      group: "find",
      label: inEachLocale(() => inquiry.name),
      note: [inquiry.company, subjectOf(inquiry, locale), inquiry.reference].filter(Boolean).join(" · "),
      ...(inquiry.email && { keywords: inquiry.email }),
      run: () => open(serializeDeskParams({ inquiry: inquiry.id })),
    })),
    ...team.map((member): Command => ({
      id: `person-${member.user_id}`,
      group: "people",
      label: inEachLocale((to) => memberName(to, member)),
      note: listCommandWords.assigned[locale],
      keywords: member.email,
      run: () => open(serializeDeskParams({ view: "open", assignee: member.user_id })),
    })),
  ];
}
