import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { describeTypes, typesFile } from "../../server/database/write-types.ts";
import { describeRules } from "./describe-rules.ts";

describeRules("the types of the database", (rules) => {
  test("are what `npm run types` writes", async () => {
    const written = await rules.database.transaction(describeTypes);
    expect(readFileSync(typesFile, "utf8")).toBe(written);
  });
});
