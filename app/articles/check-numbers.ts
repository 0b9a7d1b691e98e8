import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Article } from "./article.ts";

/**
 * Prints every number in an article that is missing from the facts of its event: each has to be explained.
 *
 *     node app/articles/check-numbers.ts ../shared/articles/facts.json
 */
const [factsFile] = process.argv.slice(2);
if (!factsFile) throw new Error("Usage: node app/articles/check-numbers.ts FACTS.json");
// A list of events, each with the address of its report.
const events = JSON.parse(readFileSync(factsFile, "utf8")) as { url: string }[];
const folder = join(import.meta.dirname, "texts");
let checked = 0;
for (const file of readdirSync(folder)) {
  const { article } = (await import(join(folder, file))) as { article: Article };
  const event = events.find(({ url }) => url === article.sourceUrl);
  if (!event) {
    console.log(`${article.slug}: no event has its source URL`);
    continue;
  }
  const known = new Set(numbersIn(JSON.stringify(event)));
  for (const [name, text] of Object.entries({
    title: article.title,
    description: article.description,
    content: article.content,
  }))
    for (const [locale, words] of Object.entries(text))
      for (const number of numbersIn(words)) {
        checked++;
        if (!known.has(number)) console.log(`${article.slug}, ${name} (${locale}): ${number}`);
      }
}
console.log(`${checked} numbers checked`);

function numbersIn(text: string): string[] {
  return (text.match(/\d[\d,]*(?:\.\d+)?/g) ?? []).map((number) => number.replaceAll(",", ""));
}
