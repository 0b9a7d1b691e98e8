import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { actionWords } from "./action-words.ts";

test("each action that the database logs by its name has words", () => {
  const sql = globSync("schema/*.sql").map((file) => readFileSync(file, "utf8"));
  const logged = [...sql.join().matchAll(/add_audit_entry\(\s*'([\w.]+)'/g)].map(([, action]) => action);
  expect(logged.length).toBeGreaterThan(10);
  expect(Object.keys(actionWords)).toEqual(expect.arrayContaining(logged));
});
