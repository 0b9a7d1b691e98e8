import { useEffect, useRef, useState } from "react";
import type { MailAttachment } from "../../../backend/inquiry-rows.ts";
import { FileType } from "./file-tile.tsx";
import styles from "./file-tile.module.css";
import { linkFile } from "./transfer.ts";

/** A picture in the place of its type, once it is on the screen. */
export function SmallPicture({ id, name }: Pick<MailAttachment, "id" | "name">) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => {
    const element = canvas.current;
    if (!element) return;
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      void drawInTurn(element, id).then(setDrawn);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [id]);
  return (
    <span className={styles.picture}>
      {!isDrawn && <FileType name={name} />}
      <canvas ref={canvas} aria-hidden="true" />
    </span>
  );
}

/** Pixels of each side. */
const side = 120;
const maxPixels = 40_000_000;

/** Decoded, a picture takes 160 MB: one after the other. */
let last: Promise<unknown> = Promise.resolve();

function drawInTurn(canvas: HTMLCanvasElement, id: string): Promise<boolean> {
  const drawn = last.then(() => draw(canvas, id)).catch(() => false);
  last = drawn;
  return drawn;
}

/** Draws the middle of a picture, unless it is too large or cannot be had. */
async function draw(canvas: HTMLCanvasElement, id: string): Promise<boolean> {
  const { data: url } = await linkFile(id, true);
  if (!url || !canvas.isConnected) return false;
  // Outside of a page a browser reads how large a picture is, and decodes nothing yet.
  const { promise: loaded, resolve, reject } = Promise.withResolvers<unknown>();
  const image = new Image();
  image.onload = resolve;
  image.onerror = reject;
  image.src = url;
  await loaded;
  const { naturalWidth: width, naturalHeight: height } = image;
  if (width * height > maxPixels) return false;
  const cut = Math.min(width, height);
  const middle = await createImageBitmap(image, (width - cut) / 2, (height - cut) / 2, cut, cut, {
    resizeWidth: side,
    resizeHeight: side,
    resizeQuality: "high",
  });
  canvas.width = side;
  canvas.height = side;
  canvas.getContext("2d")?.drawImage(middle, 0, 0);
  middle.close();
  return true;
}
