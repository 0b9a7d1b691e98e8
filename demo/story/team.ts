/** Those who answer: how they sign, the language of their mails, and how long they have been there. */
export const team = {
  nadine: { en: "Nadine", ar: "ندين", locale: "en", days: 412 },
  karim: { en: "Karim", ar: "كريم", locale: "ar", days: 411 },
  rima: { en: "Rima", ar: "ريما", locale: "en", days: 398 },
  elias: { en: "Elias", ar: "إلياس", locale: "ar", days: 230 },
  hadi: { en: "Hadi", ar: "هادي", locale: "en", days: 70 },
} as const;

export type MemberName = keyof typeof team;

export function emailOf(member: MemberName): string {
  return `${member}@nawat.example`;
}

export function memberId(member: MemberName): string {
  return `00000000-0000-4000-8000-${Buffer.from(member).toString("hex").padStart(12, "0")}`;
}
