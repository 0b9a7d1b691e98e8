import { readFile } from "node:fs/promises";
import { join } from "node:path";

/** The stylesheet of a drawing, after the site's colours, which it names. */
export async function readStylesheet(name: string): Promise<string> {
  const files = [join(import.meta.dirname, "../app/ui/colors.css"), join(import.meta.dirname, name)];
  return (await Promise.all(files.map((file) => readFile(file, "utf8")))).join("\n");
}
