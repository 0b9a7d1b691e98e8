import { join } from "node:path";
import { bundleScene } from "../headless/bundle-scene.ts";

/** One classic script with everything a picture needs; it leaves `takePicture(exposure)` on the window. */
export function bundlePicture(name: string): Promise<string> {
  const file = (name: string) => JSON.stringify(join(import.meta.dirname, `${name}.ts`));
  const picture = name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  return bundleScene(
    `import { ${picture} } from ${file(name)};
     import { takePicture } from ${file("take-picture")};
     globalThis.takePicture = (exposure) => takePicture(${picture}, exposure);`,
  );
}
