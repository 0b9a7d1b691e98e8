import { execFileSync } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

const root = join(import.meta.dirname, "../../..");

/** Unpacks into `folder` what `npm pack` packs of the built site, and returns what the image runs there. */
export function unpackArchive(folder: string): string[] {
  // Without a script, so that it does not build.
  execFileSync("npm", ["pack", "--silent", "--ignore-scripts", "--pack-destination", folder], { cwd: root });
  const [archive = ""] = globSync("*.tgz", { cwd: folder });
  execFileSync("tar", ["xzf", archive, "--strip-components=1"], { cwd: folder });
  const [, command] = /^CMD \["node", (".*")\]$/m.exec(readFileSync(join(root, "Dockerfile"), "utf8")) ?? [];
  if (!command) throw new Error("The Dockerfile runs no Node.");
  return JSON.parse(`[${command}]`);
}
