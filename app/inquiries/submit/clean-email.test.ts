import { expect, test } from "vitest";
import { cleanEmail, isEmail } from "./clean-email.server.ts";

test.each([
  "rami@gmail.com",
  " rami@gmail.com ",
  "rami@gmail.com.",
  "rami@gmail.com...",
  "rami@gmail.com,",
  "rami@gmail.com،",
  "rami@gmail.com؛",
  "rami@gmail.com;",
  "rami@gmail.com/",
  "rami@gmail.com!",
  "mailto:rami@gmail.com",
  "MAILTO:rami@gmail.com?subject=Hello",
  "E-mail: rami@gmail.com",
  "البريد: rami@gmail.com",
  "<rami@gmail.com>",
  "Rami Haddad <rami@gmail.com>",
  '"Haddad, Rami" <rami@gmail.com>;',
  "<mailto:rami@gmail.com>",
  "rami@gmail.com>",
  '"rami@gmail.com"',
  "'rami@gmail.com'",
  "“rami@gmail.com”",
  "«rami@gmail.com»",
  "(rami@gmail.com)",
  "[rami@gmail.com]",
  "rami @ gmail . com",
  "rami\t@gmail.com",
  "rami\n@gmail.com",
  "rami＠gmail.com",
  "ｒａｍｉ＠ｇｍａｉｌ．ｃｏｍ",
  "rami@gmail。com",
  "rami@gmail,com",
  "rami@gmail،com",
  "rami@@gmail.com",
  "rami@gmail..com",
  "rami@.gmail.com",
  "\u202arami@gmail.com\u202c",
  "\u200erami@gmail.com\u200f",
  "ra\u00admi@gmail\u200b.com\ufeff",
  "rami@gmail.com\u0000",
])("%j is the address rami@gmail.com", (pasted) => {
  expect(cleanEmail(pasted)).toBe("rami@gmail.com");
  expect(isEmail("rami@gmail.com")).toBe(true);
});

test.each([
  ["info@مثال.السعودية", "info@xn--mgbh0fb.xn--mgberp4a5d4ar"],
  ["rami@münchen.de", "rami@xn--mnchen-3ya.de"],
  ["rami@例え。テスト", "rami@xn--r8jz45g.xn--zckzah"],
  ["رامي@مثال.السعودية", "رامي@xn--mgbh0fb.xn--mgberp4a5d4ar"],
  ["rami١٩٩٠@gmail.com", "rami1990@gmail.com"],
  ["Rami.O'Hara+nawat@Example.com", "Rami.O'Hara+nawat@Example.com"],
  ["_rami-1@mail.example.com", "_rami-1@mail.example.com"],
])("%j is the address %s", (pasted, address) => {
  expect(cleanEmail(pasted)).toBe(address);
  expect(isEmail(address)).toBe(true);
});

test.each([
  "rami",
  "rami@",
  "@gmail.com",
  "rami@gmail",
  "rami haddad@gmail.com",
  "rami@gmail com",
  "rami@gmail.com, omar@example.com",
  "rami@[127.0.0.1]",
  "rami@-gmail.com",
  "rami(at)gmail.com",
  "@",
])("%j may mean several addresses, or none", (pasted) => expect(isEmail(cleanEmail(pasted))).toBe(false));

test("what grows when it is normalized is not repaired", () => {
  const text = `a@b${"⁗".repeat(900)}z`;
  expect(cleanEmail(text)).toBe(text);
});
