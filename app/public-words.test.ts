import { describe, expect, test } from "vitest";
import { company } from "../firm/company.ts";
import { type Locale, locales } from "./i18n/text.ts";
import { contactWords } from "./inquiries/contact/contact-words.ts";
import { projectPageWords, projectWords } from "./inquiries/project/project-words.ts";
import { words as about } from "./site/about/words.ts";
import { describeAgreement, templateButton, words as cases } from "./site/cases/words.ts";
import { coreServices } from "./site/core-services.ts";
import { words as home } from "./site/home/words.ts";
import { words as industries } from "./site/industries/words.ts";
import { pageMetadata } from "./site/metadata/page-metadata.ts";
import { policy } from "./site/privacy-policy/policy.ts";
import { describeAnswers, words as process } from "./site/process/words.ts";
import { catalogue } from "./site/services/catalogue.ts";
import { specializedServices } from "./site/services/specialized.ts";
import { words as services } from "./site/services/words.ts";
import { terms } from "./site/terms-of-service/terms.ts";
import { words as around } from "./site/words.ts";

/** What a buyer reads before writing to us, each page from its beginning. */
const pages = {
  home: [home, coreServices],
  services: [services, coreServices, specializedServices, catalogue],
  process: [process],
  cases: [cases],
  others: [
    industries,
    about,
    contactWords,
    projectPageWords,
    projectWords,
    around,
    { ...pageMetadata, about: [], articles: [] },
  ],
};

/** A subject, and the promise in the words that say it on every page; first the reply. */
const promises: Record<Locale, [reply: [RegExp, RegExp], ...others: [RegExp, RegExp][]]> = {
  en: [
    [/\{hours\}|24/, /(?:^|We reply )within (?:\{hours\}|24) hours on working days/],
    [/\bsign .*(?:NDA|agreement)/, /sign a mutual .*NDA\)? before you share anything confidential/],
    [/\bcontract for\b/, /One contract for board, firmware and mechanics/],
    [/design files/, / are yours, unless the contract says otherwise/],
    [/so far, /, /^You see what runs so far, /],
    [/price fixed/, /price fixed in the contract changes only if we both agree in writing/],
  ],
  ar: [
    [/\{hours\}|24/, /(?:^|[نو]ردّ )خلال (?:\{hours\}|24) ساعة في أيام العمل/],
    [/نوقّع.* اتفاقية/, /نوقّع معك اتفاقية عدم إفصاح متبادلة .*?قبل أن تُطلعنا على أي معلومة سرّية/],
    [/عقد واحد/, /عقد واحد للوحة وبرمجياتها .*?وأجزائها الميكانيكية/],
    [/ملفات (?:ال)?تصميم/, / لك، ما لم ينصّ العقد على غير ذلك/],
    [/حتى ذلك اليوم/, /^ترى .*كل ما أُنجز حتى ذلك اليوم، /],
    [/يتغيّر السعر/, /لا يتغيّر السعر الثابت في العقد إلا باتفاق مكتوب/],
  ],
};

const banned: Record<Locale, RegExp> = {
  en: /one (?:roof|team)|surprise|first detail|defense|every (?:drawing|file)\b|\b(?:is|are) to\b|\d\+/i,
  ar: /سقف واحد|فريق واحد|مفاجأة|أول تفصيل/,
};

/** On a page that has the Arabic term, the Latin one stands once, where the term stands first. */
const latinNames: [term: RegExp, latin: string][] = [
  [/برمجيات\p{L}* (?:ال)?ثابتة/u, "(Firmware)"],
  [/إنترنت الأشياء(?! الصناعي)/, "(IoT)"],
  [/إلكترونية مطبوعة/, "(PCB)"],
  [/اتفاقية عدم إفصاح/, "(NDA)"],
  [/تحديثات عن بُعد/, "(OTA)"],
  [/الملائم للتصنيع/, "(DFM/DFT)"],
  [/المنهجية المرنة/, "(Agile)"],
  [/قائمة الأعمال/, "(Backlog)"],
];

const places = new RegExp(`^(?:${company.city.en}|${company.country.en}|Gulf|Middle|East|Europe)$`);
const otherNames =
  /^(?:Arabic|English|Internet|Things|Android|August|Monday|Friday|Access|Incoterms|Inquiries)$/;

describe.each(locales)("the public pages in %s", (locale) => {
  const texts = textsIn(pages, locale);

  test.each(promises[locale])("what is said of %s keeps the promise", (subject, promise) => {
    const said = texts.filter((text) => subject.test(text));
    expect(said).not.toEqual([]);
    for (const text of said) expect(text).toMatch(promise);
  });

  test("the legal pages promise the same reply, and a warranty lasts as long as the company's entry says", () => {
    const [[hours, reply]] = promises[locale];
    for (const text of textsIn([policy, terms], locale)) if (hours.test(text)) expect(text).toMatch(reply);
    expect(texts.filter((text) => /(?:warrant|ضمان|كفالة)/i.test(text) && /\d/.test(text))).toEqual([]);
  });

  test("use none of the words that were given up", () => {
    expect(texts.filter((text) => banned[locale].test(text))).toEqual([]);
  });
});

test("a page speaks of a template and of a name where the company gives them", () => {
  const nda = { termYears: 5 };
  expect(describeAgreement({ nda })).toEqual({
    en: "Your agreement, or our template with a term of 5\u00a0years; both sides sign",
    ar: "اتفاقيتك، أو نموذجنا ومدته 5\u00a0سنوات، ويوقّع الطرفان ما تختاره",
  });
  expect(templateButton({ nda }).en).toContain("our NDA template");
  for (const text of [describeAgreement({}), templateButton({})].flatMap(Object.values))
    expect(text).not.toMatch(/template|نموذج/);
  const name = { en: "Rana", ar: "رنا" };
  const people = [{ name, role: name, languages: name, consentedOn: "2026-01-01" }];
  expect(describeAnswers({ people }).ar).toContain("تعرف اسمه");
  for (const none of [{}, { people: [] }]) expect(describeAnswers(none).ar).not.toContain("اسمه");
});

test("English headings and buttons have one capital at their beginning, and those of names", () => {
  const capitals = textsIn(pages, "en").flatMap(
    (text) => text.match(/(?<=[\p{L}\p{N},;)] )\p{Lu}\p{Ll}+(?![\p{L}-])/gu) ?? [],
  );
  expect(capitals.filter((word) => !places.test(word) && !otherNames.test(word))).toEqual([]);
});

test.each(["home", "services", "process", "cases"] as const)("Latin names on /ar/%s", (page) => {
  const texts = textsIn(pages[page], "ar");
  for (const [term, latin] of latinNames) {
    const first = texts.find((text) => term.test(text));
    if (first) expect(texts.filter((text) => text.includes(latin))).toEqual([first]);
  }
});

/** All texts under a value in one language, in order, with plain spaces. */
function textsIn(value: unknown, locale: Locale): string[] {
  if (typeof value === "string") return [value.replaceAll("\u00a0", " ")];
  if (typeof value !== "object" || value === null) return [];
  const own = Object.entries(value).find(([key]) => key === locale);
  return own ? textsIn(own[1], locale) : Object.values(value).flatMap((inner) => textsIn(inner, locale));
}
