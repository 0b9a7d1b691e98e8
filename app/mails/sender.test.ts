import { expect, test } from "vitest";
import { localizeSender } from "./sender.server.ts";

test("the company signs in the language of the mail, and a name of the operator's own stays", () => {
  for (const from of ["Nawat <hello@nawat.example>", '"نواة" <hello@nawat.example>']) {
    expect(localizeSender(from, "ar")).toBe("نواة <hello@nawat.example>");
    expect(localizeSender(from, "en")).toBe("Nawat <hello@nawat.example>");
  }
  for (const from of ["Nawat Beirut <hello@nawat.example>", "hello@nawat.example"])
    expect(localizeSender(from, "ar")).toBe(from);
});
