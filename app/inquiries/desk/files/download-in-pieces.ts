import { type ApiError, toApiError } from "../../../backend/api-error.ts";
import { databaseClient } from "../../../backend/database-client.ts";
import { saveFile } from "../../../ui/save-file.ts";

interface NamedFile {
  id: string;
  name: string;
}

/** Saves what was attached to a mail. Returns why not. Never rejects. */
export function downloadAttachment({ id, name }: NamedFile): Promise<ApiError | undefined> {
  return downloadInPieces(name, (piece) =>
    databaseClient().rpc("get_attachment", { attachment_id: id, piece }),
  );
}

/** Saves what a stranger sent as a file: never under its own type, which a browser might open. */
async function downloadInPieces(
  name: string,
  fetchPiece: (
    piece: number,
  ) => PromiseLike<{ data: string | null; error: PieceError | null; status: number }>,
): Promise<ApiError | undefined> {
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  for (let piece = 1; ; piece++) {
    const { data, error, status } = await fetchPiece(piece);
    if (error) return toApiError(error, status);
    if (!data) break;
    pieces.push(Uint8Array.from(atob(data), (character) => character.charCodeAt(0)));
  }
  saveFile(name, new Blob(pieces, { type: "application/octet-stream" }));
  return undefined;
}

type PieceError = Parameters<typeof toApiError>[0];
