/** A picture's size in pixels, and the comment it carries. */
export interface JpegFacts {
  width: number;
  height: number;
  comment: string | undefined;
}

const commentMarker = 0xfffe;

/** Reads the segments before the picture itself. Throws when there is none that tells the size. */
export function parseJpeg(jpeg: Buffer): JpegFacts {
  let comment: string | undefined;
  for (let at = 2; at + 9 <= jpeg.length; at += 2 + jpeg.readUInt16BE(at + 2)) {
    const marker = jpeg.readUInt16BE(at);
    if (marker === commentMarker) comment = jpeg.toString("utf8", at + 4, at + 2 + jpeg.readUInt16BE(at + 2));
    if (marker >= 0xffc0 && marker <= 0xffc2) {
      return { height: jpeg.readUInt16BE(at + 5), width: jpeg.readUInt16BE(at + 7), comment };
    }
  }
  throw new Error("Not a JPEG picture");
}
