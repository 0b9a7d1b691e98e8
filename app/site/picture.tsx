import { pictureSizes } from "./pictures/picture-sizes.ts";

export type PictureName = keyof typeof pictureSizes;

interface PictureProps {
  name: PictureName;
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
        {...pictureSizes[name]}
        alt={alt}
        loading="lazy"
      />
    </picture>
  );
}

function srcSetOf(name: PictureName, format: string): string {
  return [600, 1200].map((width) => `${urlOf(name, width, format)} ${width}w`).join(", ");
}

function urlOf(name: PictureName, width: number, format: string): string {
  const file = files[`./pictures/${name}-${width}.${format}`];
  if (!file) throw new Error(`No picture ${name} as ${format}, ${width} pixels wide`);
  return file;
}

const files = import.meta.glob<string>("./pictures/*.{avif,webp}", {
  eager: true,
  import: "default",
  query: "?url",
});
