import { readFile } from "node:fs/promises";
import { join } from "node:path";

/** A stylesheet of this folder, after the site's colours, which it names, and the lines of the mark. */
export async function readStylesheet(name: string): Promise<string> {
  const files = ["../../firm/colors.css", "mark.css", name].map((file) => join(import.meta.dirname, file));
  return (await Promise.all(files.map((file) => readFile(file, "utf8")))).join("\n");
}
