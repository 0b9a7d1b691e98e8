import { type ApiError, toApiError } from "../../../backend/api-error.ts";
import { databaseClient } from "../../../backend/database-client.ts";
import type { MailAttachment } from "../../../backend/inquiry-rows.ts";
import { saveFile } from "../../../ui/save-file.ts";

/** Saves what a stranger sent as a file: never under its own type, which a browser might open. Returns why not. Never rejects. */
export async function downloadAttachment({ id, name }: MailAttachment): Promise<ApiError | undefined> {
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  for (let piece = 1; ; piece++) {
    const { data, error, status } = await databaseClient().rpc("get_attachment", {
      attachment_id: id,
      piece,
    });
    if (error) return toApiError(error, status);
    if (data === "") break;
    pieces.push(Uint8Array.from(atob(data), (character) => character.charCodeAt(0)));
  }
  saveFile(name, new Blob(pieces, { type: "application/octet-stream" }));
  return undefined;
}
