import { type ApiError, toApiError } from "../../../backend/api-error.ts";
import { databaseClient } from "../../../backend/database-client.ts";

const pieceBytes = 256 * 1024;
const maxInteger = 2 ** 31 - 1;

/** The way of a file into a draft, piece by piece. After a failure it can go on where it was. */
export class Upload {
  readonly #inquiryId: string;
  readonly #file: File;
  #pieces = 0;
  #isStopped = false;
  /** Once the server knows of it. */
  id: string | undefined;

  constructor(inquiryId: string, file: File) {
    this.#inquiryId = inquiryId;
    this.#file = file;
  }

  /** Returns why it came no further. Never rejects. */
  async run(onProgress: (bytes: number) => void): Promise<ApiError | undefined> {
    const error = await this.#send(onProgress).catch(toApiError);
    if (this.#isStopped && this.id !== undefined) await removeDraftFile(this.id);
    return error;
  }

  async #send(onProgress: (bytes: number) => void): Promise<ApiError | undefined> {
    const { name, size } = this.#file;
    if (this.id === undefined && !this.#isStopped) {
      const file = { inquiry_id: this.#inquiryId, name, size: Math.min(size, maxInteger) };
      const { data, error, status } = await databaseClient().rpc("add_draft_file", file);
      if (error) return toApiError(error, status);
      this.id = data;
    }
    while (this.id !== undefined && !this.#isStopped && this.#pieces * pieceBytes < size) {
      const start = this.#pieces * pieceBytes;
      const content = await toBase64(this.#file.slice(start, start + pieceBytes));
      const piece = { file_id: this.id, piece: this.#pieces + 1, content };
      const { error, status } = await databaseClient().rpc("add_draft_file_piece", piece);
      if (error) return toApiError(error, status);
      this.#pieces += 1;
      onProgress(start + pieceBytes);
    }
    return undefined;
  }

  /** Ends it: nothing of it stays. */
  stop() {
    this.#isStopped = true;
    if (this.id !== undefined) void removeDraftFile(this.id);
  }
}

/** One that is gone already is no failure, and one that stays is shown again when the page is opened anew. */
export async function removeDraftFile(id: string): Promise<void> {
  await databaseClient().rpc("remove_draft_file", { file_id: id });
}

function toBase64(bytes: Blob): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const reader = new FileReader();
  reader.onload = () => resolve(String(reader.result).split(",")[1] ?? "");
  reader.onerror = () => reject(reader.error ?? new Error("The file cannot be read"));
  reader.readAsDataURL(bytes);
  return promise;
}
