/* oxlint-disable no-control-regex -- Bytes are compared as characters. */
import { fileTypeFromBuffer } from "file-type";
import { formatOfName } from "../../app/inquiries/visitor/file-types.ts";

/** Bytes of a file that are looked at. */
export const checkedBytes = 4096;

/** What is wrong with a file; `content` says in one word what it holds instead. */
export type FileTypeProblem = { problem: "unknown_type" } | { problem: "other_content"; content: string };

/** Whether a file of this name may be added at all. */
export function isTakenName(name: string): boolean {
  return formatOfName(name) !== undefined;
}

/** Compares the first bytes of a file with its name. Undefined when they fit. Nothing is unpacked. */
export async function checkFileType(name: string, start: Uint8Array): Promise<FileTypeProblem | undefined> {
  const format = formatOfName(name);
  if (!format) return { problem: "unknown_type" };
  const bytes = Buffer.from(start.subarray(0, checkedBytes));
  const beginning = bytes
    .toString("latin1")
    .replace(/^\xef\xbb\xbf/, "")
    .trimStart();
  if (program.test(beginning)) return { problem: "other_content", content: "program" };
  if (format.begins?.test(beginning)) return undefined;
  const detected = await detect(bytes);
  if (detected !== undefined && format.detected?.includes(detected)) return undefined;
  const text = readText(bytes);
  const content = detected ?? (text === undefined ? "binary" : describeText(text));
  const fits = { text: format.isText, binary: format.isUnpublished }[content];
  return fits ? undefined : { problem: "other_content", content };
}

/** Of Windows, Linux and macOS, of Java and Android, a script, and a shortcut. */
const program =
  /^(?:MZ|\x7fELF|[\xce\xcf]\xfa\xed\xfe|\xfe\xed\xfa[\xce\xcf]|\xca\xfe\xba[\xbe\xbf]|dex\n|#!|L\0\0\0\x01\x14\x02\0)/;

async function detect(bytes: Uint8Array): Promise<string | undefined> {
  try {
    return (await fileTypeFromBuffer(bytes))?.ext;
  } catch {
    // Of what goes on after these bytes, it cannot always tell.
    return undefined;
  }
}

/** The text of the bytes, which may end within a character; undefined when they are none. */
function readText(bytes: Buffer): string | undefined {
  const encoding = bytes[0] === 0xff && bytes[1] === 0xfe ? "utf-16le" : "utf-8";
  const text = new TextDecoder(encoding).decode(bytes);
  return /[\0-\x08\x0e-\x1a\x1c-\x1f]/.test(text) ? undefined : text;
}

/** A browser that is left to guess runs what begins like this. */
function describeText(text: string): "html" | "text" {
  return text.trimStart().startsWith("<") ? "html" : "text";
}
