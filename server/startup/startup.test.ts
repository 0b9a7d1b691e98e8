import { describe, expect, test } from "vitest";
import { parseConfig } from "../config.ts";
import { renderSummary } from "./announce-start.ts";
import { listUnsafeSettings } from "./list-unsafe-settings.ts";

const good = {
  PUBLIC_URL: "https://nawat.example",
  TRUSTED_PROXY_HOPS: "1",
  SMTP_URL: "smtps://user:secret-word@mail.example:465",
  STAFF_EMAIL: "ada@example.com, ben@example.com",
  FIRST_ADMIN_EMAIL: "ada@example.com",
};

describe("what is unsafe", () => {
  const list = (changes: Record<string, string>, firstAdmin: "exists" | "nobody" = "exists") =>
    listUnsafeSettings(parseConfig({ ...good, ...changes }), firstAdmin).map(({ setting }) => setting);

  test.each<[Record<string, string>, string[]]>([
    [{}, []],
    [{ SMTP_URL: "" }, ["SMTP_URL"]],
    [{ STAFF_EMAIL: "" }, ["STAFF_EMAIL"]],
    [{ PUBLIC_URL: "http://nawat.example" }, ["PUBLIC_URL"]],
    [{ TRUSTED_PROXY_HOPS: "0" }, ["TRUSTED_PROXY_HOPS"]],
    [{ METRICS_PORT: "9464" }, []],
    [{ METRICS_PORT: "0.0.0.0:9464" }, ["METRICS_PORT"]],
    [{ DATABASE_URL: "postgres://a:b@localhost/nawat" }, []],
    [{ DATABASE_URL: "postgres://a:b@db.example/nawat" }, ["DATABASE_URL"]],
    [{ DATABASE_URL: "postgres://a:b@db.example/nawat?sslmode=prefer" }, ["DATABASE_URL"]],
    [{ DATABASE_URL: "postgres://a:b@db.example/nawat?sslmode=verify-full" }, []],
    [{ DATABASE_URL: "postgres://a:b@db.example/nawat?host=/run/postgresql" }, []],
  ])("with %o", (changes, expected) => {
    expect(list(changes)).toEqual(expected);
  });

  test("on a public origin nobody who can become the first admin", () => {
    expect(list({}, "nobody")).toEqual(["FIRST_ADMIN_EMAIL"]);
  });

  test("on this machine only what was switched off", () => {
    expect(listUnsafeSettings(parseConfig({}), "anybody")).toEqual([]);
    const trial = parseConfig({ ABUSE_LIMITS: "off" });
    expect(listUnsafeSettings(trial, "anybody").map(({ setting }) => setting)).toEqual(["ABUSE_LIMITS"]);
  });
});

test("the summary for a terminal", () => {
  const facts = {
    address: "https://nawat.example",
    listening: "http://127.0.0.1:3000",
    database: "Postgres at db.example/nawat",
    mail: "by mail.example:465",
    staffAddresses: 2,
    firstAdmin: "chosen",
    signUp: "invited",
    metrics: "off",
  } as const;
  const unsafe = [{ setting: "STAFF_EMAIL", problem: "is not set: nobody is told about an inquiry" }];
  expect(renderSummary(facts, unsafe)).toBe(`\
Nawat is at https://nawat.example (listening on http://127.0.0.1:3000)
  Database     Postgres at db.example/nawat
  Mail         by mail.example:465
  Notices      to 2 staff addresses
  First admin  none yet: sign up with FIRST_ADMIN_EMAIL and open /admin
  Sign-up      invited
  Metrics      off
  Unsafe       STAFF_EMAIL is not set: nobody is told about an inquiry`);
});
