/** Keeps numbers on the line of the word they count or name: `13 billion`, `Falcon 9 rocket`, `AED 13`, «فالكون 3». */
export function preventNumberBreaks(text: string): string {
  return [numberBeforeWord, numberBeforeUnit, nameBeforeNumber, wordBeforeFinalNumber]
    .reduce(insertNoBreakSpace, text)
    .replace(compound, nonBreakingHyphen);
}

/** The same in titles and leads; there, a word of one or two letters goes with the next, a term stands on one line, and so does `Duqm-1`. */
export function preventHeadlineBreaks(text: string): string {
  return [magnitude, upTo, shortWordBeforeWord]
    .reduce(insertNoBreakSpace, preventTermBreaks(preventNumberBreaks(text)))
    .replace(shortCompound, nonBreakingHyphen);
}

function preventTermBreaks(text: string): string {
  return terms.reduce((result, term) => result.replaceAll(term, term.replaceAll(" ", "\u00a0")), text);
}

/** Arabic terms that read as one word. */
const terms = [
  "الذكاء الاصطناعي",
  "للذكاء الاصطناعي",
  "ثاني أكسيد الكربون",
  "ذاتية القيادة",
  "مجلس التعاون",
  "مياه وكهرباء الإمارات",
  "رحلة تجريبية",
  "ولي عهد",
];

function insertNoBreakSpace(text: string, beforeSpace: RegExp): string {
  return text.replace(beforeSpace, "$1\u00a0");
}

/** A year counts nothing, and what comes after «و» is counted by another figure. A long figure holds a short unit alone. */
const numberBeforeWord =
  /(?<![\d.,A-Za-z-])(?!(?:19|20)\d\d )(\d(?:[\d.,]{0,5}\d)?%?) (?=\p{L})(?!and |or |و(?!اط))/gu;
const numberBeforeUnit = /(\d) (?=\p{L}{1,3}(?!\p{L}))(?!and |or |و)(?<=[\d.,]{8} )/gu;
const nameBeforeNumber = /(?<!\S)(\p{Lu}[\p{L}-]{0,7}) (?=\d)/gu;
const wordBeforeFinalNumber = /(?<!\S)(\S{1,12}) (?=\d[\d.,]*%?(?:[،؛:»)]|[.,]?$|[.,] | و| and ))/gmu;
const magnitude = /(?<!\S)(ألف|مليون|مليار) (?=\p{L})/gu;
const upTo = /(?<!\S)(إلى|to) (?=\d)/g;
/** No two in a row and not before a long word, or half a line would be one. */
const shortWordBeforeWord =
  /(?<!\S)(\p{L}\p{Ll}?|(?:\p{Lo}\p{M}*){1,2}) (?!\p{L}{1,2}\s)(?=\S{1,10}(?:\s|$))/gu;
const compound = /(?<=\p{Script=Arabic})-(?=\p{Script=Arabic})/gu;
const shortCompound = /(?<=(?<![\w-])\w{1,8})-(?=\w{1,9}(?![\w-]))/g;
/** A hyphen after which no line ends. */
const nonBreakingHyphen = "-\u2060";
