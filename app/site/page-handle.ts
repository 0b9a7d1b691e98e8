import type { ClientEntry } from "../client-entries.ts";

/** What a route module may export as its `handle`. */
export interface PageHandle {
  /** A module of a public page, loaded after the first paint: enhancements, or the hydration of an island. */
  pageModule?: ClientEntry;
}
