import { foldText } from "../../app/i18n/folding.ts";

/** Characters of a conversation that a mail is compared with; what came last counts. */
const maxEarlierLength = 500_000;

/** Fewer words in a row repeat nothing, unless they go on where others ended. */
const minWords = 3;

/** Places that begin alike, of which no more are looked at. */
const maxPlaces = 20;

/**
 * Whether each line repeats an earlier text of the conversation: the same words in the same order, however lines are broken, marked
 * and spaced. Undefined for a line without words.
 */
export function findRepeatedLines(lines: string[], earlierTexts: string[]): (boolean | undefined)[] {
  const known = wordsOf(earlierTexts.join("\n").slice(-maxEarlierLength));
  const places = indexByBeginning(known);
  const wordsOfLines = lines.map(wordsOf);
  const words = wordsOfLines.flat();
  const lineOfWord = wordsOfLines.flatMap(({ length }, line) => Array.from({ length }, () => line));
  const newLines = new Set<number | undefined>();
  let next = -1;
  for (let at = 0; at < words.length;) {
    const { place, length } = longestRun(words, at, known, [
      next,
      ...(places.get(beginningAt(words, at)) ?? []),
    ]);
    if (length > 0) next = place + length;
    else newLines.add(lineOfWord[at]);
    at += Math.max(1, length);
  }
  return wordsOfLines.map(({ length }, line) => (length === 0 ? undefined : !newLines.has(line)));
}

/** The first place goes on from the run before. */
function longestRun(words: string[], at: number, known: string[], places: number[]) {
  let longest = { place: -1, length: 0 };
  for (const place of places) {
    let length = 0;
    while (at + length < words.length && words[at + length] === known[place + length]) length++;
    if (length > longest.length) longest = { place, length };
  }
  return longest;
}

/** Programs rewrite links. A sign that answers, and the mark of what is struck out, are words, too. */
function wordsOf(text: string): string[] {
  return foldText(text.replace(/https?:\/\/[^\s\]>]+|mailto:/gi, " ")).match(wordOrSign) ?? [];
}

const wordOrSign = /[\p{L}\p{N}]+|~~|\p{Extended_Pictographic}|[✓✗✘☐☒]/gu;

function indexByBeginning(words: string[]): Map<string, number[]> {
  const places = new Map<string, number[]>();
  for (const start of words.keys()) {
    const beginning = beginningAt(words, start);
    const known = places.get(beginning);
    if (!known) places.set(beginning, [start]);
    else if (known.length < maxPlaces) known.push(start);
  }
  return places;
}

function beginningAt(words: string[], start: number): string {
  return words.slice(start, start + minWords).join(" ");
}
