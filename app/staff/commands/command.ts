import type { LocalizedText } from "../../i18n/text.ts";

/** Where a command stands in the palette. */
export type CommandGroup = "recent" | "inquiry" | "find" | "people" | "list" | "go" | "general";

/** Something that can be done on a page. */
export interface Command {
  /** Differs from that of every other command. */
  id: string;
  group: CommandGroup;
  /** Its name in both languages: it is found by either. */
  label: LocalizedText;
  /** What tells it from others of that name, in the language of the page. */
  note?: string;
  /** Other words it is found by. */
  keywords?: string;
  /** The single key that does the same. */
  shortcut?: string;
  /** Whether it is made of what is written, and so fits whatever that is. */
  isMadeOfText?: boolean;
  run: () => void;
}

/** The commands of a part of a page, for what has been written in the palette so far. */
export type CommandSource = (typed: string) => Command[];
