import { expect, test } from "vitest";
import { hasLittleMemory } from "./memory.ts";

test("a small machine, or a small container, has little memory", () => {
  const gigabytes = (number: number) => number * 2 ** 30;
  expect(hasLittleMemory(gigabytes(0.5), gigabytes(16))).toBe(true);
  expect(hasLittleMemory(0, gigabytes(1))).toBe(true);
  expect(hasLittleMemory(0, gigabytes(4))).toBe(false);
  // What Node says where a control group sets no limit.
  expect(hasLittleMemory(2 ** 64, gigabytes(4))).toBe(false);
});
