import { readFileSync } from "node:fs";
import { type ClientEntry, clientEntries } from "./client-entries.ts";

/**
 * The URL of each entry: in development its source, in a build what Vite's manifest names.
 * See "Backend Integration" in Vite's guide.
 */
export function clientEntryUrls(): Record<ClientEntry, string> {
  const urlOf = import.meta.env.DEV ? (entry: ClientEntry) => `/${entry}` : readBuiltUrl();
  const urls = clientEntries.map((entry) => [entry, urlOf(entry)] as const);
  // Object.fromEntries loses the type of the keys.
  return Object.fromEntries(urls) as Record<ClientEntry, string>;
}

function readBuiltUrl(): (entry: ClientEntry) => string {
  // Vite's own format; only the fields read here.
  const manifest = JSON.parse(readFileSync("build/client/.vite/manifest.json", "utf8")) as Record<
    string,
    { file: string }
  >;
  return (entry) => {
    const built = manifest[entry];
    if (!built) throw new Error(`Vite's manifest does not name ${entry}`);
    return `/${built.file}`;
  };
}
