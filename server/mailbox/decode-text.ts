import { isUtf8 } from "node:buffer";
import { decodeWords as decodeEncodedWords } from "postal-mime";

/** These name no charset, or one that programs write whatever the charset is. */
const vagueLabel =
  /^(|(us-?)?ascii|ansi.*|.*unknown.*|[78]bit|binary|default|none|x-user-defined|utf[-_]?8.*|latin-?1|iso-?8859-?1|windows-?1252|cp-?1252)$/i;

/** Text in these charsets has a zero byte beside each letter of ASCII. */
const wideLabel = /^(utf-?16|ucs-?2)/i;

/** Text in UTF-8 may have a few broken characters, because it was cut or a footer was added. With more it is in another charset. */
const maxBrokenShare = 0.5;

/** Decodes a text whose label may be wrong: as UTF-8 where it is that, else as labelled, else as its bytes look. */
export function decodeBytes(bytes: Uint8Array, label = ""): string {
  const name = label.replace(/^[\s']+|[\s',]+$/g, "");
  const isWide = wideLabel.test(name) && bytes.includes(0);
  const isVague = vagueLabel.test(name) || (wideLabel.test(name) && !isWide);
  const labelled = isVague ? undefined : decodeAs(name, bytes);
  // Bytes in these charsets are valid UTF-8, too, and would be read as another text.
  if (labelled !== undefined && (isWide || /^iso-?2022/i.test(name))) return labelled;
  const utf8 = new TextDecoder().decode(bytes);
  if (isUtf8(bytes) || isMostlyWhole(utf8)) return utf8;
  return labelled ?? new TextDecoder(isArabic(bytes) ? "windows-1256" : "windows-1252").decode(bytes);
}

/** Knows charsets also by the names that mail programs have for them. Undefined for any other. */
function decodeAs(label: string, bytes: Uint8Array): string | undefined {
  const codePage = /^(?:x-)?(?:cp|win|windows|ms)[-_ ]?(\d{3,5})$/i.exec(label)?.[1] ?? "";
  const name =
    asianCodePages[codePage] ?? (codePage ? `windows-${codePage}` : label.replace(/^koi8(?=[ru])/i, "koi8-"));
  try {
    return new TextDecoder(name).decode(bytes);
  } catch {
    return undefined;
  }
}

const asianCodePages: Record<string, string> = { 932: "shift_jis", 936: "gbk", 949: "euc-kr", 950: "big5" };

function isMostlyWhole(text: string): boolean {
  const broken = text.match(/\ufffd/g)?.length ?? 0;
  const others = text.match(/[^\0-\x7f\ufffd]/g)?.length ?? 0;
  return broken <= others * maxBrokenShare;
}

/** So much of a text tells its language. */
const sampleBytes = 8 * 1024;

/** Arabic letters follow each other; letters with accents stand between those of ASCII. */
function isArabic(bytes: Uint8Array): boolean {
  const start = bytes.findIndex((byte) => byte > 0x7f);
  const sample = Buffer.from(bytes.subarray(start, start + sampleBytes)).toString("latin1");
  const runs = sample.match(/[\x80-\xff]+/g) ?? [];
  return runs.filter((run) => run.length > 1).length * 2 > runs.length;
}

/** Text in format=flowed (RFC 3676) with each paragraph in one line. Lines of different depths of quotation stay apart. */
export function unflow(text: string, deleteSpaces: boolean): string {
  const paragraphs: string[] = [];
  let open: { depth: number; pieces: string[] } | undefined;
  const close = () => {
    if (open) paragraphs.push(`${quoteMarks(open.depth)}${open.pieces.join("")}`);
    open = undefined;
  };
  for (const line of text.split(/\r\n?|\n/)) {
    const depth = /^>*/.exec(line)?.[0].length ?? 0;
    const isStuffed = line[depth] === " ";
    const content = line.slice(depth + (isStuffed ? 1 : 0));
    if (open && open.depth !== depth) close();
    // A mark that somebody typed keeps the space before it, so that it is not taken for a quotation's.
    open ??= { depth, pieces: depth === 0 && isStuffed && content.startsWith(">") ? [" "] : [] };
    const isSoft = content.endsWith(" ") && content !== "-- ";
    open.pieces.push(isSoft && deleteSpaces ? content.slice(0, -1) : content);
    if (!isSoft) close();
  }
  close();
  return paragraphs.join("\n");
}

function quoteMarks(depth: number): string {
  return depth === 0 ? "" : `${">".repeat(depth)} `;
}

/** The words of a field's text that may be encoded (RFC 2047). */
export function decodeWords(value: string): string {
  return decodeEncodedWords(value)
    .toWellFormed()
    .replace(/\p{Cc}/gu, " ");
}
