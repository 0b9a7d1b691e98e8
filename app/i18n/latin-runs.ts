/** The pieces of a text in turn: as it stands, a run to keep left to right, as it stands, and so on. */
export function splitMixedText(text: string): string[] {
  return arabicLetter.test(text) ? text.split(latinRun) : [text];
}

/** A name of several parts, short enough for any line: it need not be broken. */
export function isShortName(run: string): boolean {
  return run.length <= 16 && /[ \u00a0/-]/.test(run);
}

export const arabicLetter = /\p{Script=Arabic}/u;
/**
 * Latin words and what follows them without an Arabic letter between: `NVIDIA Jetson`, `C++`, `3U`, `UTC+5:30`, `hello@nawat.example`;
 * figures with a unit in Latin letters: `12 V`, `45 °C`;
 * figures with a sign that would change sides, or in groups that would: `35%`, `±5%`, `2025-2027`, `2014/53/EU`, `$5,000-$10,000`, `+961 3 123 456`.
 * A run begins where a figure does, or a long one would be looked at from each of its digits.
 */
export const latinRun =
  /((?:(?<![\d.,])\d+(?:[.,]\d+)*(?:[ \u00a0]?°|[ \u00a0](?=(?:[kMGmu]?(?:V|A|W|Hz|Wh|Ah|Pa|B|g|m|s)|[cm]m|k[gm]|dB|bar|rpm)(?![A-Za-z])))?)?[A-Za-z](?:[A-Za-z0-9@._/+#\u2060\u2011-]|:(?=\d))*(?<!\.)(?:[ \u00a0][+$€£]?[A-Za-z0-9][A-Za-z0-9@._/+#\u2060\u2011-]*(?<!\.))*|(?<![\d.,])(?:[+±$€£]\d+(?:[.,]\d+)*|\d+(?:[.,]\d+)*(?=%| ?[-–/] ?[$€£]?\d|[ \u00a0]\d))(?:(?: ?[-–/] ?|[ \u00a0])[$€£]?\d+(?:[.,]\d+)*)*(?:%|\/[A-Za-z]+)?)/;
