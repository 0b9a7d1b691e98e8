import { expect, test } from "vitest";
import { joinDrafts } from "./join-drafts.ts";

test.each([
  ["Dear Omar", "", "Dear Omar"],
  ["Dear Omar", "Dear Omar, yes", "Dear Omar, yes"],
  ["Dear Omar, yes\n\nP.S.", "P.S.", "Dear Omar, yes\n\nP.S."],
  ["Dear Omar", "Dear Rana", "Dear Omar\n\nDear Rana"],
])("%j and %j are %j", (stored, own, joined) => {
  expect(joinDrafts(stored, own)).toBe(joined);
});
