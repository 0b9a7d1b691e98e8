/** Figures stay on the line of the word they count or name: `13 billion`, `Falcon 9 rocket`, `AED 13`, «فالكون 3». */
export function holdFigures(text: string): string {
  return [counting, withUnit, afterName, endingPhrase].reduce(hold, text).replace(compound, joint);
}

/** The same in titles and leads; there, a word of one or two letters goes with the next, and `Duqm-1` is one word. */
export function holdHeadline(text: string): string {
  return hold(holdFigures(text), leading).replace(numbered, joint);
}

function hold(text: string, beforeSpace: RegExp): string {
  return text.replace(beforeSpace, "$1\u00a0");
}

/** A year counts nothing, and what comes after «و» is counted by another figure. A long figure holds a short unit alone. */
const counting =
  /(?<![\d.,A-Za-z-])(?!(?:19|20)\d\d )(\d(?:[\d.,]{0,5}\d)?%?) (?=\p{L})(?!and |or |و(?!اط))/gu;
const withUnit = /(\d) (?=\p{L}{1,3}(?!\p{L}))(?!and |or |و)(?<=[\d.,]{8} )/gu;
const afterName = /(?<!\S)(\p{Lu}[\p{L}-]{0,7}) (?=\d)/gu;
const endingPhrase = /(?<!\S)(\S{1,12}) (?=\d[\d.,]*%?(?:[،؛:»)]|[.,]?$|[.,] | و| and ))/gmu;
/** No two in a row and not before a long word, or half a line would be one. */
const leading = /(?<!\S)(\p{L}\p{Ll}?|(?:\p{Lo}\p{M}*){1,2}) (?!\p{L}{1,2}\s)(?=\S{1,10}(?:\s|$))/gu;
const compound = /(?<=\p{Script=Arabic})-(?=\p{Script=Arabic})/gu;
const numbered = /(?<=[a-z])-(?=\d)/g;
/** A hyphen after which no line ends. */
const joint = "-\u2060";
