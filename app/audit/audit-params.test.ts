import { expect, test } from "vitest";
import { parseAuditParams, serializeAuditParams } from "./audit-params.ts";

test("what the address says is read back, and what it cannot say is left out", () => {
  const params = {
    action: "role.granted",
    actor: "ada@example.com",
    reference: "N-7F3K2",
    since: "2026-11-01",
    until: "2026-11-23",
    before: 120,
  };
  expect(parseAuditParams(new URLSearchParams(serializeAuditParams(params)))).toEqual(params);
  expect(serializeAuditParams({})).toBe("?tab=audit");
  for (const reference of ["n-7f3k2", "7F3K2", "\u2068N-7F3K2\u2069", "N\u20117F3K2", "N-٧F٣K٢"])
    expect(parseAuditParams(new URLSearchParams({ reference }))).toEqual({ reference: "N-7F3K2" });
  for (const reference of ["", "N-", "N-7F3K"])
    expect(parseAuditParams(new URLSearchParams({ reference }))).toEqual({});
  const odd = new URLSearchParams("since=2026-13-40&until=tomorrow&before=-1&reference=n-7f3k2");
  expect(parseAuditParams(odd)).toEqual({ reference: "N-7F3K2" });
});
