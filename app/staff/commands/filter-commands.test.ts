import { expect, test } from "vitest";
import type { Command } from "./command.ts";
import { filterCommands } from "./filter-commands.ts";

const command = (
  id: string,
  group: Command["group"],
  en: string,
  ar: string,
  more: Partial<Command> = {},
) => ({
  id,
  group,
  label: { en, ar },
  run: () => {},
  ...more,
});

const commands = [
  command("sign-out", "general", "Sign out", "سجّل الخروج"),
  command("audit", "go", "Audit Logs", "سجل التدقيق"),
  command("spam", "inquiry", "Status: Spam", "الحالة: غير مرغوب فيه", {
    keywords: "move to spam انقله إلى غير المرغوب فيه",
  }),
  command("search", "find", "Search for “…”", "ابحث عن «…»", { isMadeOfText: true }),
];
const idsFor = (typed: string, recent: string[] = []) =>
  filterCommands(commands, typed, recent).map(({ id }) => id);

test("all are listed by groups before anything is written, but what is made of it", () => {
  expect(idsFor("")).toEqual(["spam", "audit", "sign-out"]);
  expect(idsFor("  ")).toEqual(["spam", "audit", "sign-out"]);
});

test("they are found by either language, with or without signs, in any order of words", () => {
  expect(idsFor("LOGS audit")).toEqual(["audit", "search"]);
  expect(idsFor("سجّل الخروج")).toEqual(["sign-out", "search"]);
  expect(idsFor("الحاله")).toEqual(["spam", "search"]);
  expect(idsFor("move spam")).toEqual(["spam", "search"]);
});

test("a name that begins so comes first", () => {
  expect(idsFor("s")).toEqual(["spam", "sign-out", "search"]);
  expect(idsFor("so")).toEqual(["search"]);
  expect(idsFor("سجل")).toEqual(["audit", "sign-out", "search"]);
});

test("words are found by how they begin, in Arabic with the article or without it", () => {
  expect(idsFor("og udit")).toEqual(["search"]);
  expect(idsFor("log aud")).toEqual(["audit", "search"]);
  expect(idsFor("مرغوب")).toEqual(["spam", "search"]);
  expect(idsFor("خروج")).toEqual(["sign-out", "search"]);
});

test("what was used last comes first", () => {
  expect(idsFor("", ["sign-out", "gone", "audit"])).toEqual(["sign-out", "audit", "spam"]);
  expect(idsFor("s", ["sign-out"])).toEqual(["sign-out", "spam", "search"]);
});

test("what matches nothing can still be searched for", () => {
  expect(idsFor("valve")).toEqual(["search"]);
});
