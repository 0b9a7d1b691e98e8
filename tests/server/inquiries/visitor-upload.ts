import { type PreviousUpload, Upload, type UploadOptions, type UrlStorage } from "tus-js-client";

/** The official client, as the page uses it, without waiting to try again. */
export function createUpload(
  pageUrl: string,
  name: string,
  content: Buffer,
  options: Partial<UploadOptions> = {},
): { upload: Upload; done: Promise<void> } {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const upload = new Upload(content, {
    endpoint: `${pageUrl}/files`,
    chunkSize: 1024 * 1024,
    metadata: { filename: name },
    retryDelays: null,
    onSuccess: () => resolve(),
    onError: reject,
    ...options,
  });
  return { upload, done: promise };
}

/** Uploads all of a file. Resolves with its address, or rejects with a DetailedError. */
export async function uploadFile(
  pageUrl: string,
  name: string,
  content: Buffer,
  options?: Partial<UploadOptions>,
): Promise<string> {
  const { upload, done } = createUpload(pageUrl, name, content, options);
  upload.start();
  await done;
  return upload.url ?? "";
}

/** The same, of which nothing may come: the status and the code of the refusal. */
export async function refusedUpload(
  pageUrl: string,
  name: string,
  content: Buffer,
  options?: Partial<UploadOptions>,
): Promise<[number, unknown]> {
  const error: unknown = await uploadFile(pageUrl, name, content, options).catch((reason: unknown) => reason);
  if (!(error instanceof Error) || !("originalResponse" in error)) throw new Error("It was not refused");
  const response = error.originalResponse as { getStatus(): number; getBody(): string };
  return [response.getStatus(), JSON.parse(response.getBody())];
}

/** Uploads and cuts the connection after each piece, each time as a page that was opened anew. Returns how often. */
export async function uploadInCuts(pageUrl: string, name: string, content: Buffer): Promise<number> {
  const urlStorage = new KnownUploads();
  const fingerprint = async () => name;
  for (let cuts = 0; ; cuts++) {
    const cut = Promise.withResolvers<"cut">();
    const { upload, done } = createUpload(pageUrl, name, content, {
      urlStorage,
      fingerprint,
      onChunkComplete: (_, accepted) => {
        if (accepted < content.length) void upload.abort().then(() => cut.resolve("cut"));
      },
    });
    const [previous] = await upload.findPreviousUploads();
    if (previous) upload.resumeFromPreviousUpload(previous);
    upload.start();
    if ((await Promise.race([done, cut.promise])) !== "cut") return cuts;
  }
}

/** What a browser remembers of uploads. */
class KnownUploads implements UrlStorage {
  readonly #uploads = new Map<string, PreviousUpload>();

  async findAllUploads() {
    return [...this.#uploads.values()];
  }

  async findUploadsByFingerprint(fingerprint: string) {
    return [...this.#uploads].flatMap(([key, upload]) => (key === fingerprint ? [upload] : []));
  }

  async addUpload(fingerprint: string, upload: PreviousUpload) {
    this.#uploads.set(fingerprint, upload);
    return fingerprint;
  }

  async removeUpload(urlStorageKey: string) {
    this.#uploads.delete(urlStorageKey);
  }
}
