import { useSyncExternalStore } from "react";

let isOutdated = false;
const watchers = new Set<() => void>();

/** Says that the server no longer has what this page asks for: another version was deployed since the page was loaded. */
export function reportOutdatedPage() {
  isOutdated = true;
  for (const watcher of watchers) watcher();
}

/** Whether that was said. Only a new document changes it. */
export function useOutdatedPage(): boolean {
  return useSyncExternalStore(
    watch,
    () => isOutdated,
    () => false,
  );
}

/** Codes of a function, a table or a column that the database does not have. */
const unknownToDatabase = new Set<unknown>(["PGRST202", "PGRST204", "PGRST205", "42703"]);

export function isUnknownToDatabase(code: unknown): boolean {
  return unknownToDatabase.has(code);
}

function watch(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}
