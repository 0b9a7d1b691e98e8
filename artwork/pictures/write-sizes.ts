import { readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { pictureFolder } from "./write-picture.ts";

/** Writes picture-sizes.ts, with the size of every picture in the folder. */
export async function writeSizes(): Promise<void> {
  const suffix = "-1200.webp";
  const files = (await readdir(pictureFolder)).filter((file) => file.endsWith(suffix)).toSorted();
  const sizes = await Promise.all(
    files.map(async (file) => {
      const { width, height } = await sharp(join(pictureFolder, file)).metadata();
      return `  "${file.slice(0, -suffix.length)}": { width: ${width}, height: ${height} },\n`;
    }),
  );
  await writeFile(
    join(pictureFolder, "picture-sizes.ts"),
    `// Written by artwork/scripts/pictures.ts.\n\n/** Of every picture, in pixels. */\nexport const pictureSizes = {\n${sizes.join("")}} as const;\n`,
  );
}
