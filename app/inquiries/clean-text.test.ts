import { expect, test } from "vitest";
import {
  isBlank,
  hasForbiddenCharacters,
  hasBidiControls,
  stripInvisible,
  stripFormatCharacters,
  balanceBidiControls,
} from "./clean-text.server.ts";

test.each([
  "",
  " ",
  "\u200b\u2063\u3164",
  "\u0301\u0302",
  "\u{e0041}\u{e0042}",
  "\u2800",
  "\u00ad\ufeff",
  "\u200f",
])("%j is blank", (text) => expect(isBlank(text)).toBe(true));

test.each(["رنا", "1", ".", "😀", "e\u0301", "\u200fم", "李"])("%j is not blank", (text) =>
  expect(isBlank(text)).toBe(false),
);

test.each([
  "a\u0000b",
  "a\u001bb",
  "a\u007fb",
  "a\u0085b",
  "a\u009bb",
  "\ufff9",
  "\ufffe",
  "\u{1ffff}",
  "\ud800",
])("%j has forbidden characters", (text) => expect(hasForbiddenCharacters(text)).toBe(true));

// Joiners of Persian and of emoji, marks that Arabic keyboards type, an English flag, a sign of a private font.
test.each([
  "می\u200cخواهم",
  "👩\u200d🔧",
  "\u200fC++\u200e",
  "\u061c",
  "🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}",
  "\ue000",
  "❤\ufe0f",
  "葛\u{e0100}",
  "a\tb\nc",
])("%j is left unchanged", (text) => {
  expect(hasForbiddenCharacters(text)).toBe(false);
  expect(stripInvisible(text)).toBe(text);
  expect(balanceBidiControls(text)).toBe(text);
  expect(hasBidiControls(text)).toBe(false);
});

test("invisible characters that shape no letter are removed", () => {
  expect(stripInvisible("Ra\u00adna\u034f \ufeffHa\u200bd\u2060dad\u3164")).toBe("Rana Haddad");
  expect(stripInvisible("Rana\u{e0069}\u{e0067}\u{e006e}")).toBe("Rana");
  expect(stripInvisible("🏴\u{e0067}\u{e0062}")).toBe("🏴");
});

test("bidi overrides lose their effect, balanced isolates and embeddings stay", () => {
  expect(balanceBidiControls("invoice\u202efdp.exe\u202c")).toBe("invoice\u202bfdp.exe\u202c");
  expect(balanceBidiControls("invoice\u202efdp.exe")).toBe("invoicefdp.exe");
  expect(balanceBidiControls("لغة \u2066C++\u2069 سريعة")).toBe("لغة \u2066C++\u2069 سريعة");
  expect(balanceBidiControls("\u202aa\u2066b\u202c\u2069")).toBe("ab");
  expect(balanceBidiControls("a\u2067\nb\u2069\n\u2068c\u2069")).toBe("a\nb\n\u2068c\u2069");
});

test("a phone number or email copied from contacts loses the format characters around it", () => {
  expect(stripFormatCharacters("\u202a+961 70 123 456\u202c")).toBe("+961 70 123 456");
  expect(stripFormatCharacters("\u2068rana@example.com\u2069")).toBe("rana@example.com");
});
