import type { pictureWords } from "./pictures/words.ts";

interface PictureProps {
  /** `story-rtl` is for right-to-left pages. */
  name: keyof typeof pictureWords | "story-ltr" | "story-rtl";
  /** How wide it is shown, as the browser's `sizes`. */
  sizes: string;
  /** Alternative text; empty where the text beside it says the same. */
  alt: string;
  className?: string | undefined;
}

/** A picture of ours (artwork/scripts/pictures.ts), in the width and format that suits the visitor; fetched when it comes near. */
export function Picture({ name, sizes, alt, className }: PictureProps) {
  return (
    <picture>
      <source type="image/avif" srcSet={srcSetOf(name, "avif")} sizes={sizes} />
      <img
        className={className}
        src={urlOf(name, 600, "webp")}
        srcSet={srcSetOf(name, "webp")}
        sizes={sizes}
        width={1200}
        height={800}
        alt={alt}
        loading="lazy"
      />
    </picture>
  );
}

function srcSetOf(name: string, format: string): string {
  return [600, 1200].map((width) => `${urlOf(name, width, format)} ${width}w`).join(", ");
}

function urlOf(name: string, width: number, format: string): string {
  const file = files.get(`${name}-${width}.${format}`);
  if (!file) throw new Error(`No picture ${name} as ${format}, ${width} pixels wide`);
  return file;
}

const urls = import.meta.glob<string>(
  ["./pictures/*.{avif,webp}", "../../firm/story/picture/*.{avif,webp}"],
  { eager: true, import: "default", query: "?url" },
);
const files = new Map(Object.entries(urls).map(([path, url]) => [path.replace(/.*\//, ""), url]));
