import { hash } from "@node-rs/argon2";
import { Piscina } from "piscina";
import { expect, test, vi } from "vitest";
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

test("one that is too long is wrong without any work", async () => {
  const work = vi.spyOn(Piscina.prototype, "run");
  expect(await verifyPassword("x".repeat(257), "$argon2id$")).toBe(false);
  expect(await verifyPassword(`a${"\u0315\u0300".repeat(400_000)}`, undefined)).toBe(false);
  expect(work).not.toHaveBeenCalled();
});
