import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import type { Plugin } from "vite";

/** Shortens the names of CSS modules' classes in scripts; `finishBuild` does so in pages and their styles. */
export function shortClassNames(): Plugin {
  return {
    name: "short-class-names",
    applyToEnvironment: ({ name }) => name === "client",
    apply: "build",
    renderChunk: (code) => ({ code: shortenClassNames(code), map: null }),
  };
}

/** `footer-later-module-mark` becomes `_4f`: names are a tenth of what a page weighs when it is compressed. */
export function shortenClassNames(text: string): string {
  return text.replaceAll(/[\w-]+-module-\w+/g, (name) => (shortNames ??= listShortNames()).get(name) ?? name);
}

let shortNames: Map<string, string> | undefined;

/** As Vite names them (`cssModules.pattern` in vite.config.ts), all in one order, so that every build agrees. */
function listShortNames(): Map<string, string> {
  const app = join(import.meta.dirname, "../../../app");
  const files = globSync("**/*.module.css", { cwd: app }).toSorted();
  const names = files.flatMap((file) => {
    const prefix = basename(file, ".css").replaceAll(".", "-");
    const classes = readFileSync(join(app, file), "utf8").matchAll(/\.([a-zA-Z]\w*)/g);
    return [...new Set(Array.from(classes, ([, local]) => `${prefix}-${local}`))];
  });
  return new Map(names.map((name, index) => [name, `_${index.toString(36)}`]));
}
