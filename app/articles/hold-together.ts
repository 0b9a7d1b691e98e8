/** Figures stay on the line of the word they count or name: `13 billion`, `Falcon 9 rocket`, `AED 13`, «فالكون 3». */
export function holdFigures(text: string): string {
  return [counting, withUnit, afterName, endingPhrase].reduce(hold, text).replace(compound, joint);
}

/** The same in titles and leads; there, a word of one or two letters goes with the next, a term stands on one line, and so does `Duqm-1`. */
export function holdHeadline(text: string): string {
  return [magnitude, upTo, leading].reduce(hold, holdTerms(holdFigures(text))).replace(shortCompound, joint);
}

function holdTerms(text: string): string {
  return terms.reduce((held, term) => held.replaceAll(term, term.replaceAll(" ", "\u00a0")), text);
}

/** What Arabic readers take in as one word. */
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

function hold(text: string, beforeSpace: RegExp): string {
  return text.replace(beforeSpace, "$1\u00a0");
}

/** A year counts nothing, and what comes after «و» is counted by another figure. A long figure holds a short unit alone. */
const counting =
  /(?<![\d.,A-Za-z-])(?!(?:19|20)\d\d )(\d(?:[\d.,]{0,5}\d)?%?) (?=\p{L})(?!and |or |و(?!اط))/gu;
const withUnit = /(\d) (?=\p{L}{1,3}(?!\p{L}))(?!and |or |و)(?<=[\d.,]{8} )/gu;
const afterName = /(?<!\S)(\p{Lu}[\p{L}-]{0,7}) (?=\d)/gu;
const endingPhrase = /(?<!\S)(\S{1,12}) (?=\d[\d.,]*%?(?:[،؛:»)]|[.,]?$|[.,] | و| and ))/gmu;
const magnitude = /(?<!\S)(ألف|مليون|مليار) (?=\p{L})/gu;
const upTo = /(?<!\S)(إلى|to) (?=\d)/g;
/** No two in a row and not before a long word, or half a line would be one. */
const leading = /(?<!\S)(\p{L}\p{Ll}?|(?:\p{Lo}\p{M}*){1,2}) (?!\p{L}{1,2}\s)(?=\S{1,10}(?:\s|$))/gu;
const compound = /(?<=\p{Script=Arabic})-(?=\p{Script=Arabic})/gu;
const shortCompound = /(?<=(?<![\w-])\w{1,8})-(?=\w{1,9}(?![\w-]))/g;
/** A hyphen after which no line ends. */
const joint = "-\u2060";
