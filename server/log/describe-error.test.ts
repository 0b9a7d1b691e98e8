import { expect, test } from "vitest";
import { describeError } from "./describe-error.ts";

async function describeFailure(work: () => unknown) {
  try {
    await work();
  } catch (error) {
    return describeError(error);
  }
  throw new Error("It did not fail");
}

test("an error is described by its message and its stack, one frame a line", async () => {
  const description = await describeFailure(() => {
    throw new RangeError("The window\n    at forged (file.ts:1:1)\nis too small");
  });
  expect(description.error).toContain("The window");
  expect(description.stack).toMatch(/^( {4}at [^\n]+(\n|$))+$/);
  expect(description.stack).toContain("describe-error.test.ts");
  expect(description.stack).not.toContain("forged");
});

test("what a message quotes is left out, quotes within it too", async () => {
  for (const [text, expected] of [
    ['{"email": rana@example.com', /^Unexpected token …/],
    ['{"email": "rana@example.com" "x"', /JSON/],
  ] as const) {
    const description = await describeFailure(() => JSON.parse(text));
    expect(description.error).toMatch(expected);
    expect(JSON.stringify(description)).not.toContain("rana");
  }
  expect(describeError(new Error(`no such user: "rana"@"example" given`)).error).toBe(
    "no such user: … given",
  );
  expect(describeError(new Error("cut off: 'rana")).error).toBe("cut off: …");
  expect(describeError("rana")).toEqual({ error: "string" });
});
