import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { describeRules } from "./describe-rules.ts";

// The types of app/backend/schema.ts, by which every call is checked, are written by hand.
describeRules("what pages call", (rules) => {
  test("signed-in people may call", async () => {
    const sources = globSync("app/**/*.{ts,tsx}").map((path) => readFileSync(path, "utf8"));
    const namesAfter = (pattern: RegExp) => [
      ...new Set(sources.flatMap((source) => Array.from(source.matchAll(pattern), ([, name = ""]) => name))),
    ];
    const functions = namesAfter(/\.rpc\("(\w+)"/g);
    const relations = namesAfter(/\.from\("(\w+)"/g);
    expect([functions.length > 20, relations.length > 5]).toEqual([true, true]);
    const missing = await rules.query(
      `select name from unnest($1::text[]) as called (name) where not exists (
         select from pg_proc
         where pronamespace = 'public'::regnamespace and proname = name
           and has_function_privilege('authenticated', oid, 'execute'))
       union all
       select name from unnest($2::text[]) as called (name) where not exists (
         select from pg_class
         where relnamespace = 'public'::regnamespace and relname = name
           and has_any_column_privilege('authenticated', oid, 'select'))`,
      [functions, relations],
    );
    expect(missing).toEqual([]);
  });
});
