import { cp, mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import type { Plugin } from "vite";

/** Sets the assets of the last build aside before the next one, which empties their folder. */
export function setAsideAssets(buildDirectory: string): Plugin {
  return {
    name: "set-aside-assets",
    buildApp: { order: "pre", handler: () => setAside(buildDirectory) },
  };
}

/**
 * Keeps the assets of the version before: a page that is open while a new version is deployed asks for its own. Their names carry
 * a hash of the content, so both versions lie side by side.
 */
export async function setAside(buildDirectory: string): Promise<void> {
  const { assets, list, aside } = pathsOf(buildDirectory);
  await rm(aside, { recursive: true, force: true });
  await mkdir(join(aside, "assets"), { recursive: true });
  await cp(assets, join(aside, "assets"), { recursive: true }).catch(() => {});
  await cp(list, join(aside, "list")).catch(() => {});
}

/** Puts them back after the build, but for those of the version before the last: unless the version is still the same. */
export async function putBackAssets(buildDirectory: string): Promise<void> {
  const { assets, list, aside } = pathsOf(buildDirectory);
  const made = await readdir(assets);
  const before = await readdir(join(aside, "assets"));
  const madeBefore = await readNames(join(aside, "list"), before);
  const isSameVersion = made.toSorted().join() === madeBefore.toSorted().join();
  for (const name of isSameVersion ? before : madeBefore)
    if (!made.includes(name)) await cp(join(aside, "assets", name), join(assets, name)).catch(() => {});
  await writeFile(list, JSON.stringify(made));
  await rm(aside, { recursive: true });
}

function pathsOf(buildDirectory: string) {
  return {
    assets: join(buildDirectory, "client/assets"),
    /** The names of the assets that the last build made itself. */
    list: join(buildDirectory, "assets.json"),
    aside: join("node_modules/.cache/previous-assets", basename(buildDirectory)),
  };
}

/** All that was there, where no build has left its list. */
async function readNames(list: string, otherwise: string[]): Promise<string[]> {
  // `putBackAssets` wrote it.
  return readFile(list, "utf8").then(
    (text) => JSON.parse(text) as string[],
    () => otherwise,
  );
}
