import { globSync, readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { describe, expect, test } from "vitest";
import { type Locale, locales, type LocalizedText } from "./text.ts";

const arabic = /\p{Script=Arabic}/u;

/** Those that the specification gives to the letter. */
const typedTexts = /^(?:Thank you for your message\. )?We'll get back to you within|^Let's discuss$/;

/** Every pair of languages in the files that declare words, wherever in the app they stand. */
const pairs = (await Promise.all(filesWithWords().map(pairsIn))).flat();

const sources = globSync("{app,firm}/**/*.{ts,tsx}", { exclude: ["**/*.test.*"] }).flatMap(textsIn);

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

  test("have printed apostrophes and quotation marks", () => {
    expect(findTexts(/[A-Za-z]'[A-Za-z]|\\"\p{L}/u)).toEqual([]);
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
    expect(findTexts(latinPunctuation)).toEqual([]);
  });

  test.each(locales)("in %s use no word that was given up for another", (locale) => {
    expect(findTexts(refused[locale])).toEqual([]);
  });

  test("in Arabic have no «ما» before a past verb, or before a verb at the beginning: it reads as a denial", () => {
    for (const text of ["نحذف ما وصلنا", "وما بقي منها", "ثمن ما أُنجز", "ما ألهمنا"])
      expect(text).toMatch(denial);
    for (const text of ["كل ما أُنجز", "ما كتبته", "ما زال", "نختار ما يُنجز"])
      expect(text).not.toMatch(denial);
    expect(findTexts(denial)).toEqual([]);
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

describe("the documentation", () => {
  const sentences = globSync(["*.md", "docs/**/*.md", "artwork/*.md"]).flatMap(sentencesOf);

  test("has at most ten sentences over thirty words", () => {
    expect(sentences.length).toBeGreaterThan(2_000);
    const long = sentences.filter((text) => (text.match(/[\p{L}\p{N}’'-]+/gu) ?? []).length > 30);
    expect(long.slice(10)).toEqual([]);
  });

  test("names who does something before it says who", () => {
    expect(sentences.filter((text) => /^Who .*[^?]$|[:;] who /.test(text))).toEqual([]);
  });

  test("uses no word that was given up for another", () => {
    expect(sentences.filter((text) => refused.en.test(text.replaceAll("econd factor", "")))).toEqual([]);
  });
});

/** Three Latin words in a row: names of tools have two at most. */
const englishRun = /[A-Za-z]{2,}(?: [A-Za-z]{2,}){2,}/;
/** A stroke that lengthens a letter is none; that of a Hijri year (1428هـ) is a letter's form. */
const latinPunctuation = /\p{Script=Arabic}\s?\\?[,;?"]|(?<!\d\s?ه)\u0640|[٪٠-٩]/u;
const invisible = /[\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]/;
/** Titles that speak to readers of both languages at once. */
const bilingualTexts = new Set(["Page not found · الصفحة غير موجودة · {company}"]);

/** Words for which we have a better one, what machines translate and advertisers say, and misspellings. */
const refused: Record<Locale, RegExp> = {
  en: anyOf(
    "innovative|cutting-edge|world-class|seamless(?:ly)?|leverag(?:e|es|ing)|empower(?:s|ing)?|revolutionary",
    "next-generation|passionate|synergy|ecosystem|kindly|e-mails?|mails(?!\\.)|to login|signin|second (?:step|factor)",
    "(?:firm|hard|soft)wares|informations|equipments|PCB boards?|NDA agreements?|molding",
    "(?:author|custom|final|minim|optim|organ|real|recogn|special|summar|token|visual)is(?:e|es|ed|ing|ation)",
  ),
  ar: anyOf(
    "(?:ال)?قوابض|قابض روبوت|توفير (?:ال)?(?:مكوّنات|مواد|قطع)|عتاد|هاردوير|فيرموير|بوردة|دارات|دوائر مطبوعة",
    "علبة (?:ال)?جهاز|التصميم لأجل|عقدة استشعار|عُقَد\\S*|حساسات?|إنسان (?:ال)?آلي|ذكاء (?:ال)?صناعي|كمون|مدمجة?",
    "وقت (?:ال)?فعلي|حافة|(?:عمل|تطوير) (?:ال)?مرن|متأخرات|ديمو|إفشاء|استعلام|استعمال|زبائن|زبون|موظف(?:ون|ين)?",
    "رسالة مزعجة|رسومك|رسوم (?:ال)?هندسية|طلبية|مقدّم|مورد(?:ون|ين)?|طرق العرض|عُد إلي\\S*|أُجيب عنها|موقوف|أرشيف",
    "(?:ي|ت|سي|ست)?تم|قم ب\\S+|يرجى|بشكل|من خلال|عبارة عن|حيث أن|كما أنه|يعتبر|بدون|سوف لن|لا زالت?|طالما|كافة",
    "تواجد|كلفة|خلوي|تجريبي\\.|الى|او|ايضا|انشاء|اضافة|اعادة|إستخدام|إتصال|إسم|إختبار|إستشارات?|إستفسار|مسئول",
    "شئون|هيأة|لاكن|ذالك|انترنت|الكتروني\\S*|\\S+اً|محو|5 آلاف حرف|حجر ميل|لا قيود|ارتجاع|انحسار|اقتباس|تسعيرة|وسادة",
    "كيبل|هايدروجين|جيجا\\S*|كمومية?|فوتوفولتية|توكنة|ميكنة|غيمة|كمبيوتر|رقاقة|انفرتر|سكادا|جيتواي|روبوتيكس|سلسلة الكتل",
  ),
};

/** Any of these words alone; in Arabic also behind an article and what is written together with it. */
function anyOf(...words: string[]): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{M}])[وفبلك]*(?:ال)?(?:${words.join("|")})(?![\\p{L}\\p{M}])`, "iu");
}

/** What no verb is: «ما زال» and questions are no denials. */
const noVerb =
  "ال\\S+|لا|لم|لن|هو|هي|هذا|بين(?:ها)?|بعد|قبل|في|عدا|سواها|حدود|موضوع|حجم|لديك?|زالت?|زلنا|دامت?";
const pastVerb = "(?![يتن])\\p{L}\\u064f|[^\\sيتنأال]\\p{L}|ا(?!ل)|ت\\p{L}{2}\\u0651";

/** Behind words such as «كل» nothing can be denied, and with its object, as in «ما كتبته», a verb is clear. */
const denial = new RegExp(
  `(?<!(?<!\\p{L})(?:كل|أول|آخر|إلى|على|من|عن) )(?<!\\p{L})(?:^ما |[وف]?ما (?=${pastVerb}))` +
    `(?!(?:${noVerb}|[\\p{L}\\p{M}]+ه[ام]?)(?![\\p{L}\\p{M}])|\\p{L}+ إليه)`,
  "u",
);

interface Pair {
  where: string;
  text: LocalizedText;
}

/** What stands in a file that holds Arabic: plurals and texts with values too, but no comments, nor words to search by. */
function textsIn(file: string): { file: string; text: string }[] {
  const source = readFileSync(file, "utf8");
  if (!arabic.test(source)) return [];
  const literals = source.matchAll(/\/\*[^]*?\*\/|(?<!:)\/\/.*|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`/g);
  return Array.from(literals, ([, quoted, template]) => ({ file, text: quoted ?? template ?? "" })).filter(
    ({ text }) => !typedTexts.test(text) && !(/^[a-z]/.test(text) && arabic.test(text)),
  );
}

function findTexts(pattern: RegExp): string[] {
  return sources.filter(({ text }) => pattern.test(text)).map(({ file, text }) => `${file}: ${text}`);
}

/** Of a page in Markdown, without tables, headings and code. */
function sentencesOf(page: string): string[] {
  return readFileSync(page, "utf8")
    .replaceAll(/^```[^]*?^```/gm, "")
    .replaceAll(/`[^`\n]*`/g, "x")
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .split("\n")
    .filter((line) => !/^(?:[|#<]| {4})/.test(line))
    .flatMap((line) => line.replaceAll(/[*_]|^ *(?:-|\d+\.) /g, "").split(/(?<=[.!?]["”)]?)\s+|\s·\s/));
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
