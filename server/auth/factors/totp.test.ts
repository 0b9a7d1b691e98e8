import { Secret } from "otpauth";
import { expect, test } from "vitest";
import { findClockOffset, findTimeStep, generateSecret, otpauthUri } from "./totp.ts";

const secret = Secret.fromLatin1("12345678901234567890").base32;

test.each([
  [59, "287082"],
  [1111111109, "081804"],
  [1111111111, "050471"],
  [1234567890, "005924"],
  [2000000000, "279037"],
  [20000000000, "353130"],
])("the code of RFC 6238 at second %i is %s", (seconds, code) => {
  expect(findTimeStep(secret, code, null, seconds * 1000)).toBe(Math.floor(seconds / 30));
});

test("a code counts one step before and after its own", () => {
  const at = (steps: number) => findTimeStep(secret, "287082", null, (59 + 30 * steps) * 1000);
  expect([-1, 0, 1, 2].map(at)).toEqual([1, 1, 1, undefined]);
  expect(findTimeStep(secret, "081804", null, (1111111109 - 60) * 1000)).toBeUndefined();
});

test("a code counts once, and none from before it", () => {
  const now = 1111111109_000;
  const step = findTimeStep(secret, "081804", null, now) ?? 0;
  expect(findTimeStep(secret, "081804", step - 1, now)).toBe(step);
  expect(findTimeStep(secret, "081804", step, now)).toBeUndefined();
  expect(findTimeStep(secret, "081804", step + 1, now)).toBeUndefined();
});

test("a clock set back locks nobody out", () => {
  const step = Math.floor(1111111109 / 30);
  expect(findTimeStep(secret, "081804", step + 2880, 1111111109_000)).toBe(step);
});

test.each(["", "28708", "2870820", "28708x", "２８７０８２", " 287082", "-87082"])(
  "%j is no code",
  (code) => {
    expect(findTimeStep(secret, code, null, 59_000)).toBeUndefined();
  },
);

test("a code of another time tells by how much the clock that showed it is off, up to five minutes", () => {
  const offsetAt = (steps: number) => findClockOffset(secret, "287082", (59 + 30 * steps) * 1000)?.seconds;
  expect([11, 10, 8, 3].map(offsetAt)).toEqual([undefined, -300, -240, -90]);
  // A code typed for a minute shows no wrong clock.
  expect([2, 1, 0, -1].map(offsetAt)).toEqual([undefined, undefined, undefined, undefined]);
  const early = (steps: number) => findClockOffset(secret, "081804", (1111111109 - 30 * steps) * 1000);
  expect(early(8)).toEqual({ step: Math.floor(1111111109 / 30), seconds: 240 });
  expect([2, 10, 11].map((steps) => early(steps)?.seconds)).toEqual([60, 300, undefined]);
  expect(findClockOffset(secret, "x", 59_000)).toBeUndefined();
});

test("a secret has 160 bits, and its address says all that an app needs", () => {
  const fresh = generateSecret();
  expect(fresh).toMatch(/^[A-Z2-7]{32}$/);
  expect(generateSecret()).not.toBe(fresh);
  expect(otpauthUri("نواة: 1", "a+b@example.com", secret)).toBe(
    `otpauth://totp/%D9%86%D9%88%D8%A7%D8%A9%3A%201:a%2Bb%40example.com?algorithm=SHA1&digits=6&issuer=%D9%86%D9%88%D8%A7%D8%A9%3A%201&period=30&secret=${secret}`,
  );
});
