/** The body of a request, or its beginning when it has more than `maxBytes`, whatever Content-Length says. */
export async function readBody(
  request: Request,
  maxBytes: number,
): Promise<{ bytes: Uint8Array<ArrayBuffer>; isComplete: boolean }> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  let isComplete = true;
  for await (const chunk of request.body ?? []) {
    const taken = chunk.subarray(0, maxBytes - size);
    chunks.push(taken);
    size += taken.length;
    isComplete = taken.length === chunk.length;
    if (!isComplete) break;
  }
  return { bytes: await new Blob(chunks).bytes(), isComplete };
}
