import { cpSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";

const root = join(import.meta.dirname, "../../../..");

/** Copies what the Dockerfile copies into the image, but for its modules, and returns what it runs there. */
export function copyForContainer(folder: string): string[] {
  const dockerfile = readFileSync(join(root, "Dockerfile"), "utf8");
  const copied = [...dockerfile.matchAll(/^COPY --from=build \/app\/(\S+) \.\/(\S*)$/gm)];
  if (copied.length < 6) throw new Error("The Dockerfile copies less than expected.");
  for (const [, source = "", target = ""] of copied)
    if (source !== "node_modules")
      cpSync(
        join(root, source),
        join(folder, !target || target.endsWith("/") ? join(target, basename(source)) : target),
        { recursive: true },
      );
  const [, command] = /^CMD \["node", (".*")\]$/m.exec(dockerfile) ?? [];
  if (!command) throw new Error("The Dockerfile runs no Node.");
  return JSON.parse(`[${command}]`);
}
