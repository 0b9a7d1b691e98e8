import { useEffect, useState } from "react";
import type { Command } from "./command.ts";
import type { CommandSources } from "./use-commands.ts";

const delayMs = 150;

/** What the server finds by what is written, a moment after the last letter. An older search is given up. */
export function useFoundCommands(sources: CommandSources, typed: string): Command[] {
  const [found, setFound] = useState<{ typed: string; commands: Command[] }>({ typed: "", commands: [] });
  useEffect(() => {
    const abort = new AbortController();
    async function search() {
      const searches = [...sources.values()].map((each) => each.search?.(typed, abort.signal));
      const commands = (await Promise.all(searches)).flatMap((some) => some ?? []);
      if (!abort.signal.aborted) setFound({ typed, commands });
    }
    const timer = setTimeout(() => void search(), typed ? delayMs : 0);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [sources, typed]);
  if (found.typed === typed) return found.commands;
  // Of what was found before, that stays which names the new words.
  return typed ? found.commands.map((command) => ({ ...command, isFound: false })) : [];
}
