import { build } from "vite";

/** One classic script of a module and all it imports, as small as it can be made. Throws when it does not compile. */
export async function bundle(entry: string): Promise<string> {
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
  if (!chunk) throw new Error(`Nothing came of ${entry}`);
  return chunk.code.trim();
}
