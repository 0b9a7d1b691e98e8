/** The body of a request, or its beginning when it has more than `maxBytes`, whatever Content-Length says. */
export async function readBody(
  request: Request,
  maxBytes: number,
): Promise<{ bytes: Uint8Array<ArrayBuffer>; isComplete: boolean }> {
  const bytes = new Uint8Array(maxBytes);
  let size = 0;
  for await (const chunk of request.body ?? []) {
    const taken = chunk.subarray(0, maxBytes - size);
    bytes.set(taken, size);
    size += taken.length;
    if (taken.length < chunk.length) return { bytes, isComplete: false };
  }
  return { bytes: bytes.subarray(0, size), isComplete: true };
}
