import { readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { pictureFolder } from "./write-picture.ts";

/** Writes down the size of every picture in the folder, and its dominant colour as a style: it stands until the picture does. */
export async function writeTable(): Promise<void> {
  const suffix = "-1200.webp";
  const files = (await readdir(pictureFolder)).filter((file) => file.endsWith(suffix)).toSorted();
  const pictures = await Promise.all(
    files.map(async (file) => {
      const picture = sharp(join(pictureFolder, file));
      const { width, height } = await picture.metadata();
      const colour = commonest(await picture.removeAlpha().raw().toBuffer());
      return { name: file.slice(0, -suffix.length), width, height, colour };
    }),
  );
  const sizes = pictures.map(
    ({ name, width, height }) => `  "${name}": { width: ${width}, height: ${height} },\n`,
  );
  const colours = pictures.map(
    ({ name, colour }) => `.picture-${name} {\n  background-color: ${colour};\n}\n`,
  );
  await writeFile(
    join(pictureFolder, "picture-sizes.ts"),
    `// Written by art/pictures.ts.\n\n/** Of every picture, in pixels. */\nexport const pictureSizes = {\n${sizes.join("")}} as const;\n`,
  );
  await writeFile(
    join(pictureFolder, "picture-colours.css"),
    `/* Written by art/pictures.ts: what stands in a picture's place until it has come. */\n${colours.join("")}`,
  );
}

/** The colour that most pixels have exactly, so that the paper round a subject is there from the start. */
function commonest(pixels: Buffer): string {
  const counts = new Map<number, number>();
  for (let at = 0; at + 2 < pixels.length; at += 3) {
    const colour = pixels.readUIntBE(at, 3);
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  const [[colour] = [0]] = [...counts].toSorted(([, a], [, b]) => b - a);
  return `#${colour.toString(16).padStart(6, "0")}`;
}
