import { expect, test } from "vitest";
import { createPageKey, fragmentPath, hidePageKeys, pagePath, parsePagePath } from "./page-key.server.ts";

const { key } = createPageKey();
const reference = "N-7F3K2";
const path = pagePath({ locale: "en", reference, key });

test("a path of a page is read as it was written, and no other", () => {
  expect(parsePagePath(path)).toEqual({ locale: "en", reference, key });
  for (const wrong of [
    path.toLowerCase(),
    `${path}/`,
    `${path}x`,
    path.replace("/en", "/fr"),
    `${path}?x`,
    "",
  ])
    expect(parsePagePath(wrong), wrong).toBeUndefined();
});

test.each([
  `https://nawat.example${path}`,
  `https://NAWAT.example${path.replace("inquiry", "INQUIRY").replace(reference, "n-7f3k2")} and more`,
  `https://eu.safelinks.example/?url=${encodeURIComponent(`https://nawat.example${path}`)}&data=05`,
  encodeURIComponent(encodeURIComponent(path)),
  `https://nawat.example${fragmentPath({ locale: "ar", reference, key })}`,
  encodeURIComponent(fragmentPath({ locale: "ar", reference, key })),
  `https://nawat.example/en/inquiry/${reference}/\n${key}`,
  `> https://nawat.example/en/inquiry/${reference}/${key.slice(0, 20)}\n> ${key.slice(20)}`,
  `https://nawat.example/en/inquiry/${reference}/${key.slice(0, 30)}=\r\n${key.slice(30)}`,
  `https://nawat.example/en/contact/sent?reference=${reference}&due=2026-11-30T07:00Z&key=${key}`,
])("nothing of a key is left in %j", (text) => {
  const hidden = hidePageKeys(text);
  expect(hidden).toContain("…");
  for (let start = 0; start + 12 <= key.length; start += 4)
    expect(hidden).not.toContain(key.slice(start, start + 12));
});

test("what follows a key stays, and what holds none stays as it is", () => {
  expect(hidePageKeys(`${path}\nBest regards,\nMaya ${path}.`)).toBe(
    `/en/inquiry/${reference}/…\nBest regards,\nMaya /en/inquiry/${reference}/….`,
  );
  const text = `Our inquiry N-7F3K2: SHA256 ${"aB3-".repeat(10)}xyz, ?key=`;
  expect(hidePageKeys(text)).toBe(text);
});

test("a long text takes a time that grows with its length", () => {
  const text = "inquiry/ N-7F3K2 ".repeat(20_000);
  const began = performance.now();
  hidePageKeys(text);
  expect(performance.now() - began).toBeLessThan(2_000);
});
