import type { IncomingMessage } from "node:http";
import { Busboy, type BusboyFileStream } from "@fastify/busboy";
import { FileRefusal } from "./file-refusal.ts";
import type { FormLimits } from "./form-limits.ts";
import { batchBytes, maxFileBytes, type StoredFile, type StoredFiles } from "./stored-files.ts";
import { watchBody } from "./watch-body.ts";

/**
 * Stores the one file of a form as it comes, no faster than the database takes it. `stored` rejects with a FileRefusal; `ended` resolves
 * once the rest of the form has come too: a browser reads no answer while it sends.
 */
export function receiveFile(
  request: IncomingMessage,
  files: StoredFiles,
  limits: Omit<FormLimits, "forms" | "formsPerNetwork">,
): { stored: Promise<void>; ended: Promise<void> } {
  const length = Number(request.headers["content-length"] ?? 0);
  if (length > limits.bytes) throw new FileRefusal(413, "file_too_large");
  const body = watchBody(request, limits);
  const form = openForm(request);
  const stored = Promise.withResolvers<void>();
  let part: BusboyFileStream | undefined;
  form
    .on("file", (_, stream, name) => {
      part = stream;
      storePart(stream, name ?? "", Math.min(length || maxFileBytes, maxFileBytes), files).then(
        stored.resolve,
        stored.reject,
      );
    })
    .on("finish", () => {
      if (!part) stored.reject(new FileRefusal(400, "empty"));
    })
    .on("error", () => fail());
  request.once("close", () => {
    if (!request.complete) fail();
  });
  body.count();
  request.pipe(form);
  const drop = () => {
    request.unpipe(form);
    request.resume();
  };
  return { stored: stored.promise.finally(drop), ended: body.ended };

  function fail() {
    const error = new FileRefusal(400, "unfinished");
    if (part) part.destroy(error);
    stored.reject(error);
  }
}

function openForm({ headers }: IncomingMessage) {
  try {
    return new Busboy({
      headers: { ...headers, "content-type": headers["content-type"] ?? "" },
      limits: {
        ...{ files: 1, fields: 1, parts: 2, fileSize: maxFileBytes + 1 },
        ...{ fieldNameSize: 100, fieldSize: 1_000, headerPairs: 20, headerSize: 8_192 },
      },
    });
  } catch {
    throw new FileRefusal(400, "unfinished");
  }
}

/** A form does not say how large its file is: it begins as one of `mostBytes`, unless all of it is there. */
async function storePart(part: BusboyFileStream, name: string, mostBytes: number, files: StoredFiles) {
  let file: StoredFile | undefined;
  let waiting: Buffer[] = [];
  let waitingBytes = 0;
  let stored = 0;

  async function begin(size: number): Promise<StoredFile> {
    const id = await files.begin(name, size);
    return { id, name, size, received: 0, is_finished: false };
  }

  async function store(into: StoredFile) {
    const bytes = Buffer.concat(waiting);
    const received = await files.add(into, stored, bytes);
    waiting = [bytes.subarray(received - stored)];
    waitingBytes = bytes.length - (received - stored);
    stored = received;
  }

  try {
    for await (const chunk of part as AsyncIterable<Buffer>) {
      waiting.push(chunk);
      waitingBytes += chunk.length;
      if (stored + waitingBytes > mostBytes) throw new FileRefusal(413, "file_too_large");
      if (waitingBytes < batchBytes) continue;
      file ??= await begin(mostBytes);
      await store(file);
    }
    const size = stored + waitingBytes;
    file ??= await begin(size);
    if (size < file.size) {
      await files.shrink(file.id, size);
      file.size = size;
    }
    if (waitingBytes > 0) await store(file);
    await files.finish(file);
  } catch (error) {
    // What is there of it nobody can go on with. Perhaps it is gone already.
    if (file) await files.remove(file.id).catch(() => {});
    throw error;
  }
}
