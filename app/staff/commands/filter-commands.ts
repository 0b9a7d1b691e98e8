import { foldText } from "../../i18n/folding.ts";
import type { Command, CommandGroup } from "./command.ts";

const groupOrder: readonly CommandGroup[] = ["recent", "inquiry", "find", "people", "go", "list", "general"];
const maxRecent = 3;

/**
 * The commands that have a word beginning with each word that is written. First those whose name begins so in either language, last
 * those that are made of what is written, which are left out while nothing is; among equals first what was used last. While nothing
 * is written, that has a group of its own.
 */
export function filterCommands(
  commands: Command[],
  typed: string,
  recent: readonly string[] = [],
): Command[] {
  const written = wordsOf(typed);
  const recency = ({ id }: Command) => (recent.includes(id) ? recent.indexOf(id) : recent.length);
  if (written.length === 0) {
    const listed = commands.filter(({ isMadeOfText }) => !isMadeOfText);
    const last = listed.filter(({ id }) => recent.slice(0, maxRecent).includes(id));
    const others = listed.filter((command) => !last.includes(command));
    return [
      ...last
        .toSorted((a, b) => recency(a) - recency(b))
        .map((each) => ({ ...each, group: "recent" as const })),
      ...others.toSorted((a, b) => groupOrder.indexOf(a.group) - groupOrder.indexOf(b.group)),
    ];
  }
  const found = commands.filter((command) => {
    if (command.isMadeOfText) return true;
    const { label, note = "", keywords = "" } = command;
    const words = wordsOf(`${label.en} ${label.ar} ${note} ${keywords}`);
    return written.every((begin) =>
      words.some((word) => word.startsWith(begin) || word.startsWith(`ال${begin}`)),
    );
  });
  const begin = written.join(" ");
  const begins = ({ label }: Command) =>
    [label.en, label.ar].some((name) => wordsOf(name).join(" ").startsWith(begin));
  const rank = (command: Command) => (command.isMadeOfText ? 2 : begins(command) ? 0 : 1);
  return found.toSorted(
    (a, b) =>
      rank(a) - rank(b) ||
      recency(a) - recency(b) ||
      groupOrder.indexOf(a.group) - groupOrder.indexOf(b.group),
  );
}

function wordsOf(text: string): string[] {
  return foldText(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}
