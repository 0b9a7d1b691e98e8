import { databaseClient } from "../../../backend/database-client.ts";
import { parsePictureHeader } from "./picture-header.ts";

/** Pixels of each side. */
const side = 120;
const maxPixels = 40_000_000;
const maxRatio = 20;

/** Decoded, a picture takes 160 MB: one after the other. */
let last: Promise<unknown> = Promise.resolve();

/** Draws the middle of a picture small. Its own bytes are put nowhere else. False when it is none, or cannot be had. Never rejects. */
export function drawPicture(canvas: HTMLCanvasElement, id: string, signal: AbortSignal): Promise<boolean> {
  const drawn = last.then(() => draw(canvas, id, signal)).catch(() => false);
  last = drawn;
  return drawn;
}

async function draw(canvas: HTMLCanvasElement, id: string, signal: AbortSignal): Promise<boolean> {
  const first = await fetchPiece(id, 1, signal);
  const header = first && parsePictureHeader(first);
  if (!header) return false;
  const { mediaType, width, height } = header;
  const shorter = Math.min(width, height);
  if (shorter === 0 || width * height > maxPixels || Math.max(width, height) > maxRatio * shorter)
    return false;
  const pieces = [first];
  for (let piece = 2; ; piece++) {
    const next = await fetchPiece(id, piece, signal);
    if (!next) return false;
    if (next.length === 0) break;
    pieces.push(next);
  }
  const size = width < height ? { resizeWidth: side } : { resizeHeight: side };
  const bitmap = await createImageBitmap(new Blob(pieces, { type: mediaType }), {
    ...size,
    resizeQuality: "high",
  });
  canvas.width = side;
  canvas.height = side;
  const cut = Math.min(bitmap.width, bitmap.height);
  const [x, y] = [(bitmap.width - cut) / 2, (bitmap.height - cut) / 2];
  canvas.getContext("2d")?.drawImage(bitmap, x, y, cut, cut, 0, 0, side, side);
  bitmap.close();
  return true;
}

/** Empty after the last one; undefined when it cannot be had. */
async function fetchPiece(id: string, piece: number, signal: AbortSignal) {
  const { data } = await databaseClient()
    .rpc("get_picture", { attachment_id: id, piece })
    .abortSignal(signal);
  return data === null ? undefined : Uint8Array.from(atob(data), (character) => character.charCodeAt(0));
}
