import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** Everything that staff read: one word for each thing and each act. */
const files = globSync([
  "app/{admin,audit,auth,backend,staff,team}/**/*.{ts,tsx}",
  "app/inquiries/{desk,figures}/**/*.{ts,tsx}",
  "app/inquiries/inbox-words.ts",
]).filter((file) => !file.endsWith(".test.ts"));

/** What each stands for is said in another way: مشرف, غير مرغوب فيه, التحقق بخطوتين, قيد, كلّف, أنشأ, صاحب الاستفسار. */
const bannedInArabic = [
  /مسؤول/,
  /مزعج/,
  /(?:ال)?خطوة (?:ال)?ثانية/,
  /أُسند|أسند/,
  /عملي(?:ة|ات)/,
  /المنفّ?ذ/,
  /بالفعل/,
  /للتو/,
  /(?:فُتح|يفتح|لتفتح) حساب/,
  /حضرة/,
  /بصدد/,
  /طلبت:/,
  /كلّفني/,
  // "Delete", but for the scanning of a picture.
  /امسح(?! الرمز ضوئيًا)/,
  /المرسل(?!ة? إلى)/,
  // Before a past verb it reads "not".
  /"ما (?!زال|زلنا)/,
];

const bannedInEnglish = [
  /second (?:step|factor)/i,
  /\bsomebody\b/i,
  // The specification's names of a page and of what it shows.
  /\bcustomers?\b(?! inquiries| data)/i,
  /\bclients?\b/i,
  /\be-mails?\b/i,
  /\bmail(?:s|ed)\b/i,
  /\b(?:an|the|of the) answers?\b|\bAnswer (?:due|by|again)\b/i,
  /\b(?:is|are) to [a-z]/i,
  /all that is left/i,
  /no longer kept/i,
  /\bbanned?\b/i,
  // An email is a message: what is changed and confirmed is an address.
  /Change email"|email could not be (?:changed|confirmed)|confirms? (?:your|the|the new) email(?! address)/i,
];

test("staff read one Arabic word for each act", () => {
  expect(findBanned((text) => [text], bannedInArabic)).toEqual([]);
});

test("staff read one English word for each act", () => {
  expect(findBanned(englishSentences, bannedInEnglish)).toEqual([]);
});

test("the sentences are found", () => {
  const sentences = files.flatMap((file) => englishSentences(readFileSync(file, "utf8")));
  expect(sentences.length).toBeGreaterThan(500);
});

function findBanned(textsIn: (source: string) => string[], banned: RegExp[]): string[] {
  return files.flatMap((file) =>
    textsIn(readFileSync(file, "utf8")).flatMap((text) =>
      banned.filter((word) => word.test(text)).map((word) => `${file}: ${word.source}`),
    ),
  );
}

/** A template is one text; in code they are the strings with a key that words have. */
function englishSentences(source: string): string[] {
  if (source.startsWith("{{")) return [source];
  return [...source.matchAll(/\b(?:en|one|other):\s*["`][^"`\n]*["`]/g)].map(([text]) => text);
}
