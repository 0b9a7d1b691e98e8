import { expect, test } from "vitest";
import { parseConfig } from "../config.ts";
import { judgeFirstAdmin } from "./check-database.ts";
import { checkSettings } from "./check-settings.ts";

const good = {
  PUBLIC_URL: "https://nawat.example",
  TRUSTED_PROXY_HOPS: "1",
  SMTP_URL: "smtps://user:secret-word@mail.example:465",
  STAFF_EMAIL: "ada@example.com, ben@example.com",
};

function listWarnings(variables: Record<string, string>): string[] {
  return checkSettings(parseConfig(variables)).flatMap(({ level, subject }) =>
    level === "warning" ? subject : [],
  );
}

test.each<[Record<string, string>, string[]]>([
  [{}, []],
  [{ SMTP_URL: "" }, ["SMTP_URL"]],
  [{ STAFF_EMAIL: "" }, ["STAFF_EMAIL"]],
  [{ PUBLIC_URL: "http://nawat.example" }, ["PUBLIC_URL"]],
  [{ TRUSTED_PROXY_HOPS: "0" }, ["TRUSTED_PROXY_HOPS"]],
  [{ IMAP_URL: "imaps://desk:brass@mail.example" }, ["MAIL_AUTHSERV_ID"]],
  [{ IMAP_URL: "imaps://desk:brass@mail.example", MAIL_AUTHSERV_ID: "mx.mail.example" }, []],
  [{ METRICS_PORT: "9464" }, []],
  [{ METRICS_PORT: "0.0.0.0:9464" }, ["METRICS_PORT"]],
  [{ DATABASE_URL: "postgres://a:b@localhost/nawat" }, []],
  [{ DATABASE_URL: "postgres://a:b@db.example/nawat" }, ["DATABASE_URL"]],
  [{ DATABASE_URL: "postgres://a:b@db.example/nawat?sslmode=prefer" }, ["DATABASE_URL"]],
  [{ DATABASE_URL: "postgres://a:b@db.example/nawat?sslmode=verify-full" }, []],
  [{ DATABASE_URL: "postgres://a:b@db.example/nawat?host=/run/postgresql" }, []],
])("a public site is warned of what is unsafe: %o", (changes, expected) => {
  expect(listWarnings({ ...good, ...changes })).toEqual(expected);
});

test("a site on this machine is warned only that nobody is told, and of what was switched off", () => {
  expect(listWarnings({})).toEqual(["STAFF_EMAIL"]);
  expect(listWarnings({ ABUSE_LIMITS: "off" })).toEqual(["STAFF_EMAIL", "ABUSE_LIMITS"]);
});

test.each([
  [{}, true, "ok", /^exists$/],
  [{}, false, "ok", /first account that opens \/admin/],
  [{ ...good, FIRST_ADMIN_EMAIL: "ada@example.com" }, false, "ok", /sign up with FIRST_ADMIN_EMAIL/],
  [good, false, "warning", /nobody can become the first admin/],
])("with %o it says who can become the first admin (there is one: %s)", (variables, exists, level, words) => {
  const finding = judgeFirstAdmin(parseConfig(variables), exists);
  expect(finding).toMatchObject({ level, message: expect.stringMatching(words) });
});
