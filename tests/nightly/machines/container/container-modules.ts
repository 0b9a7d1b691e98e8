import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";

/** The goal for the modules of the archive and of the image. */
export const maxMegabytes = 120;

/** Packages that build, compile or browse, by the path of the module. */
export const notInContainers =
  /node_modules\/(@?typescript|vite|@?rolldown|esbuild|lightningcss|playwright|puppeteer|@sparticuz|node)(?=[/-]|$)/;

/** Of files as a disk stores them, in blocks. */
export function megabytesOf(folder: string): number {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  const bytes = files.map(({ parentPath, name }) => statSync(join(parentPath, name)).blocks * 512);
  return bytes.reduce((sum, size) => sum + size, 0) / 2 ** 20;
}
