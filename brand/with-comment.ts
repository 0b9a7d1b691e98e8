const commentMarker = 0xfffe;

/** The same JPEG picture with a comment in it, after the first segment, which names the format. */
export function withComment(jpeg: Buffer, comment: string): Buffer {
  const text = Buffer.from(comment, "utf8");
  const head = Buffer.alloc(4);
  head.writeUInt16BE(commentMarker);
  head.writeUInt16BE(text.length + 2, 2);
  const at = 4 + jpeg.readUInt16BE(4);
  return Buffer.concat([jpeg.subarray(0, at), head, text, jpeg.subarray(at)]);
}
