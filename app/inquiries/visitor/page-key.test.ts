import { expect, test } from "vitest";
import { pagePath, parsePagePath } from "./page-key.server.ts";

const key = "aB3-_".repeat(9).slice(0, 43);
const path = pagePath({ locale: "en", reference: "N-7F3K2", key });

test("a path of a page is read as it was written, and no other", () => {
  const opened = { locale: "en", reference: "N-7F3K2", key, erases: false, fileId: undefined };
  for (const written of [path, `${path}/`, `${path}).`, `${path}%20`, path.replace("N-7F3K2", "n-7f3k2")])
    expect(parsePagePath(written), written).toEqual(opened);
  const erasing = pagePath({ locale: "ar", reference: "N-7F3K2", key, erases: true, fileId: undefined });
  expect(parsePagePath(erasing)).toEqual({
    locale: "ar",
    reference: "N-7F3K2",
    key,
    erases: true,
    fileId: undefined,
  });
  for (const wrong of [
    path.slice(0, -1),
    `${path}x`,
    `${path}/files/x`,
    path.replace("/en", "/fr"),
    `${path}?x`,
    "",
  ])
    expect(parsePagePath(wrong), wrong).toBeUndefined();
});
