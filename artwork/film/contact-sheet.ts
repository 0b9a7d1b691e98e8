import { mkdir } from "node:fs/promises";
import { dirname } from "node:path";
import sharp from "sharp";

const columns = 4;

/** Writes a picture with all frames beside each other. */
export async function writeContactSheet(file: string, frames: readonly Buffer[]): Promise<void> {
  const [first] = frames;
  if (!first) return;
  const { width, height } = await sharp(first).metadata();
  const rows = Math.ceil(frames.length / columns);
  await mkdir(dirname(file), { recursive: true });
  await sharp({
    create: {
      width: (width + 4) * Math.min(columns, frames.length),
      height: (height + 4) * rows,
      channels: 3,
      background: "#888",
    },
  })
    .composite(
      frames.map((input, i) => ({
        input,
        left: (i % columns) * (width + 4),
        top: Math.floor(i / columns) * (height + 4),
      })),
    )
    .png()
    .toFile(file);
}
