import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import { type BackupHeader, endSchema, headerSchema, maxLineLength, tableOf } from "./format.ts";

/** The file is not a backup of ours, or was changed. */
export class BackupError extends Error {}

/** Reads all of `file` and throws a BackupError unless it is complete and unchanged. Returns its header. */
export async function verifyBackup(file: string): Promise<BackupHeader> {
  const lines = readVerified(file);
  const { value: header } = await lines.next();
  while (!(await lines.next()).done);
  return parseHeader(header);
}

/** The batches of rows of a backup, each as the text of its line. Throws a BackupError at its end when it is not complete and unchanged. */
export async function* loadBatches(file: string) {
  const lines = readVerified(file);
  await lines.next();
  for await (const line of lines) {
    const table = tableOf(line);
    if (table === undefined) throw new BackupError("The backup has a line that is not a batch of rows.");
    yield { table, line };
  }
}

/** The lines of a backup but the last one, which it is measured by. */
async function* readVerified(file: string): AsyncGenerator<string, undefined> {
  const hash = createHash("sha256");
  let last: Buffer | undefined;
  try {
    for await (const line of readLines(file)) {
      if (last) {
        hash.update(last);
        yield last.toString("utf8", 0, last.length - 1);
      }
      last = line;
    }
  } catch (error) {
    if (error instanceof Error && "code" in error && String(error.code).startsWith("Z_"))
      throw new BackupError("This file is damaged or is not a backup.", { cause: error });
    throw error;
  }
  const end = endSchema.safeParse(parseJson(last?.toString() ?? ""));
  if (end.data?.sha256 !== hash.digest("hex"))
    throw new BackupError("The backup is incomplete, or was changed after it was written.");
  return undefined;
}

/** The lines of a gzip file, with their ends. Throws a BackupError for one that is too long. */
async function* readLines(file: string): AsyncGenerator<Buffer> {
  let parts: Buffer[] = [];
  let length = 0;
  const chunks = createGunzip();
  // An error of either ends the other, and the loop.
  void pipeline(createReadStream(file), chunks).catch(() => {});
  for await (const chunk of chunks as AsyncIterable<Buffer>) {
    let start = 0;
    for (let end = chunk.indexOf(10); end >= 0; end = chunk.indexOf(10, start)) {
      yield Buffer.concat([...parts, chunk.subarray(start, end + 1)]);
      [parts, length, start] = [[], 0, end + 1];
    }
    parts.push(chunk.subarray(start));
    length += chunk.length - start;
    if (length > maxLineLength) throw new BackupError("The backup has a line that is too long.");
  }
  if (length > 0) throw new BackupError("The backup is incomplete.");
}

function parseHeader(line: string | undefined): BackupHeader {
  const { data } = headerSchema.safeParse(parseJson(line ?? ""));
  if (!data) throw new BackupError("This version cannot read the file as a backup.");
  return data;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
