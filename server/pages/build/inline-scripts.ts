import { build, type Plugin } from "vite";

const suffix = "?script";

/**
 * `import text from "./head-script.ts?script"` is the module and all it imports as the text of a classic script, for pages
 * to inline. In the browser the text is empty: React leaves the content of scripts as it is in the page.
 */
export function inlineScripts(): Plugin {
  return {
    name: "inline-scripts",
    enforce: "pre",
    async resolveId(source, importer) {
      if (!source.endsWith(suffix)) return null;
      const resolved = await this.resolve(source.slice(0, -suffix.length), importer);
      return resolved && resolved.id + suffix;
    },
    async load(id) {
      if (!id.endsWith(suffix)) return null;
      const isBrowser = this.environment.name === "client";
      return `export default ${JSON.stringify(isBrowser ? "" : await bundle(id.slice(0, -suffix.length)))}`;
    },
  };
}

async function bundle(entry: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: "warn",
    publicDir: false,
    build: {
      write: false,
      target: "es2022",
      modulePreload: false,
      rolldownOptions: { input: entry, output: { format: "iife" } },
    },
  });
  const [output] = Array.isArray(result) ? result : [result];
  const chunk = output && "output" in output ? output.output[0] : undefined;
  if (!chunk) throw new Error(`${entry} was bundled to nothing`);
  return chunk.code.trim();
}
