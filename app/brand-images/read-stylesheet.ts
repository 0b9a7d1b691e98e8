import { readFile } from "node:fs/promises";
import { join } from "node:path";

/** The stylesheet of a drawing, after the site's colours, which it names. */
export async function readStylesheet(path: string): Promise<string> {
  const files = [join(import.meta.dirname, "../ui/colors.css"), path];
  return (await Promise.all(files.map((file) => readFile(file, "utf8")))).join("\n");
}
