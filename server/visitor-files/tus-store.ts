import type { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { DataStore, Upload } from "@tus/server";
import { FileRefusal } from "./file-refusal.ts";
import { maxFileBytes, type StoredFile, type StoredFiles } from "./stored-files.ts";

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** What the library for resumable uploads stores, for one request. */
export class TusStore extends DataStore {
  readonly #files: StoredFiles;
  /** The one that the request is about. */
  #found: StoredFile | undefined;
  override extensions = ["creation", "termination"];

  constructor(files: StoredFiles) {
    super();
    this.#files = files;
  }

  override async create(upload: Upload): Promise<Upload> {
    const { size = maxFileBytes + 1, metadata } = upload;
    const name = metadata?.["filename"] ?? "";
    upload.id = await this.#files.begin(name, size);
    this.#found = { id: upload.id, name, size, received: 0, is_finished: false };
    return upload;
  }

  override async getUpload(id: string): Promise<Upload> {
    if (!uuid.test(id)) throw new FileRefusal(404, "gone");
    const file = await this.#files.find(id);
    this.#found = file;
    // The answer to the last piece, or the process, was lost before.
    if (file.received === file.size && !file.is_finished) await this.#files.finish(file);
    return new Upload({ id, size: file.size, offset: file.received, metadata: { filename: file.name } });
  }

  override async write(stream: Readable, _id: string, offset: number): Promise<number> {
    const file = this.#found;
    if (!file) throw new FileRefusal(404, "gone");
    const bytes = await buffer(stream);
    if (bytes.length === 0) return offset;
    const received = await this.#files.add(file, offset, bytes);
    if (received === file.size) await this.#files.finish(file);
    return received;
  }

  override async remove(id: string): Promise<void> {
    if (!uuid.test(id)) throw new FileRefusal(404, "gone");
    await this.#files.remove(id);
  }
}
