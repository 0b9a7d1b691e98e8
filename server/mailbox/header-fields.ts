import libmime from "libmime";
import { decodeBytes } from "./charset.ts";

/** Values by the field's name in small letters, unfolded, in the order they came. */
export type HeaderFields = ReadonlyMap<string, readonly string[]>;

/** More than any mail server adds up to. */
export const maxHeaderBytes = 128 * 1024;

/** Ten times as many as an honest mail has. Each may be in a charset of its own, which takes time to detect. */
const maxFields = 500;

/** Of a longer field no more is parsed: a list of fifty recipients is shorter. */
const maxFieldBytes = 16 * 1024;

const field = /^([!-9;-~]{1,100})[ \t]*:/;

/**
 * Splits a header from the body below it. An empty line ends it, and a blank one that no field follows. A line that is no field
 * ends it too in a part of a mail; in the mail's own header, where `isLenient`, only when nothing else does.
 */
export function splitHeader(
  source: Uint8Array,
  isLenient: boolean,
): { fields: HeaderFields; bodyStart: number } {
  // One character for each byte, so that places agree.
  const text = Buffer.from(source.subarray(0, maxHeaderBytes)).toString("latin1");
  const fields = new Map<string, string[]>();
  let current: string[] = [];
  let start = 0;
  let count = 0;
  let oddLine: number | undefined;
  while (start < text.length) {
    const { line, next } = lineAt(text, start);
    const name = field.exec(line)?.[1]?.toLowerCase();
    if (line.trim() === "" && (line === "" || !field.test(lineAt(text, next).line)))
      return { fields: toValues(fields), bodyStart: next };
    if (name !== undefined) {
      count += 1;
      const sameName = fields.get(name) ?? [];
      fields.set(name, sameName);
      current = sameName;
      if (count <= maxFields) current.push(line.slice(line.indexOf(":") + 1));
    } else if (/^[ \t]/.test(line) && current.length > 0) current.push(`${current.pop()}${line}`);
    else if (!isLenient) return { fields: toValues(fields), bodyStart: start };
    else oddLine ??= start;
    start = next;
  }
  const isCut = source.length > text.length;
  const bodyStart = isCut ? start + distanceToBody(source.subarray(start)) : (oddLine ?? source.length);
  return { fields: toValues(fields), bodyStart };
}

/** Below a header that is longer than what is read of it. */
function distanceToBody(rest: Uint8Array): number {
  const bytes = Buffer.from(rest.buffer, rest.byteOffset, rest.byteLength);
  const ends = ["\n\r\n", "\n\n"]
    .map((end) => [bytes.indexOf(end), end.length] as const)
    .filter(([at]) => at >= 0);
  return ends.length === 0 ? bytes.length : Math.min(...ends.map(([at, length]) => at + length));
}

function lineAt(text: string, start: number): { line: string; next: number } {
  lineBreak.lastIndex = start;
  const found = lineBreak.exec(text);
  const end = found?.index ?? text.length;
  return { line: text.slice(start, end), next: end + (found?.[0].length ?? 0) };
}

/** A carriage return alone ends a line, too, as very old programs write it. */
const lineBreak = /\r\n?|\n/g;

function toValues(fields: Map<string, string[]>): HeaderFields {
  return new Map([...fields].map(([name, values]) => [name, values.map(decodeValue)]));
}

/** Bytes beyond ASCII stand in some headers as they are: their charset is detected. The database takes no zero bytes. */
function decodeValue(value: string): string {
  return decodeBytes(Buffer.from(value.slice(0, maxFieldBytes), "latin1"))
    .replace(/\p{Cc}/gu, " ")
    .trim();
}

/** The words of a field's text that may be encoded (RFC 2047). */
export function decodeWords(value: string): string {
  return libmime
    .decodeWords(value)
    .toWellFormed()
    .replace(/\p{Cc}/gu, " ");
}

/** The value of a field and its parameters (RFC 2231), decoded. */
export function parseParameters(value: string): { value: string; parameters: Map<string, string> } {
  const parsed = libmime.parseHeaderValue(value, { stripComments: true });
  const parameters = Object.entries(parsed.params).map(
    ([name, text]) => [name, parsed.decodedParams.includes(name) ? text : decodeWords(text)] as const,
  );
  return { value: parsed.value.toLowerCase(), parameters: new Map(parameters) };
}
