import { join } from "node:path";
import { build, type Rolldown } from "vite";

const entry = "virtual:shot";

/** One classic script with everything a shot needs; it leaves `openShot` and `drawFrame` on the window. */
export async function bundleShot(number: number): Promise<string> {
  const built = await build({
    configFile: false,
    publicDir: false,
    logLevel: "error",
    plugins: [entryOf(number)],
    build: {
      write: false,
      minify: false,
      target: "esnext",
      lib: { entry, formats: ["iife"], name: "film", fileName: "film" },
    },
  });
  const [script] = (Array.isArray(built) ? built : [built]).flatMap((result) =>
    "output" in result
      ? result.output.filter((file): file is Rolldown.OutputChunk => file.type === "chunk")
      : [],
  );
  if (!script) throw new Error(`Nothing was bundled for shot ${number}`);
  return script.code;
}

function entryOf(number: number) {
  const file = (name: string) => JSON.stringify(join(import.meta.dirname, name));
  return {
    name: "shot",
    enforce: "pre" as const,
    // The bundler may have made a path of it.
    resolveId: (id: string) => (id.endsWith(entry) ? entry : null),
    load: (id: string) =>
      id === entry
        ? `import { shot${number} } from ${file(`shot-${number}.ts`)};
           import { drawFrame, openShot } from ${file("in-browser.ts")};
           Object.assign(globalThis, { drawFrame, openShot: (quality) => openShot(shot${number}, quality) });`
        : null,
  };
}
