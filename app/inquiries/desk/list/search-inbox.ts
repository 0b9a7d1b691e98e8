import { databaseClient } from "../../../backend/database-client.ts";
import { inEachLocale, type Locale } from "../../../i18n/text.ts";
import type { Command } from "../../../staff/commands/command.ts";
import { readRecent } from "../../../staff/commands/recent.ts";
import { memberName } from "../../../staff/staff-name.ts";
import { subjectOf } from "../../subject-of.ts";
import { parseDeskParams, serializeDeskParams } from "../desk-params.ts";
import { listCommandWords } from "./list-command-words.ts";

const maxFound = 8;
const columns = "id,reference,name,email,company,subject,project_type";

/** The inquiries and colleagues that are meant by what is written; for nothing written the inquiries that were opened last. */
export async function searchInbox(
  locale: Locale,
  typed: string,
  signal: AbortSignal,
  open: (query: string) => void,
): Promise<Command[]> {
  const recent = recentInquiries();
  if (!typed && recent.length === 0) return [];
  const inquiries = typed
    ? databaseClient().rpc("list_inquiries", { search: typed, page_size: maxFound }).select(columns)
    : databaseClient().from("inquiries").select(columns).in("id", recent);
  const [found, team] = await Promise.all([
    inquiries.abortSignal(signal),
    databaseClient().rpc("list_team").abortSignal(signal),
  ]);
  const rows = found.data ?? [];
  const sorted = typed ? rows : rows.toSorted((a, b) => recent.indexOf(a.id) - recent.indexOf(b.id));
  return [
    ...sorted.map((inquiry): Command => ({
      id: `inquiry-${inquiry.id}`,
      group: typed ? "find" : "recent",
      label: inEachLocale(() => inquiry.name),
      note: [inquiry.company, subjectOf(inquiry, locale), inquiry.reference].filter(Boolean).join(" · "),
      ...(inquiry.email && { keywords: inquiry.email }),
      isFound: true,
      run: () => open(serializeDeskParams({ inquiry: inquiry.id })),
    })),
    ...(typed ? (team.data ?? []) : []).map((member): Command => ({
      id: `person-${member.user_id}`,
      group: "people",
      label: inEachLocale((to) => memberName(to, member)),
      note: listCommandWords.assigned[locale],
      keywords: member.email,
      run: () => open(serializeDeskParams({ view: "open", assignee: member.user_id })),
    })),
  ];
}

/** Without the one that is open now. */
function recentInquiries(): string[] {
  const { inquiry } = parseDeskParams(new URLSearchParams(location.search));
  return readRecent().inquiries.filter((id) => id !== inquiry);
}
