import { expect, test } from "vitest";
import {
  isBlank,
  isForged,
  setsDirection,
  withoutHidden,
  withoutMarks,
  withSafeDirections,
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
])("%j is forged", (text) => expect(isForged(text)).toBe(true));

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
])("%j is typed", (text) => {
  expect(isForged(text)).toBe(false);
  expect(withoutHidden(text)).toBe(text);
  expect(withSafeDirections(text)).toBe(text);
  expect(setsDirection(text)).toBe(false);
});

test("what nobody sees and no letter needs is taken out", () => {
  expect(withoutHidden("Ra\u00adna\u034f \ufeffHa\u200bd\u2060dad\u3164")).toBe("Rana Haddad");
  expect(withoutHidden("Rana\u{e0069}\u{e0067}\u{e006e}")).toBe("Rana");
  expect(withoutHidden("🏴\u{e0067}\u{e0062}")).toBe("🏴");
});

test("what turns the order of letters around has no effect, what keeps a name together stays", () => {
  expect(withSafeDirections("invoice\u202efdp.exe\u202c")).toBe("invoice\u202bfdp.exe\u202c");
  expect(withSafeDirections("invoice\u202efdp.exe")).toBe("invoicefdp.exe");
  expect(withSafeDirections("لغة \u2066C++\u2069 سريعة")).toBe("لغة \u2066C++\u2069 سريعة");
  expect(withSafeDirections("\u202aa\u2066b\u202c\u2069")).toBe("ab");
  expect(withSafeDirections("a\u2067\nb\u2069\n\u2068c\u2069")).toBe("a\nb\n\u2068c\u2069");
});

test("a number or an address copied from contacts loses the marks around it", () => {
  expect(withoutMarks("\u202a+961 70 123 456\u202c")).toBe("+961 70 123 456");
  expect(withoutMarks("\u2068rana@example.com\u2069")).toBe("rana@example.com");
});
