/**
 * The body of a request, or its beginning when it has more than `maxBytes`, whatever Content-Length says. It is read to its end: a
 * browser reads no answer while it sends.
 */
export async function readBody(
  request: Request,
  maxBytes: number,
): Promise<{ bytes: Uint8Array<ArrayBuffer>; isComplete: boolean }> {
  // Kept as they come, chunks of one byte would take hundreds each.
  const buffer = new ArrayBuffer(0, { maxByteLength: maxBytes });
  const bytes = new Uint8Array(buffer);
  let isComplete = true;
  for await (const chunk of request.body ?? []) {
    const taken = chunk.subarray(0, maxBytes - bytes.length);
    const size = bytes.length;
    buffer.resize(size + taken.length);
    bytes.set(taken, size);
    isComplete &&= taken.length === chunk.length;
  }
  return { bytes: bytes.slice(), isComplete };
}
