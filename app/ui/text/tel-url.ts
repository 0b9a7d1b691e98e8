import { westernDigits } from "../../i18n/western-digits.ts";

/** Here a number ends: an extension, a remark or another number follows. */
const numberEnd = /[\p{L},;،؛:|&#=]+|(?=\+)/u;

/** Of a number that is complete, without the code of its country and with it. */
const minDigits = { national: 7, international: 10 };

/** By the standard. */
const maxDigits = 15;

/**
 * The address of a link that dials the first number in a text such as `(+961) 3 123 456 / 01 234567 ext. 12`, or undefined when
 * the text holds no number.
 */
export function telUrl(text: string): string | undefined {
  const parts = westernDigits(text)
    .replace(/(\+\d{1,3}\s?)\(0\)/g, "$1")
    .split(numberEnd);
  const number = parts.map(firstNumber).find((digits) => /\d{6}/.test(digits));
  return number && `tel:${number}`;
}

/** The first of two numbers with nothing but space, a slash or a dash between them. */
function firstNumber(part: string): string {
  const prefix = part.startsWith("+") ? "+" : "";
  const min = prefix || /^\D*00/.test(part) ? minDigits.international : minDigits.national;
  const isOne = part.replace(/\D/g, "").length <= maxDigits;
  let digits = "";
  for (const [, before = "", more = ""] of part.matchAll(/(\D*)(\d+)/g)) {
    const begins = !isOne || more.length >= minDigits.national || /\/|\s\p{Pd}\s/u.test(before);
    if (digits.length >= min && begins) break;
    digits += more;
  }
  return prefix + digits;
}
