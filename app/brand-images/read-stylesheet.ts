import { readFile } from "node:fs/promises";
import { join } from "node:path";

/** The stylesheet of a drawing, after the site's colours, which it names, and the lines of the mark. */
export async function readStylesheet(path: string): Promise<string> {
  const shared = ["../ui/colors.css", "mark.css"].map((name) => join(import.meta.dirname, name));
  const files = [...shared, path];
  return (await Promise.all(files.map((file) => readFile(file, "utf8")))).join("\n");
}
