import { decodeWords as decodeEncodedWords } from "postal-mime";
import { decodeBytes } from "./decode-text.ts";

/** Values by the field's name in small letters, unfolded, in the order they came. */
export type HeaderFields = ReadonlyMap<string, readonly string[]>;

/** More than any mail server adds up to. */
export const maxHeaderBytes = 128 * 1024;

/** Ten times as many as an honest mail has. */
const maxFields = 500;

/** Of a longer field no more is read: a list of fifty recipients is shorter. */
const maxFieldBytes = 16 * 1024;

const fieldName = /^([!-9;-~]{1,100})[ \t]*:/;

/** An empty line; or a blank one, unless a field follows it. */
const headerEnd = /(?:^|\n)(?:\r?\n|[ \t]+\r?\n(?![!-9;-~]{1,100}[ \t]*:))/;

/**
 * The fields of a header, and where the body below it begins: at the first line that is no field in a part of a mail; in the mail's own
 * header, where `isLenient`, only when there is no empty line.
 */
export function readHeader(
  source: Uint8Array,
  isLenient = true,
): { fields: HeaderFields; bodyStart: number } {
  // One character for each byte, so that places agree.
  const text = Buffer.from(source.subarray(0, maxHeaderBytes)).toString("latin1");
  const end = headerEnd.exec(text);
  const lines = text.slice(0, end ? end.index + 1 : undefined).split(/(?<=\n)/);
  const fields = new Map<string, string[]>();
  let current: string[] = [];
  let count = 0;
  let read = 0;
  let oddLine: number | undefined;
  for (const line of lines) {
    const name = fieldName.exec(line)?.[1]?.toLowerCase();
    if (name !== undefined && ++count <= maxFields) {
      current = fields.get(name) ?? [];
      fields.set(name, current);
      current.push(line.slice(line.indexOf(":") + 1));
    } else if (name === undefined && /^[ \t]/.test(line)) current.push(`${current.pop() ?? ""}${line}`);
    else if (name === undefined) oddLine ??= read;
    if (oddLine !== undefined && !isLenient) break;
    read += line.length;
  }
  const belowEmptyLine = end && end.index + end[0].length;
  const bodyStart = (isLenient ? undefined : oddLine) ?? belowEmptyLine ?? oddLine ?? endOfLongHeader(source);
  return { fields: new Map([...fields].map(([name, values]) => [name, values.map(toValue)])), bodyStart };
}

/** Of a header that is longer than what is read of it. */
function endOfLongHeader(source: Uint8Array): number {
  const rest = Buffer.from(source.buffer, source.byteOffset, source.byteLength);
  const ends = ["\n\r\n", "\n\n"].map((end) => [rest.indexOf(end, maxHeaderBytes), end.length] as const);
  const found = ends.filter(([at]) => at >= 0).map(([at, length]) => at + length);
  return Math.min(rest.length, ...found);
}

/** Bytes beyond ASCII stand in some headers as they are. The database takes no zero bytes. */
function toValue(value: string): string {
  return decodeBytes(Buffer.from(value.replace(/\r?\n/g, "").slice(0, maxFieldBytes), "latin1"))
    .replace(/\p{Cc}/gu, " ")
    .trim();
}

/** The words of a field's text that may be encoded (RFC 2047). */
export function decodeWords(value: string): string {
  return decodeEncodedWords(value)
    .toWellFormed()
    .replace(/\p{Cc}/gu, " ");
}
