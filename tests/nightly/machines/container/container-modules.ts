import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

const root = join(import.meta.dirname, "../../../..");

/** The goal for the modules in the image. */
export const maxMegabytes = 140;

/** Packages that build, compile or browse, by the path of the module. */
export const notInContainers =
  /node_modules\/(@?typescript|vite|@?rolldown|esbuild|lightningcss|playwright|puppeteer|@sparticuz|node)(?=[/-]|$)/;

/** Paths of the modules of `npm ci --omit=dev` on this machine, as package-lock.json has them. */
export function listContainerModules(): string[] {
  // npm's own format; only these fields are read.
  const { packages } = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8")) as {
    packages: Record<string, { dev?: boolean }>;
  };
  return Object.entries(packages)
    .filter(([path, { dev }]) => path.startsWith("node_modules/") && !dev && existsSync(join(root, path)))
    .map(([path]) => path);
}

/** Of files as a disk stores them, in blocks. */
export function megabytesOf(folder: string): number {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  const bytes = files.map(({ parentPath, name }) => statSync(join(parentPath, name)).blocks * 512);
  return bytes.reduce((sum, size) => sum + size, 0) / 2 ** 20;
}
