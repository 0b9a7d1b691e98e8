import { join } from "node:path";
import sharp from "sharp";

const root = join(import.meta.dirname, "../..");

/** In pixels. */
const pictureWidths = [600, 1200] as const;

/** Writes a picture in every width, as AVIF and as WebP for browsers without it; what tells the firm's story to the firm's folder. */
export async function writePicture(name: string, picture: Buffer): Promise<void> {
  const folder = name.startsWith("story-") ? "firm/story/picture" : "app/site/pictures";
  for (const width of pictureWidths) {
    const sized = sharp(picture).resize({ width, kernel: "lanczos3" });
    const file = join(root, folder, `${name}-${width}`);
    const avif = await sized.clone().avif({ quality: 58, effort: 6 }).toFile(`${file}.avif`);
    const webp = await sized.clone().webp({ quality: 82, effort: 6 }).toFile(`${file}.webp`);
    console.log(`${name}-${width}: AVIF ${kilobytes(avif.size)}, WebP ${kilobytes(webp.size)}`);
  }
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1024).toFixed(1)} KB`;
}
