import { join } from "node:path";
import { build, type Rolldown } from "vite";

/** One classic script with everything a picture needs; it leaves `takePicture(exposure)` on the window. */
export async function bundlePicture(name: string): Promise<string> {
  const built = await build({
    configFile: false,
    publicDir: false,
    logLevel: "error",
    plugins: [entryOf(name)],
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
  if (!script) throw new Error(`Nothing was bundled for ${name}`);
  return script.code;
}

const entry = "virtual:picture";

/** Only the picture asked for is bundled, so that an unfinished neighbour harms nobody. */
function entryOf(name: string) {
  const picture = name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  return {
    name: "picture",
    resolveId: (id: string) => (id === entry ? id : null),
    load: (id: string) =>
      id === entry
        ? `import { ${picture} } from ${JSON.stringify(join(import.meta.dirname, `${name}.ts`))};
           import { takePicture } from ${JSON.stringify(join(import.meta.dirname, "take-picture.ts"))};
           globalThis.takePicture = (exposure) => takePicture(${picture}, exposure);`
        : null,
  };
}
