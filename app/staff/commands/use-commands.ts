import { createContext, useContext, useEffect, useId } from "react";
import type { CommandSource } from "./command.ts";

/** What can be done on the page just now, by the part of it that does it. */
export type CommandSources = Map<string, CommandSource>;

export const CommandsContext = createContext<CommandSources>(new Map());

/** Offers commands in the palette for as long as the component is on the page. */
export function useCommands(source: CommandSource) {
  const id = useId();
  const sources = useContext(CommandsContext);
  // Set again with each drawing, at the same place: the order of commands is that in which their parts came.
  useEffect(() => {
    sources.set(id, source);
  });
  useEffect(() => () => void sources.delete(id), [id, sources]);
}
