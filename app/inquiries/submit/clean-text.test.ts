import { expect, test } from "vitest";
import {
  balanceBidiControls,
  cleanCode,
  cleanLine,
  cleanText,
  isBlank,
  stripInvisible,
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
  ["a name from a phone's contacts", "\u202aRana\u202c \u2068Haddad\u2069", "Rana Haddad"],
  ["a name turned around", "Rana\u202egpj.exe", "Ranagpj.exe"],
  ["cells of a table", "Rana\tHaddad", "Rana Haddad"],
  ["two lines", " Rana \r\n\tHaddad ", "Rana Haddad"],
  ["a hyphen of PDF", "infor\u0002mation", "information"],
  ["a hyphen of Word", "infor\u001fmation", "information"],
  ["NUL", "a\u0000b", "ab"],
  ["an escape", "a\u001b[2Jb", "a[2Jb"],
  ["a control of the upper half", "Rana\u009b31m", "Rana31m"],
  ["a line break of old systems", "a\u0085b", "a b"],
  ["a line break of Word", "a\vb", "a b"],
  ["a separator", "a\u2028b", "a b"],
  ["halves of characters", "\udc00Rana\ud83d", "Rana"],
  ["a picture's place", "Rana\ufffc", "Rana"],
  ["no characters", "\ufffeRana\u{1ffff}", "Rana"],
  ["a space that does not break", "Rana\u00a0Haddad", "Rana Haddad"],
])("on a line, %s is read as it was meant", (_, pasted, meant) => expect(cleanLine(pasted)).toBe(meant));

test("a message keeps its lines and columns, whatever system they come from", () => {
  expect(cleanText("\r\na\r\nb\rc\u0085d\u2029e\u000bf\u000cg\t1\u0000 ")).toBe("a\nb\nc\nd\ne\nf\ng\t1");
});

test.each([
  ["blanks", " ".repeat(130_000)],
  ["directions", "\u202a\u202c".repeat(60_000)],
  ["halves of characters", "\ud800".repeat(120_000)],
])("a body full of %s is cleaned in no time", (_, text) => {
  const begin = performance.now();
  cleanText(text);
  cleanLine(text);
  expect(performance.now() - begin).toBeLessThan(1_000);
});

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
  expect(stripInvisible(text)).toBe(text);
  expect(balanceBidiControls(text)).toBe(text);
  expect(cleanText(text)).toBe(text);
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

test("a phone number copied from contacts has nothing around it, and digits that can be dialled", () => {
  expect(cleanCode("\u202a+961 70 123 456\u202c")).toBe("+961 70 123 456");
  expect(cleanCode("\u200e+٩٦١ ٣ ۱۲۳ ۴۵۶\u200e")).toBe("+961 3 123 456");
});
