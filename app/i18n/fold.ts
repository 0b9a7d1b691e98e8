const sameLetters: Record<string, string> = { "\u0671": "\u0627", "\u0649": "\u064a", "\u0629": "\u0647" };

/**
 * Text as it is compared, as `private.fold` of the database has it: small letters without accents, vowel signs and stretching, the
 * forms of alef, ya and ha as one, every digit as 0 to 9.
 */
export function fold(text: string): string {
  return text
    .normalize("NFKD")
    .replaceAll(/[\u0300-\u036f\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06ed]/g, "")
    .toLowerCase()
    .replaceAll(/[\u0671\u0649\u0629]/g, (letter) => sameLetters[letter] ?? letter)
    .replaceAll(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replaceAll(/[\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) - 0x6f0));
}
