import { readFileSync } from "node:fs";
import { buildDirectory } from "./build-directory.server.ts";

const source = "app/entry.page.ts";

/** The address of the script of every page: in development its source, in a build what Vite's manifest names ("Backend Integration" in Vite's guide). */
export function pageEntry(): string {
  if (import.meta.env.DEV) return `/${source}`;
  // Vite's own format; only the field read here.
  const manifest = JSON.parse(readFileSync(`${buildDirectory}/client/.vite/manifest.json`, "utf8")) as Record<
    string,
    { file: string }
  >;
  const entry = manifest[source];
  if (!entry) throw new Error(`Vite's manifest does not name ${source}`);
  return `/${entry.file}`;
}
