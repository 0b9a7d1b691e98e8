import { isUtf8 } from "node:buffer";
import { analyse } from "chardet";
import iconv from "iconv-lite";

/** These name no charset, or one that programs write whatever the charset is. */
const vagueLabel =
  /^(|(us-?)?ascii|ansi.*|.*unknown.*|[78]bit|binary|default|none|utf-?8.*|latin-?1|iso-?8859-?1|windows-?1252|cp-?1252)$/i;

/** Half of their bytes are zero, if they are what they say. */
const wideLabel = /^(utf-?16|utf-?32|ucs-?[24])/i;

/** Characters of a text in UTF-8 that may be broken before it is taken for another charset: it was cut, or a program erred. */
const maxBrokenShare = 0.05;

/**
 * Text in the charset it is written in, whatever its label says: UTF-8 where the bytes are that, then the label, then what the
 * bytes look like.
 */
export function decodeBytes(bytes: Uint8Array, label = ""): string {
  const name = label.trim();
  const isWide = wideLabel.test(name);
  const isVague = vagueLabel.test(name) || (isWide && !bytes.includes(0));
  const labelled = isVague ? undefined : decodeAs(name, bytes);
  // Bytes of these are valid UTF-8, and another text.
  if (labelled !== undefined && (isWide || /^iso-?2022/i.test(name))) return labelled;
  const utf8 = new TextDecoder().decode(bytes);
  if (isUtf8(bytes) || isMostlyWhole(utf8)) return utf8;
  if (labelled !== undefined && !labelled.includes("\ufffd")) return labelled;
  return detect(bytes) ?? utf8;
}

/** Undefined for a charset that nobody knows. `TextDecoder` knows those of the web, `iconv-lite` other programs' names for them. */
function decodeAs(charset: string, bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder(charset).decode(bytes);
  } catch {
    return iconv.encodingExists(charset) ? iconv.decode(Buffer.from(bytes), charset) : undefined;
  }
}

function isMostlyWhole(text: string): boolean {
  const broken = text.match(/\ufffd/g)?.length ?? 0;
  const others = text.match(/[^\0-\x7f\ufffd]/g)?.length ?? 0;
  return broken <= others * maxBrokenShare;
}

/** What is enough to detect a charset by. */
const sampleBytes = 8 * 1024;

/** A guess below it, as of a few words, is worse than one by the letters. */
const minConfidence = 40;

function detect(bytes: Uint8Array): string | undefined {
  const firstLetter = bytes.findIndex((byte) => byte > 0x7f);
  const sample = bytes.subarray(Math.max(0, firstLetter - 100)).subarray(0, sampleBytes);
  const guess = analyse(sample).find(({ name }) => !/^(ASCII|UTF-8|UTF-32)/.test(name));
  const guessed = guess && guess.confidence >= minConfidence ? decodeAs(guess.name, bytes) : undefined;
  if (guessed !== undefined && isMostlyWhole(guessed)) return guessed;
  return decodeAs(isMostlyRuns(sample) ? "windows-1256" : "windows-1252", bytes);
}

/** Arabic letters follow each other; letters with accents stand between those of ASCII. */
function isMostlyRuns(sample: Uint8Array): boolean {
  const runs =
    Buffer.from(sample)
      .toString("latin1")
      .match(/[\x80-\xff]+/g) ?? [];
  return runs.filter((run) => run.length > 1).length * 2 > runs.length;
}
