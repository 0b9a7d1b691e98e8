/** What letters and signs become that people type for each other: what they become, then the letters. */
const replacements = [
  // Alef, ya, ha, waw, kaf.
  ["\u0627", "\u0671\u0672\u0673"],
  ["\u064a", "\u0649\u06cc\u06cd\u06ce\u06d0\u06d1\u06d2"],
  ["\u0647", "\u0629\u06be\u06c1\u06c3\u06d5"],
  ["\u0648", "\u06c4\u06c5\u06c6\u06c7\u06c8\u06c9\u06ca\u06cb"],
  ["\u0643", "\u06a9\u06aa\u06ab\u06ac\u06ad\u06ae\u06af\u06b0\u06b1"],
  // Letters of Persian and Urdu as an Arabic keyboard has them.
  ["\u0628", "\u067e"],
  ["\u062a", "\u0679\u067c"],
  ["\u062c", "\u0686"],
  ["\u062f", "\u0688\u0689"],
  ["\u0631", "\u0691\u0693"],
  ["\u0632", "\u0698"],
  ["\u0641", "\u06a4\u06a5\u06a8"],
  ["\u0646", "\u06ba\u06bc"],
  // ø ł đ ð ħ ŧ ı ß ẞ æ œ þ ς
  ["o", "\u00f8"],
  ["l", "\u0142"],
  ["d", "\u0111\u00f0"],
  ["h", "\u0127"],
  ["t", "\u0167"],
  ["i", "\u0131"],
  ["ss", "\u00df\u1e9e"],
  ["ae", "\u00e6"],
  ["oe", "\u0153"],
  ["th", "\u00fe"],
  ["\u03c3", "\u03c2"],
  // Hyphens, dashes and minus.
  ["-", "\u02d7\u058a\u05be\u2010\u2011\u2012\u2013\u2014\u2015\u2043\u2212\u2e3a\u2e3b"],
  // Arabic punctuation, fraction slashes.
  [",", "\u060c\u066c"],
  [";", "\u061b"],
  ["?", "\u061f"],
  [".", "\u066b\u06d4"],
  ["%", "\u066a"],
  ["/", "\u2044\u2215"],
] as const;

/**
 * Marks and vowel signs; invisible characters and those that set directions; hamza, tatweel; apostrophes and quotation marks;
 * two characters that are whole sentences (U+FDFA, U+FDFB).
 */
const ignored =
  /[\p{M}\p{Default_Ignorable_Code_Point}\u0621\u0640\u0674'"`\u00ab\u00b4\u00bb\u02b9-\u02bf\u02c8\u02ca\u02cb\u02ee\u055a\u05f3\u05f4\u2018-\u201f\u2032-\u2037\u2039\u203a\u2057\u300c-\u300f\u301d-\u301f\ua78b\ua78c\ufdfa\ufdfb]/gu;
const spaces = /[\p{Z}\p{Cc}]+/gu;
const capitalOrNotAscii = /[^ -@[-~]/gu;
const digit = /\p{Nd}/u;

const replacementOf = new Map<string, string>(
  replacements.flatMap(([folded, letters]) => [...letters].map((letter) => [letter, folded] as const)),
);

/**
 * Text as it is compared: two texts that a reader takes for the same are the same. At most seven times as long. The database has
 * the same function, private.fold.
 */
export function foldText(text: string): string {
  // Marks go first too: to put many of them in order takes quadratic time.
  return text
    .replace(ignored, "")
    .normalize("NFKD")
    .replace(ignored, "")
    .replace(spaces, " ")
    .replace(capitalOrNotAscii, foldCharacter)
    .trim();
}

function foldCharacter(character: string): string {
  // The scripts that have capitals and are written here: Latin, Greek, Cyrillic, Armenian.
  const small = character < "\u0590" ? character.toLowerCase() : character;
  return replacementOf.get(small) ?? (digit.test(small) ? digitValue(small) : small);
}

/** The digits of a script stand in a row, from 0 to 9. */
function digitValue(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  let zero = code;
  while (digit.test(String.fromCodePoint(zero - 1))) zero--;
  return String((code - zero) % 10);
}
