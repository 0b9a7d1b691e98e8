import { build } from "vite";

const made = new Map<string, Promise<string>>();

/**
 * A module and all it imports in one text, as small as it can be made: a classic script, or a module. Made once, however
 * many pages want it. Rejects when it does not compile.
 */
export function bundle(entry: string, format: "iife" | "es"): Promise<string> {
  const name = `${format} ${entry}`;
  const text = made.get(name) ?? make(entry, format);
  made.set(name, text);
  return text;
}

async function make(entry: string, format: "iife" | "es"): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: "warn",
    publicDir: false,
    build: {
      write: false,
      target: "es2022",
      modulePreload: false,
      rolldownOptions: { input: entry, output: { format } },
    },
  });
  const [output] = Array.isArray(result) ? result : [result];
  const chunk = output && "output" in output ? output.output[0] : undefined;
  if (!chunk) throw new Error(`Nothing came of ${entry}`);
  return chunk.code.trim();
}
