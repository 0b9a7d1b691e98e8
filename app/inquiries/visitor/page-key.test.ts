import { expect, test } from "vitest";
import { pagePath, parsePagePath } from "./page-key.server.ts";

const key = "aB3-_".repeat(9).slice(0, 43);
const path = pagePath({ locale: "en", reference: "N-7F3K2", key });

test("a path of a page is read as it was written, and no other", () => {
  expect(parsePagePath(path)).toEqual({ locale: "en", reference: "N-7F3K2", key, erases: false });
  const erasing = pagePath({ locale: "ar", reference: "N-7F3K2", key, erases: true });
  expect(parsePagePath(erasing)).toEqual({ locale: "ar", reference: "N-7F3K2", key, erases: true });
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
