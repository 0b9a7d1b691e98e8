import { readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { pictureFolder } from "./write-picture.ts";

/** Writes down size and dominant colour of every picture that lies in the folder; the colour stands until the picture does. */
export async function writeTable(): Promise<void> {
  const suffix = "-1200.webp";
  const names = (await readdir(pictureFolder)).filter((file) => file.endsWith(suffix)).toSorted();
  const rows = await Promise.all(
    names.map(async (file) => {
      const picture = sharp(join(pictureFolder, file));
      const { width, height } = await picture.metadata();
      const { r, g, b } = (await picture.stats()).dominant;
      const colour = `#${[r, g, b].map((part) => part.toString(16).padStart(2, "0")).join("")}`;
      return `  "${file.slice(0, -suffix.length)}": { width: ${width}, height: ${height}, colour: "${colour}" },\n`;
    }),
  );
  const table = `// Written by art/pictures.ts.\n\n/** Size of every picture in pixels, and the colour that stands in its place until it has come. */\nexport const pictureFacts = {\n${rows.join("")}} as const;\n`;
  await writeFile(join(pictureFolder, "picture-facts.ts"), table);
}
