import { join } from "node:path";
import sharp from "sharp";

/** The board over its tray, when the last part has landed. */
export const posterFrame = { shot: 5, index: 76 } as const;
export const posterSamples = 64;

export async function writePoster(folder: string, frame: Buffer): Promise<void> {
  const { size } = await sharp(frame)
    .removeAlpha()
    .webp({ quality: 84, effort: 6 })
    .toFile(join(folder, "poster.webp"));
  console.log(`poster: ${Math.round(size / 1024)} KB`);
}
