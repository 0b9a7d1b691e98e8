import { Buffer } from "node:buffer";
import { hashKey } from "./page-key.server.ts";

/**
 * A text without the keys of pages, to be kept or shown to others. `findKnown` says which hashes are those of keys: whatever a mail program
 * made of a link, what is left of the key in it tells. What is not known stays: it may be a customer's own.
 */
export async function hidePageKeys(
  text: string,
  findKnown: (hashes: string[]) => Promise<Iterable<string>>,
): Promise<string> {
  const candidates = findCandidates(text);
  if (candidates.length === 0) return text;
  const known = new Set(await findKnown([...new Set(candidates.map(({ hash }) => hash))]));
  const found = candidates
    .filter(({ hash }) => known.has(hash))
    .toSorted((one, two) => one.start - two.start);
  let shown = "";
  let from = 0;
  for (const { start, end } of found) {
    if (start < from) continue;
    shown += `${text.slice(from, start)}…`;
    from = end;
  }
  return shown + text.slice(from);
}

/** What may be a key, and where it stands. */
interface Candidate {
  start: number;
  end: number;
  hash: string;
}

const keyLength = 43;

/** More are not looked at: whoever fills a text with them leaks nobody's key but their own. */
const maxCandidates = 4_000;

function findCandidates(text: string): Candidate[] {
  const found = new Map<string, Candidate>();
  // A link is short; what is long is rather a file that stands in the text.
  const runs = [...text.matchAll(run)].toSorted((one, two) => one[0].length - two[0].length);
  for (const { 0: written, index } of runs) addCandidates(found, written, (at) => index + at);
  for (const { 0: encoded, index } of text.matchAll(base64Run)) {
    const { characters, starts } = read(encoded, /[\w+/-]/g);
    for (let skipped = 0; skipped < 4; skipped++) {
      const decoded = Buffer.from(characters.slice(skipped), "base64").toString("latin1");
      for (const { 0: written, index: from } of decoded.matchAll(run))
        addCandidates(found, written, (at, isEnd) => {
          // Four characters hold three.
          const place = skipped + Math[isEnd ? "ceil" : "floor"](((from + at) * 4) / 3);
          return index + (isEnd ? (starts[place - 1] ?? 0) + 1 : (starts[place] ?? 0));
        });
    }
  }
  return [...found.values()];
}

/** At least 43 characters of keys with what mail programs put between them: ends of lines with marks, escapes, what nobody sees. */
const run =
  /(?:[\w-]|[\u2010-\u2015\u2212]|\p{Cf}|[%=\\\r]|&(?:#x?[\da-f]{1,5}|[a-z]{3,9});|\n[ \t>|]*){43,}/giu;

/** Long enough for a link with a key, in base64. */
const base64Run = /(?:[\w+/-]|\n[ \t>|]*){76,}/g;

/** What each reading takes for characters of a key; everything else between them is left out. One reads an `=2D` as it stands, others as `-`. */
const readings = [
  /[\w-]|[\u2010-\u2015\u2212]/gu,
  /(?:%(?:25)*|=)(?:2d|5f)|&(?:#0*45|#x0*2d|hyphen|dash|#0*95|#x0*5f|lowbar);|[\w-]|[\u2010-\u2015\u2212]/giu,
  // As Proofpoint writes links.
  /(?:%(?:25)*|[=-])(?:2d|5f)|[\w-]/giu,
];

/** The characters of a run, and where each begins and ends in it. */
interface Reading {
  characters: string;
  starts: number[];
  ends: number[];
}

function read(written: string, token: RegExp): Reading {
  const reading: Reading = { characters: "", starts: [], ends: [] };
  for (const { 0: found, index } of written.matchAll(token)) {
    reading.characters += characterOf(found);
    reading.starts.push(index);
    reading.ends.push(index + found.length);
  }
  return reading;
}

function characterOf(token: string): string {
  if (/^[\w-]$/.test(token)) return token;
  return /5f$|95;$|5f;$|lowbar/i.test(token) ? "_" : "-";
}

/** `placeOf` tells where in the text something in the run begins or ends. */
function addCandidates(
  found: Map<string, Candidate>,
  written: string,
  placeOf: (at: number, isEnd: boolean) => number,
) {
  for (const token of readings) {
    const { characters, starts, ends } = read(written, token);
    for (let last = keyLength - 1; last < characters.length && found.size < maxCandidates; last++) {
      if (!lastCharacter.test(characters[last] ?? "")) continue;
      const first = last - keyLength + 1;
      const start = placeOf(starts[first] ?? 0, false);
      const hash = hashKey(characters.slice(first, last + 1));
      found.set(`${start} ${hash}`, { start, end: placeOf(ends[last] ?? 0, true), hash });
    }
  }
}

/** 43 characters in base64 hold 258 bits, of which a key has 256. */
const lastCharacter = /[AEIMQUYcgkosw048]/;
