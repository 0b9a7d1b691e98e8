import { build, type Rolldown } from "vite";

const entry = "virtual:scene";

/**
 * One classic script of this module and all that it imports, by whole paths. Only what it names is bundled, so that an
 * unfinished neighbour harms nobody.
 */
export async function bundleScene(module: string): Promise<string> {
  const built = await build({
    configFile: false,
    publicDir: false,
    logLevel: "error",
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
