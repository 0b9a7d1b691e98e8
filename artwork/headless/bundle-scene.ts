import { build, type Rolldown } from "vite";

const entry = "virtual:scene";

/**
 * Bundles a module, given as text, and all its imports into one classic script; imports are absolute paths. Rejects when
 * one of them does not compile. `constants` are global names that it may use.
 */
export async function bundleScene(module: string, constants: Record<string, unknown> = {}): Promise<string> {
  const built = await build({
    configFile: false,
    publicDir: false,
    logLevel: "error",
    define: Object.fromEntries(
      Object.entries(constants).map(([name, value]) => [name, JSON.stringify(value)]),
    ),
    plugins: [
      {
        name: "scene",
        resolveId: (id) => (id === entry ? id : null),
        load: (id) => (id === entry ? module : null),
      },
    ],
    build: {
      write: false,
      minify: false,
      target: "esnext",
      rolldownOptions: { input: entry, output: { format: "iife" } },
    },
  });
  const [script] = (Array.isArray(built) ? built : [built]).flatMap((result) =>
    "output" in result
      ? result.output.filter((file): file is Rolldown.OutputChunk => file.type === "chunk")
      : [],
  );
  if (!script) throw new Error("Nothing was bundled");
  return script.code;
}
