import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { company } from "../firm/company.ts";
import { type LocalizedText, locales } from "./i18n/text.ts";
import { fieldsOf, inquiryKinds } from "./inquiries/fields.ts";
import { storedFieldWords } from "./inquiries/words.ts";
import type { Clause, LegalSection } from "./site/legal/legal-text.ts";
import { localizeSections } from "./site/legal/legal-text.ts";
import { policy, policyUpdated, writePolicy } from "./site/privacy-policy/policy.ts";
import { terms, termsUpdated, writeTerms } from "./site/terms-of-service/terms.ts";

const processors = ["Host", "Mail"].map((name) => ({
  name,
  task: { en: "The server", ar: "الخادم" },
  country: { en: "Lebanon", ar: "لبنان" },
}));
/** Of a country of which there is little to say; the firm's own is among the company's entries. */
const law = { name: { en: "Lebanese law", ar: "القانون اللبناني" } };
const currency = "USD";
const invoicing = { currencies: ["USD", "EUR"] };

/** With none of the company's entries, and with all that these pages quote. */
const documents: Record<"en" | "ar", Record<string, LegalSection>>[] = [
  writePolicy({ law }),
  writeTerms({ law, currency }),
  writePolicy({ law: company.law, processors }),
  writeTerms({ law: company.law, currency, invoicing, warrantyMonths: 12 }),
];

test("the policy has ten sections and the terms have thirteen, in both languages", () => {
  for (const locale of locales) {
    expect(Object.keys(policy[locale])).toHaveLength(10);
    expect(Object.keys(terms[locale])).toHaveLength(13);
  }
});

test("a clause has the same number, form and places in both languages", () => {
  for (const { en, ar } of documents) {
    expect(Object.entries(ar).map(([id, section]) => [id, section.clauses.map(shapeOf)])).toEqual(
      Object.entries(en).map(([id, section]) => [id, section.clauses.map(shapeOf)]),
    );
  }
});

test("Arabic clauses are Arabic, and English ones English", () => {
  for (const { en, ar } of documents) {
    expect(sentencesOf(ar).filter((sentence) => !/\p{Script=Arabic}/u.test(sentence))).toEqual([]);
    expect(sentencesOf(ar).filter((sentence) => /[A-Za-z]{2,}(?: [A-Za-z]{2,}){2}/.test(sentence))).toEqual(
      [],
    );
    expect(sentencesOf(en).filter((sentence) => /\p{Script=Arabic}/u.test(sentence))).toEqual([]);
  }
});

test("an Arabic negation stays on the line of what it denies", () => {
  for (const document of documents) {
    expect(JSON.stringify(localizeSections("ar", document.ar))).not.toMatch(/(?<!\p{L})[وف]?لا /u);
  }
});

test("the items of an English list begin with a capital letter, under a line that ends in a colon", () => {
  const clauses = documents.flatMap(({ en }) => Object.values(en).flatMap((section) => section.clauses));
  for (const clause of clauses) {
    if (typeof clause === "string" || !("list" in clause)) continue;
    expect(clause.says).toMatch(/:$/);
    for (const item of clause.list) expect(item).toMatch(/^[A-Z]/);
  }
});

test("a text that has changed has a new date", () => {
  const digest = (text: unknown) =>
    createHash("sha256").update(JSON.stringify(text)).digest("hex").slice(0, 12);
  // When this fails, write the day of the change into privacy-policy/policy.ts or terms-of-service/terms.ts, and the new digest here.
  expect([policyUpdated, digest(policy)]).toEqual(["2026-11-29", "7c2128fa4fed"]);
  expect([termsUpdated, digest(terms)]).toEqual(["2026-11-29", "00bd473321fd"]);
});

test("only the places of links remain once the company's facts are filled in", () => {
  const left = documents.flatMap((document) =>
    locales.flatMap((locale) =>
      localizeSections(locale, document[locale]).flatMap((section) => placesIn(JSON.stringify(section))),
    ),
  );
  expect(new Set(left)).toEqual(new Set(["{email}", "{contact}", "{services}", "{privacy}"]));
});

test("the retention periods in the policy are those of the database", () => {
  const sql = globSync(["schema/*.sql", "server/database/platform/*.sql"])
    .map((file) => readFileSync(file, "utf8"))
    .join("\n");
  expect(sql).toMatch(/delete from private\.submissions[^;]+interval '7 days'/);
  expect(sql).toMatch(/delete from auth\.limit_counts[^;]+interval '1 day'/);
  expect(sql).toMatch(/delete from auth\.known_networks[^;]+interval '90 days'/);
  expect(textsOfRows(policy.en["how-long"])).toEqual(expect.arrayContaining(["A week", "A day"]));
  expect(textsOfRows(policy.ar["how-long"])).toEqual(expect.arrayContaining(["أسبوع", "يوم"]));
  for (const locale of locales) expect(textsOfRows(policy[locale]["how-long"]).join()).toContain("90");
});

test("each field that a form stores is named in the policy, in the row of that form", () => {
  for (const locale of locales) {
    const texts = textsOfRows(policy[locale]["what-we-collect"]);
    for (const [row, kind] of inquiryKinds.entries()) {
      const words: Partial<Record<string, LocalizedText>> = storedFieldWords[kind];
      for (const [name] of fieldsOf(kind)) expect(texts[row]).toContain(words[name]?.[locale] ?? name);
    }
  }
});

test("each table that holds what people send, add or do is named in the policy, and so is who reads inquiries", () => {
  const sql = globSync("schema/*.sql")
    .map((file) => readFileSync(file, "utf8"))
    .join("\n");
  const tables = Array.from(sql.matchAll(/create table (?:public|private)\.(\w+)/g), ([, table]) => table);
  const named: Record<string, string> = {
    inquiries: "project request",
    inquiry_search_texts: "project request",
    inquiry_messages: "what you reply by email",
    inquiry_attachments: "any files you attach",
    inquiry_attachment_pieces: "any files you attach",
    mails: "What we write to you",
    inquiry_notes: "the notes our team makes",
    inquiry_mentions: "the notes our team makes",
    begun_mails: "A digest of it",
    inquiry_keys: "hashes of the links",
    submissions: "A random key",
    admin_audit_log: "Who did what",
    inquiry_presence: "last had an inquiry open",
    inquiry_drafts: "replies and notes not sent yet",
    invitations: "who invited it",
    user_roles: "roles",
    recovery_codes: "recovery codes",
    staff_profiles: "name and position",
    staff_preferences: "which notices are wanted",
    saved_views: "views that were saved",
  };
  // The office’s own, and what protects accounts and forms.
  const others =
    "audit_head away_notices file_links mailbox_positions missed_mails reply_templates special_days";
  expect(tables.toSorted()).toEqual([...Object.keys(named), ...others.split(" ")].toSorted());
  const text = JSON.stringify(policy.en["what-we-collect"]);
  for (const name of Object.values(named)) expect(text).toContain(name);
  expect(sql).toMatch(/policy "\w+ read inquiries" on public\.inquiries\s+for select[^;]+is_staff/);
  expect(JSON.stringify(policy.en["who-sees-it"])).toContain("every member of the team can, admin or not");
});

test("what the code stores in a browser is named in the policy, and so is how long a draft is kept", () => {
  const keeping = globSync("{app,firm}/**/*.{ts,tsx}").filter(
    (file) =>
      !file.endsWith(".test.ts") && /(local|session)Storage\.setItem/.test(readFileSync(file, "utf8")),
  );
  const named = {
    "app/staff/staff-locale.ts": "language chosen there",
    "app/staff/kept-flag.ts": "Whether its keyboard shortcuts are switched off",
    "app/staff/commands/command-list.tsx": "Which commands and inquiries were opened last",
    "app/inquiries/desk/compose/draft-saver.ts": "Replies and notes that have been typed",
    "app/inquiries/desk/new/entry-draft.ts": "inquiries being entered",
    "app/inquiries/desk/templates/template-form.tsx": "Replies and notes that have been typed",
    "app/inquiries/form/draft.ts": "The draft of a form",
    "app/inquiries/visitor/script/kept-draft.ts": "A message of an inquiry’s page",
    "app/site/enhancements/language.ts": "The offer of the other language",
    "app/site/enhancements/fonts.ts": "The fonts",
  };
  expect(new Set(keeping)).toEqual(new Set(Object.keys(named)));
  for (const name of Object.values(named)) expect(JSON.stringify(policy.en.cookies)).toContain(name);
  const days = /retentionDays = (\d+)/.exec(readFileSync("app/inquiries/form/draft.ts", "utf8"))?.[1];
  for (const locale of locales) {
    expect(textsOfRows(policy[locale].cookies).join()).toContain(`${days}\u00a0`);
  }
});

test("data leave the server by mail and to its database alone, and the policy says so", () => {
  // What opens a connection, not what accepts one.
  const opening =
    /\bfetch\(|\b(?:http|https|tls|net)\.(?:connect|request|get)\(|import \{ (?:Agent|createTransport|ImapFlow|type ClientBase, Pool)/;
  const telling = globSync(["server/**/*.ts", "app/**/*.server.ts"]).filter(
    (file) => !file.endsWith(".test.ts") && opening.test(readFileSync(file, "utf8")),
  );
  expect(telling.toSorted()).toEqual([
    "server/database/embedded/command-client.ts",
    "server/database/postgres.ts",
    "server/mail/oauth-token.ts",
    "server/mail/smtp-connection.ts",
    "server/mail/transport.ts",
    "server/mailbox/imap-client.ts",
  ]);
  expect(JSON.stringify(policy.en["who-sees-it"])).toContain(
    "Our host and our email provider process your data",
  );
  expect(JSON.stringify(policy.ar["who-sees-it"])).toContain("مزوّد الاستضافة ومزوّد البريد");
});

test.each([
  [
    "The contract states the warranty period.",
    "يحدّد العقد مدة الضمان.",
    writeTerms({ law, currency, invoicing }),
  ],
  [
    "lasts 6\u00a0months from delivery",
    "مدة الضمان 6\u00a0أشهر من",
    writeTerms({ law, currency, warrantyMonths: 6 }),
  ],
  [
    "in United States dollars unless",
    "الأسعار بالدولار الأمريكي ما لم",
    writeTerms({ law, currency, warrantyMonths: 6 }),
  ],
  ["in Saudi riyals unless", "الأسعار بالريال السعودي ما لم", writeTerms({ law, currency: "SAR" })],
  [
    "states: US dollars or euros. Taxes",
    ": الدولار الأمريكي أو اليورو. و",
    writeTerms({ law, currency, invoicing }),
  ],
  ["On request, we will tell you the name", "نُعلمك، متى طلبت، باسم", writePolicy({ law, processors: [] })],
  ['[["Host, Lebanon","The server"],[', '[["Host، لبنان","الخادم"],[', writePolicy({ law, processors })],
])("a legal page quotes an entry, or does without: %s", (english, arabic, { en, ar }) => {
  expect(JSON.stringify(en)).toContain(english);
  expect(JSON.stringify(ar)).toContain(arabic);
});

function shapeOf(clause: Clause): unknown {
  if (typeof clause === "string") return placesIn(clause);
  return "list" in clause ? { list: clause.list.length } : { rows: clause.rows.length };
}

function placesIn(sentence: string): string[] {
  return (sentence.match(/\{\w+\}/g) ?? []).filter((place) => place !== "{company}").toSorted();
}

function sentencesOf(document: Record<string, LegalSection>): string[] {
  return Object.values(document)
    .flatMap(({ heading, clauses }) => [heading, ...clauses.flatMap(textsOf)])
    .map((sentence) => sentence.replaceAll(/\{\w+\}/g, ""));
}

function textsOf(clause: Clause): string[] {
  if (typeof clause === "string") return [clause];
  return [clause.says, ...("list" in clause ? clause.list : clause.rows.flat())];
}

/** What is said of each kind of data. */
function textsOfRows({ clauses }: LegalSection): string[] {
  return clauses.flatMap((clause) =>
    typeof clause === "string" || !("rows" in clause) ? [] : clause.rows.map(([, text]) => text),
  );
}
