import { expect, test } from "vitest";
import { parseAuditParams, serializeAuditParams } from "./audit-params.ts";

test("what the address says is read back, and what it cannot say is left out", () => {
  const params = {
    kind: "security" as const,
    search: "آدا N-7F3K2",
    action: "role.granted",
    actor: "ada@example.com",
    since: "2026-11-01",
    until: "2026-11-23",
    before: 120,
  };
  expect(parseAuditParams(new URLSearchParams(serializeAuditParams(params)))).toEqual(params);
  expect(serializeAuditParams({})).toBe("?");
  const odd = new URLSearchParams("since=2026-13-40&until=tomorrow&before=-1&kind=all&search=+");
  expect(parseAuditParams(odd)).toEqual({});
});
