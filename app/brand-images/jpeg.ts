/** A picture's size in pixels, and the comment it carries. */
export interface JpegFacts {
  width: number;
  height: number;
  comment: string | undefined;
}

/** The same picture with a comment in it, after the first segment, which names the format. */
export function withComment(jpeg: Buffer, comment: string): Buffer {
  const text = Buffer.from(comment, "utf8");
  const head = Buffer.alloc(4);
  head.writeUInt16BE(commentMarker);
  head.writeUInt16BE(text.length + 2, 2);
  const at = 4 + jpeg.readUInt16BE(4);
  return Buffer.concat([jpeg.subarray(0, at), head, text, jpeg.subarray(at)]);
}

/** Reads the segments before the picture itself. Throws when there is none that tells the size. */
export function readJpeg(jpeg: Buffer): JpegFacts {
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

const commentMarker = 0xfffe;
