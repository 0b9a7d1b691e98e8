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
