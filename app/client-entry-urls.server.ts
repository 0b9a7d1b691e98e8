import { readFileSync } from "node:fs";
import { buildDirectory } from "./build-directory.server.ts";
import { type ClientEntry, clientEntries } from "./client-entries.ts";

/**
 * The URLs of each entry, separated by spaces: its own first, then those of the modules it imports. In development its source,
 * in a build what Vite's manifest names. See "Backend Integration" in Vite's guide.
 */
export function clientEntryUrls(): Record<ClientEntry, string> {
  return (known ??= listEntryUrls());
}

/** The same for every page. */
let known: Record<ClientEntry, string> | undefined;

function listEntryUrls(): Record<ClientEntry, string> {
  const urlsOf = import.meta.env.DEV ? (entry: ClientEntry) => [`/${entry}`] : readBuiltUrls();
  const urls = clientEntries.map((entry) => [entry, urlsOf(entry).join(" ")] as const);
  // Object.fromEntries loses the type of the keys.
  return Object.fromEntries(urls) as Record<ClientEntry, string>;
}

function readBuiltUrls(): (entry: ClientEntry) => string[] {
  // Vite's own format; only the fields read here.
  const manifest = JSON.parse(readFileSync(`${buildDirectory}/client/.vite/manifest.json`, "utf8")) as Record<
    string,
    { file: string; imports?: string[] }
  >;
  const listUrls = (name: string): string[] => {
    const built = manifest[name];
    if (!built) throw new Error(`Vite's manifest does not name ${name}`);
    return [`/${built.file}`, ...(built.imports ?? []).flatMap(listUrls)];
  };
  return (entry) => [...new Set(listUrls(entry))];
}
