import { createHash, randomUUID } from "node:crypto";
import { type FileHandle, open, unlink } from "node:fs/promises";
import type { IncomingMessage } from "node:http";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { Busboy, type BusboyFileStream } from "@fastify/busboy";
import { maxFilesBytes, type VisitorProblem } from "../../app/inquiries/visitor/visitor-inquiry.ts";
import type { ReceivedFile } from "../files/store-message.ts";
import { describeError } from "../log/describe-error.ts";
import { log } from "../log/log.ts";
import { cleanFileName } from "../mailbox/attachments.ts";

/** A file of a form, in a file of its own on the disk. */
export interface FormFile extends ReceivedFile {
  /** The SHA-256 of its content. */
  digest: string;
}

export interface ReceivedForm {
  /** Texts by name. */
  typed: Record<string, string>;
  files: FormFile[];
  /** The first problem, and its file. No file is kept then. */
  problem?: VisitorProblem;
  problemFile?: string;
  /** To be called when the files are no longer needed. */
  close(): Promise<void>;
}

const maxFiles = 20;
/** Bytes that are read of a form that is refused. */
const maxReadBytes = 8 * maxFilesBytes;
const maxTextBytes = 200_000;

/**
 * Reads a form with files to its end, since a browser reads no answer while it sends. Files go to `folder`, in files without a name,
 * which the system deletes even if this process dies. With `refused` they are dropped as they come. Never rejects.
 */
export async function receiveForm(
  request: IncomingMessage,
  folder: string,
  refused?: VisitorProblem,
): Promise<ReceivedForm> {
  const form: ReceivedForm = { typed: {}, files: [], close };
  const handles: FileHandle[] = [];
  const parts: BusboyFileStream[] = [];
  /** In the order of the form. None rejects: nobody waits for them until the form has ended. */
  const taken: Promise<FormFile | undefined>[] = [];
  let fileBytes = 0;
  if (refused) form.problem = refused;
  let readBytes = 0;
  request.on("data", (chunk: Buffer) => {
    readBytes += chunk.length;
    if (readBytes > maxReadBytes) request.destroy();
  });
  try {
    const parser = openParser(request)
      .on("field", (name, value, _isNameCut, isCut) => {
        form.typed[name] = value;
        if (isCut) reject("too_long");
      })
      .on("file", (_field, part, name) => {
        parts.push(part);
        taken.push(take(part, name ?? "").catch(fail));
      })
      .on("filesLimit", () => reject("too_many_files"));
    await pipeline(request, parser);
  } catch (error) {
    for (const part of parts) part.destroy();
    fail(error);
  }
  form.files = (await Promise.all(taken)).filter((file) => file !== undefined);
  if (form.problem) await close();
  return form;

  function fail(error: unknown): undefined {
    // A sender who leaves is no failure of ours.
    if (!form.problem && !request.readableAborted) log("visitor_form_failed", describeError(error));
    reject("server");
  }

  function reject(problem: VisitorProblem, file?: string) {
    if (form.problem) return;
    form.problem = problem;
    if (file) form.problemFile = file;
  }

  async function take(part: BusboyFileStream, typedName: string): Promise<FormFile | undefined> {
    const name = cleanFileName(typedName, "application/octet-stream");
    const hash = createHash("sha256");
    let handle: FileHandle | undefined;
    let start: Uint8Array = new Uint8Array();
    let size = 0;
    for await (const chunk of part as AsyncIterable<Buffer>) {
      fileBytes += chunk.length;
      if (fileBytes > maxFilesBytes) reject("too_large");
      // The form is read to its end whatever happens: a part that nobody reads holds up all that follows.
      if (form.problem) continue;
      if (size < judgedBytes) start = Buffer.concat([start, chunk]).subarray(0, judgedBytes);
      try {
        handle ??= await openNameless(folder);
        if (size === 0) handles.push(handle);
        await handle.write(chunk);
      } catch (error) {
        fail(error);
      }
      hash.update(chunk);
      size += chunk.length;
    }
    // A browser sends a field without a file so.
    if (form.problem || (typedName === "" && size === 0)) return undefined;
    const problem = judgeFile(name, start, size);
    if (problem) {
      reject(problem, name);
      return undefined;
    }
    const content = handle ? readWhole(handle) : [];
    return { name, mediaType: "application/octet-stream", size, content, digest: hash.digest("hex") };
  }

  async function close() {
    await Promise.all(handles.splice(0).map((handle) => handle.close()));
  }
}

function openParser({ headers }: IncomingMessage) {
  return new Busboy({
    headers: { ...headers, "content-type": headers["content-type"] ?? "" },
    limits: {
      ...{ files: maxFiles, fields: 10, parts: maxFiles + 10, fileSize: maxFilesBytes + 1 },
      ...{ fieldNameSize: 100, fieldSize: maxTextBytes, headerPairs: 20, headerSize: 8_192 },
    },
  });
}

async function openNameless(folder: string): Promise<FileHandle> {
  const path = join(folder, `upload-${randomUUID()}`);
  const handle = await open(path, "wx+", 0o600);
  await unlink(path);
  return handle;
}

async function* readWhole(handle: FileHandle): AsyncGenerator<Uint8Array> {
  yield* handle.createReadStream({ start: 0, autoClose: false });
}

/** Bytes of its beginning that are looked at. */
const judgedBytes = 64;

/** Endings of files that Windows starts when somebody opens them. */
const programEndings =
  /\.(?:exe|com|scr|pif|cpl|ms[ipucx]|msix(?:bundle)?|bat|cmd|ps1|vbs?|vbe|jse?|ws[cfh]?|sct|hta|chm|lnk|url|scf|sh[bs]|xll|reg|jar|appx?(?:bundle)?|appinstaller|application|appref-ms|library-ms|settingcontent-ms)$/i;

/** Whether a file would harm whoever opens it. All else is taken: engineers send what their programs write, and get downloads. */
function judgeFile(name: string, start: Uint8Array, size: number): "program" | "empty_file" | undefined {
  if (size === 0) return "empty_file";
  const isProgram = startsWith(start, "MZ") && start.includes(0);
  // The names that Windows gives shortcuts hide their ending.
  const isShortcut = startsWith(start, "L\0\0\0\x01\x14\x02\0");
  return isProgram || isShortcut || programEndings.test(name) ? "program" : undefined;
}

function startsWith(bytes: Uint8Array, text: string): boolean {
  return Buffer.from(bytes.subarray(0, text.length)).toString("latin1") === text;
}
