import { foldText } from "../../i18n/folding.ts";
import type { Locale } from "../../i18n/text.ts";
import type { Command, CommandGroup } from "./command.ts";

const groupOrder: readonly CommandGroup[] = ["inquiry", "find", "go", "list", "general"];

/**
 * The commands that hold every word of what is written, by groups: first those whose name in `locale` begins so, last those
 * that are made of it, which are left out while nothing is written.
 */
export function filterCommands(commands: Command[], typed: string, locale: Locale): Command[] {
  const written = foldText(typed);
  const words = written.split(" ");
  const found = commands.filter((command) => {
    if (command.isMadeOfText) return written !== "";
    const text = foldText(`${command.label.en} ${command.label.ar} ${command.keywords ?? ""}`);
    return words.every((word) => text.includes(word));
  });
  const rank = (command: Command) => {
    if (command.isMadeOfText) return 2 * groupOrder.length;
    const begins = written !== "" && foldText(command.label[locale]).startsWith(written);
    return (begins ? 0 : groupOrder.length) + groupOrder.indexOf(command.group);
  };
  return found.toSorted((a, b) => rank(a) - rank(b));
}
