export interface PictureHeader {
  mediaType: string;
  width: number;
  height: number;
}

/** What the first bytes of a file say of a PNG, JPEG, GIF or WebP picture; undefined for anything else, or when they do not tell. */
export function parsePictureHeader(bytes: Uint8Array<ArrayBuffer>): PictureHeader | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const textAt = (start: number, length: number) =>
    String.fromCharCode(...bytes.subarray(start, start + length));
  try {
    if (textAt(0, 16) === "\x89PNG\r\n\x1a\n\0\0\0\rIHDR")
      return { mediaType: "image/png", width: view.getUint32(16), height: view.getUint32(20) };
    if (/^GIF8[79]a$/.test(textAt(0, 6))) return { mediaType: "image/gif", ...parseGif(view) };
    if (textAt(0, 3) === "\xff\xd8\xff") return { mediaType: "image/jpeg", ...parseJpeg(view) };
    if (textAt(0, 4) === "RIFF" && textAt(8, 4) === "WEBP")
      return { mediaType: "image/webp", ...parseWebp(view, textAt(12, 4)) };
    return undefined;
  } catch (error) {
    // It ends too early.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** Browsers widen the picture to its first frame. */
function parseGif(view: DataView) {
  const hasColors = (view.getUint8(10) & 0x80) !== 0;
  let offset = 13 + (hasColors ? 3 * 2 ** ((view.getUint8(10) & 7) + 1) : 0);
  while (view.getUint8(offset) === 0x21) {
    offset += 2;
    while (view.getUint8(offset) !== 0) offset += view.getUint8(offset) + 1;
    offset += 1;
  }
  const sizeAt = (screen: number, start: number) =>
    Math.max(
      view.getUint16(screen, true),
      view.getUint16(offset + start, true) + view.getUint16(offset + start + 4, true),
    );
  return { width: sizeAt(6, 1), height: sizeAt(8, 3) };
}

function parseJpeg(view: DataView) {
  let offset = 2;
  for (;;) {
    const marker = view.getUint8(offset + 1);
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { width: view.getUint16(offset + 7), height: view.getUint16(offset + 5) };
    // The picture itself begins, or something else than a marker stands here.
    if (view.getUint8(offset) !== 0xff || marker === 0xda) throw new RangeError("A picture without a size");
    offset += marker === 0xff ? 1 : 2 + view.getUint16(offset + 2);
  }
}

function parseWebp(view: DataView, kind: string) {
  if (kind === "VP8 ")
    return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
  if (kind === "VP8L") {
    const bits = view.getUint32(21, true);
    return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 };
  }
  if (kind !== "VP8X") throw new RangeError("A picture of an unknown kind");
  const sizeAt = (offset: number) => view.getUint16(offset, true) + view.getUint8(offset + 2) * 0x1_00_00 + 1;
  return { width: sizeAt(24), height: sizeAt(27) };
}
