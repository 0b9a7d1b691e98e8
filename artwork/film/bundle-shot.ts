import { join } from "node:path";
import { bundleScene } from "../headless/bundle-scene.ts";
import { readSiteColors } from "./read-site-colors.ts";

/** Bundles a shot into one classic script, which defines `openShot` and `drawFrame` on the window. */
export async function bundleShot(number: number): Promise<string> {
  const file = (name: string) => JSON.stringify(join(import.meta.dirname, `${name}.ts`));
  return bundleScene(
    `import { shot${number} } from ${file(`shot-${number}`)};
     import { drawFrame, openShot } from ${file("browser-entry")};
     Object.assign(globalThis, { drawFrame, openShot: (quality) => openShot(shot${number}, quality) });`,
    { siteColors: await readSiteColors() },
  );
}
