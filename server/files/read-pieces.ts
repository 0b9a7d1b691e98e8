/**
 * The content of a stored file, piece by piece. `load` returns a piece in base64, empty after the last one. Throws when the pieces do not
 * make its size: half a file would look whole.
 */
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
