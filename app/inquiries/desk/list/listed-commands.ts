import { inEachLocale, type Locale } from "../../../i18n/text.ts";
import type { Command } from "../../../staff/commands/command.ts";
import { memberName } from "../../../staff/staff-name.ts";
import { subjectOf } from "../../subject-of.ts";
import { serializeDeskParams } from "../desk-params.ts";
import type { InquiryList } from "./fetch-inquiry-list.ts";
import { listCommandWords } from "./list-command-words.ts";

/** The inquiries and colleagues of the list that is shown. */
export function listedCommands(
  locale: Locale,
  { inquiries, team }: InquiryList,
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
