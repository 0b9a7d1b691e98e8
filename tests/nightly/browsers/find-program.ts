import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";

/** The first of these programs that is installed: absolute paths, or names looked up in PATH. */
export function findProgram(names: string[]): string | undefined {
  const folders = (process.env["PATH"] ?? "").split(delimiter);
  return names
    .flatMap((name) => (name.startsWith("/") ? [name] : folders.map((folder) => join(folder, name))))
    .find(isExecutable);
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
