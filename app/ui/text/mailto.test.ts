import { expect, test } from "vitest";
import { mailtoUrl } from "./mailto.ts";

test.each([
  ["rana@example.com", "mailto:rana@example.com"],
  ["rana.haddad+nawat@mail.example.com", "mailto:rana.haddad%2Bnawat@mail.example.com"],
  ["a?bcc=spam@example.com", "mailto:a%3Fbcc%3Dspam@example.com"],
  ["a%0abcc:x@example.com", "mailto:a%250abcc%3Ax@example.com"],
  ["a&body=x#y@example.com", "mailto:a%26body%3Dx%23y@example.com"],
])("a link to %s holds one address and nothing else", (address, url) => {
  expect(mailtoUrl(address)).toBe(url);
  const { pathname, search, hash } = new URL(url);
  expect([decodeURIComponent(pathname), search, hash]).toEqual([address, "", ""]);
});
