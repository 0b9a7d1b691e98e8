/** A stored file, piece by piece, as `load` returns them in base64. Throws when they do not make its size: half a file looks whole. */
export async function* readPieces(
  load: (piece: number) => Promise<unknown>,
  size: number,
): AsyncGenerator<Uint8Array> {
  let length = 0;
  for (let piece = 1; length < size; piece++) {
    const bytes = Buffer.from(String((await load(piece)) ?? ""), "base64");
    if (bytes.length === 0) throw new Error("A stored file is not whole");
    length += bytes.length;
    yield bytes;
  }
}
