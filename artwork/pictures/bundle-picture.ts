import { join } from "node:path";
import { bundleScene } from "../headless/bundle-scene.ts";

/** Bundles a picture into one classic script, which defines `renderPicture(options)` on the window. */
export function bundlePicture(name: string): Promise<string> {
  const file = (name: string) => JSON.stringify(join(import.meta.dirname, `${name}.ts`));
  const picture = name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  return bundleScene(
    `import { ${picture} } from ${file(name)};
     import { renderPicture } from ${file("render-picture")};
     globalThis.renderPicture = (options) => renderPicture(${picture}, options);`,
  );
}
