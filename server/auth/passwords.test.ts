import { hash } from "@node-rs/argon2";
import { expect, test } from "vitest";
import { verifyPassword, hashPassword } from "./passwords.ts";

test("a password matches its own hash, an Argon2id one, and no other", async () => {
  const stored = await hashPassword("sunflower-9-bridge");
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await verifyPassword("sunflower-9-bridge", stored)).toBe(true);
  expect(await verifyPassword("sunflower-9-bridg", stored)).toBe(false);
  expect(await verifyPassword("sunflower-9-bridge", await hash("another"))).toBe(false);
});

test("without a stored hash every password is wrong", async () => {
  for (const stored of [null, undefined]) expect(await verifyPassword("", stored)).toBe(false);
});

test("passwords beyond the queue's limit are refused at once, the others verified", async () => {
  const answers = await Promise.allSettled(
    Array.from({ length: 100 }, () => verifyPassword("guess", undefined)),
  );
  const refused = answers.filter(({ status }) => status === "rejected");
  expect(refused.length).toBeGreaterThan(20);
  expect(answers.length - refused.length).toBeGreaterThan(60);
  expect(refused[0]).toMatchObject({ reason: { status: 429, details: { retryAfter: 2 } } });
  expect(await verifyPassword("guess", undefined)).toBe(false);
});
