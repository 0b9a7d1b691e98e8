import type { ClientEntry } from "../client-entries.ts";

/** What a route module may export as its `handle`. */
export interface PageHandle {
  /** A module loaded after the first paint: enhancements, or the hydration of an island. */
  pageModule?: ClientEntry;
  /** React hydrates the whole page, as in the staff area; every other page ships no React of its own. */
  isHydrated?: boolean;
}
