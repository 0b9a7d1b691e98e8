import { expect, test } from "vitest";
import { joinDrafts } from "./join-drafts.ts";

test.each([
  ["", "Dear Omar", "", "Dear Omar"],
  ["", "Dear Omar", "Dear Rana", "Dear Omar\n\nDear Rana"],
  ["P.S.", "Dear Omar, yes\n\nP.S.", "P.S.", "Dear Omar, yes\n\nP.S."],
  ["Dear Omar, yes.", "Dear Omar, yes. Karim", "Dear Omar Khalil, yes.", "Dear Omar Khalil, yes. Karim"],
  [
    "Dear Omar, 100 dollars.",
    "Dear Omar, 90 dollars.",
    "Dear Omar, 80 dollars.",
    "Dear Omar, 9\n\n80 dollars.",
  ],
  ["One two three", "One three", "One two three four", "One three four"],
  ["One two", "", "One two", ""],
])("from %j, %j and %j are %j", (base, stored, own, joined) => {
  expect(joinDrafts(base, stored, own)).toBe(joined);
});

test("texts that are joined by turns do not grow by what they share", () => {
  let [stored, first, second] = ["", "", ""];
  for (let turn = 0; turn < 20; turn++) {
    const mine = `${first} a${turn}`;
    stored = joinDrafts(first, stored, mine);
    first = stored;
    stored = joinDrafts(second, stored, `${second} b${turn}`);
    second = stored;
  }
  expect(stored.length).toBeLessThan(20 * 12);
});
