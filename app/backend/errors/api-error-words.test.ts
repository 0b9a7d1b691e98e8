import { globSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { errorText } from "./api-error.ts";
import { errorWords } from "./api-error-words.ts";
import { raisedErrorWords } from "./raised-error-words.ts";

/** Only a program that misuses the service meets these: the pages cannot cause them. */
const programErrors = new Set([
  "anonymous_provider_disabled",
  "bad_json",
  "method_not_allowed",
  "not_found",
  "phone_provider_disabled",
]);

/** Visitors' forms and pages have words of their own for these, or no page can cause them. */
const otherMessages = new Set([
  "An inquiry has no column for: %",
  "The idempotency key is malformed.",
  "Staff enter a call, a WhatsApp message or a visit.",
  "The due moment must follow within 60 days.",
  "A conversation begins with a mail of ours.",
  "Only POST is allowed.",
  "This link opens no inquiry.",
  "files_full",
  "The request is too large.",
]);

const authSources = readSources("server/auth/**/*.ts");
const migrations = readSources("schema/*.sql");
const inviteSource = readSources("server/functions/invite.ts");

const authErrors = [
  ...findAll(authSources, /AuthApiError\(\s*\d+,\s*"(\w+)"(?:,\s*["`]([^"`]+)["`])?/g),
  ...findAll(authSources, /validationFailed\(["`]([^"`]+)["`]/g).map(([message]) => [
    "validation_failed",
    message,
  ]),
  ...findAll(authSources, /const message = ["`]([^"`]+)["`]/g).map(([message]) => ["", message]),
].map(([code = "", message = ""]) => ({ code, message }));
const raisedMessages = [
  ...findAll(migrations, /(?:raise exception|message =) '([^'%]+[^']*)'/g),
  // Those that `change_inquiries` chooses from.
  ...findAll(migrations, /'((?:Inquiries can be assigned|What is closed or spam|Choose a day from)[^']*)'/g),
  ...findAll(inviteSource, /errorResponse\(\s*\d+,\s*"\w+",\s*"([^"]+)"/g),
].map(([message = ""]) => message);

describe("errors of the servers", () => {
  test("are found in the sources", () => {
    expect(authErrors.length).toBeGreaterThan(70);
    expect(raisedMessages.length).toBeGreaterThan(30);
  });

  test("by a code of the auth service have words in both languages", () => {
    const codes = new Set(authErrors.map(({ code }) => code).filter((code) => code !== ""));
    const missing = [...codes].filter((code) => !isWorded(code) && !programErrors.has(code));
    expect(missing).toEqual([]);
  });

  test("raised by our own functions have words in both languages, by their message", () => {
    expect(raisedMessages.filter((message) => !isWorded(message) && !otherMessages.has(message))).toEqual([]);
  });

  test("have no words that nothing raises", () => {
    expect(Object.keys(raisedErrorWords).filter((message) => !raisedMessages.includes(message))).toEqual([]);
  });

  test("of a protocol never come to a page as they are, in neither language", () => {
    const shown = authErrors
      .filter(({ message }) => message.includes(" "))
      .filter(({ code, message }) => {
        const { en, ar } = errorText({ code, message });
        return en.includes(message) || ar.includes(message);
      });
    expect(shown).toEqual([]);
  });

  test("in words are sentences of each language", () => {
    const odd = Object.entries(errorWords)
      .filter(([key]) => key !== "unexpected" && key !== "unexpected_failure")
      .filter(
        ([, text]) => !/^[A-Z].*\.$/.test(text?.en ?? "") || !/^\p{Script=Arabic}.*\.$/u.test(text?.ar ?? ""),
      );
    expect(odd).toEqual([]);
  });
});

function isWorded(key: string): boolean {
  return Object.hasOwn(errorWords, key);
}

function readSources(pattern: string): string {
  return globSync(pattern)
    .filter((file) => !file.endsWith(".test.ts"))
    .map((file) => readFileSync(file, "utf8"))
    .join("\n");
}

/** The groups of each match. */
function findAll(text: string, pattern: RegExp): (string | undefined)[][] {
  return [...text.matchAll(pattern)].map(([, ...groups]) => groups);
}
