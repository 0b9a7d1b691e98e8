import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { pagePath } from "../app/i18n/paths.ts";
import { locales } from "../app/i18n/text.ts";
import { buildPageHead } from "../app/site/metadata/document-head.server.ts";
import { pageMetadata } from "../app/site/metadata/page-metadata.ts";
import { strokeText } from "../scene/kit/lettering.ts";
import { findFirmProblems } from "../server/firm-problems.ts";
import { company as sample } from "../tests/support/firm/company.ts";
import { company } from "./company.ts";
import { logo } from "./logo.ts";
import { publicHolidays } from "./public-holidays.ts";
import { sceneMarks } from "./scene/marks.ts";

test("no value is one that cannot be", () => {
  expect(findFirmProblems(company, publicHolidays)).toEqual([]);
});

test("search results show each title whole, in 60 characters, and each description, in 155", () => {
  const heads = Object.keys(pageMetadata).flatMap((page) =>
    locales.map((locale) => buildPageHead(pagePath(locale, page), "https://example.com")),
  );
  const titles = heads.flatMap((head) => head.flatMap((tag) => ("title" in tag ? [String(tag.title)] : [])));
  const descriptions = heads.flatMap((head) =>
    head.flatMap((tag) => ("name" in tag && tag.name === "description" ? [String(tag.content)] : [])),
  );
  expect(titles.filter((title) => title.length > 60)).toEqual([]);
  expect(descriptions.filter((description) => description.length > 155)).toEqual([]);
  expect([...titles, ...descriptions].filter((text) => /[{}]/.test(text))).toEqual([]);
});

test("the scene can print what is on its board", () => {
  const context = new Proxy({} as OffscreenCanvasRenderingContext2D, {
    get: () => () => {},
    set: () => true,
  });
  for (const mark of Object.values(sceneMarks)) strokeText(context, mark, 0, 0, 1);
});

test("the stills of the scene show what it prints; after a change, draw them as artwork/README.md says", () => {
  const printed = JSON.stringify([sceneMarks, logo]);
  for (const direction of ["ltr", "rtl"])
    for (const format of ["avif", "webp"])
      expect(readFileSync(`firm/scene/hero-${direction}-1440.${format}`, "latin1")).toContain(printed);
});

test("nothing is left of the firm that this site was made for", () => {
  const own = JSON.stringify(company);
  const former = [sample.name, sample.product, sample.city, sample.country]
    .flatMap((text) => [text.en, text.ar])
    .filter((name) => !own.includes(name));
  const files = globSync("{app,firm}/**/*.{ts,tsx,css}", {
    exclude: ["**/*.test.ts", "app/site/buyers/**", "app/i18n/**", "firm/articles/texts/**"],
  });
  const left = files.flatMap((file) => {
    const text = readFileSync(file, "utf8").replaceAll(/\/\*.*?\*\/|\/\/ .*/gs, "");
    return former
      .filter((name) => new RegExp(`(?<!\\p{L})${name}(?!\\p{L})`, "u").test(text))
      .map((name) => `${file}: ${name}`);
  });
  expect(left).toEqual([]);
});
