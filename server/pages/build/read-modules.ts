import { readFile } from "node:fs/promises";
import { join } from "node:path";

/** The texts of modules of the built site, and of all that they import, now or later. */
export async function readModules(folder: string, urls: string[]): Promise<string[]> {
  const texts = new Map<string, string>();
  const read = async (url: string): Promise<void> => {
    if (texts.has(url)) return;
    texts.set(url, "");
    const text = await readFile(join(folder, url), "utf8");
    texts.set(url, text);
    const imports = text.matchAll(/["'`]\.\/([\w.-]+\.js)["'`]/g);
    await Promise.all(Array.from(imports, ([, name]) => read(`/assets/${name}`)));
  };
  await Promise.all(urls.map(read));
  return [...texts.values()];
}
