import { join } from "node:path";
import sharp from "sharp";

export const pictureFolder = join(import.meta.dirname, "../../app/site/pictures");

/** In pixels. */
export const pictureWidths = [600, 1200] as const;

/** Writes a picture in every width, as AVIF and as WebP for browsers without it. */
export async function writePicture(name: string, picture: Buffer): Promise<void> {
  for (const width of pictureWidths) {
    const sized = sharp(picture).resize({ width, kernel: "lanczos3" });
    const file = join(pictureFolder, `${name}-${width}`);
    const avif = await sized.clone().avif({ quality: 58, effort: 6 }).toFile(`${file}.avif`);
    const webp = await sized.clone().webp({ quality: 82, effort: 6 }).toFile(`${file}.webp`);
    console.log(`${name}-${width}: AVIF ${kilobytes(avif.size)}, WebP ${kilobytes(webp.size)}`);
  }
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1024).toFixed(1)} KB`;
}
