import { globSync, readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { describe, expect, test } from "vitest";
import type { LocalizedText } from "./text.ts";

/** Every pair of languages in the files that declare words, wherever in the app they stand. */
const pairs = (await Promise.all(filesWithWords().map(pairsIn))).flat();

describe("words", () => {
  test("are found in every folder that shows a page", () => {
    const folders = new Set(pairs.map(({ where }) => where.split("/").slice(0, 3).join("/")));
    expect([...folders]).toEqual(
      expect.arrayContaining(["app/site/home", "app/site/services", "app/site/not-found"]),
    );
    expect(pairs.length).toBeGreaterThan(300);
  });

  test("in Arabic are written in Arabic", () => {
    expect(
      pairs
        // A publication without an Arabic name is looked up under its own.
        .filter(({ where }) => !where.endsWith("/article/source"))
        .filter(({ text }) => hasLetters(text.ar) && !arabic.test(text.ar))
        .map(describePair),
    ).toEqual([]);
  });

  test("in English are written in English", () => {
    expect(
      pairs.filter(({ text }) => arabic.test(text.en) && !bilingualTexts.has(text.en)).map(describePair),
    ).toEqual([]);
  });

  test("in English have printed apostrophes and quotation marks", () => {
    expect(
      pairs.filter(({ text }) => /['"]/.test(text.en) && !typedTexts.has(text.en)).map(describePair),
    ).toEqual([]);
  });

  test("in Arabic hold no English sentence", () => {
    expect(
      pairs
        // Names in the news are longer; firm/articles/texts.test.ts says how long.
        .filter(({ where }) => !where.startsWith("firm/articles/texts/"))
        .filter(({ text }) => englishRun.test(withoutPlaceholders(text.ar)) && !bilingualTexts.has(text.ar))
        .map(describePair),
    ).toEqual([]);
  });

  test("in Arabic are punctuated as Arabic", () => {
    expect(pairs.filter(({ text }) => latinPunctuation.test(text.ar)).map(describePair)).toEqual([]);
  });

  test("have the same placeholders in both languages", () => {
    expect(
      pairs.filter(({ text }) => placeholdersIn(text.en) !== placeholdersIn(text.ar)).map(describePair),
    ).toEqual([]);
  });

  test("are filled in, trimmed, and free of invisible characters", () => {
    expect(
      pairs
        .filter(({ text }) =>
          [text.en, text.ar].some((side) => side === "" || side !== side.trim() || invisible.test(side)),
        )
        .map(describePair),
    ).toEqual([]);
  });
});

const arabic = /\p{Script=Arabic}/u;
/** Three Latin words in a row: names of tools have two at most. */
const englishRun = /[A-Za-z]{2,}(?: [A-Za-z]{2,}){2,}/;
const latinPunctuation = /\p{Script=Arabic}\s?[,;?"]|\u0640/u;
const invisible = /[\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]/;
/** Titles that speak to readers of both languages at once. */
const bilingualTexts = new Set(["Page not found · الصفحة غير موجودة · {company}"]);

/** Those that the specification gives to the letter. */
const typedTexts = new Set([
  "Thank you for your message. We'll get back to you within 24\u00a0hours.",
  "We'll get back to you within 24\u00a0hours to discuss your project.",
  "Let's discuss",
]);

interface Pair {
  where: string;
  text: LocalizedText;
}

function filesWithWords(): string[] {
  return globSync("{app,firm}/**/*.ts", { exclude: ["**/*.test.ts", "**/*.server.ts"] })
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => /\ben: "/.test(readFileSync(file, "utf8")));
}

async function pairsIn(file: string): Promise<Pair[]> {
  const exported: unknown = await import(pathToFileURL(file).href);
  return pairsUnder(exported, file);
}

function pairsUnder(value: unknown, where: string): Pair[] {
  if (typeof value !== "object" || value === null) return [];
  if (isText(value)) return [{ where, text: value }];
  return Object.entries(value).flatMap(([key, inner]) => pairsUnder(inner, `${where}/${key}`));
}

function isText(value: object): value is LocalizedText {
  return "en" in value && "ar" in value && typeof value.en === "string" && typeof value.ar === "string";
}

function describePair({ where, text }: Pair): string {
  return `${where}: ${text.en} | ${text.ar}`;
}

function hasLetters(sentence: string): boolean {
  return /\p{L}/u.test(withoutPlaceholders(sentence).replaceAll(/\S+@\S+/g, ""));
}

function withoutPlaceholders(sentence: string): string {
  return sentence.replaceAll(/\{\w+\}/g, "");
}

/** The names of company and product may stand in one language and be understood in the other. */
function placeholdersIn(sentence: string): string {
  return (sentence.match(/\{(?!company\}|product\})\w+\}/g) ?? []).toSorted().join(" ");
}
