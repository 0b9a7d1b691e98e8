import { hash } from "@node-rs/argon2";
import { Piscina } from "piscina";
import { expect, test, vi } from "vitest";
import { parseConfig } from "../config.ts";
import { hashPassword, type HashSource, inHashQueue, maxPlaces, verifyPassword } from "./passwords.ts";

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

const config = parseConfig({});

/** Takes a place for each of the sources; resolves with those that got one. `free` lets their work end. */
async function takePlaces(sources: HashSource[], abuseLimits = true) {
  const { promise, resolve: open } = Promise.withResolvers<void>();
  const refused = new Set<HashSource>();
  const work = sources.map((source) =>
    inHashQueue({ config: { ...config, abuseLimits } }, source, () => promise).catch((error: unknown) => {
      expect(error).toMatchObject({ status: 429, details: { retryAfter: 2 } });
      refused.add(source);
    }),
  );
  await Promise.resolve();
  return {
    accepted: sources.filter((source) => !refused.has(source)),
    async free() {
      open();
      await Promise.all(work);
    },
  };
}

const strangers = (count: number, addressOf: (index: number) => string): HashSource[] =>
  Array.from({ length: count }, (_, index) => ({ address: addressOf(index), knownAs: undefined }));
const everywhere = (index: number) => `10.${index}.0.1`;

test("strangers have their places and cannot fill those of known callers, which are as many", async () => {
  const known = strangers(200, everywhere).map((source, index) => ({ ...source, knownAs: `user ${index}` }));
  const flood = await takePlaces([
    ...strangers(maxPlaces, everywhere),
    ...known,
    ...strangers(1, everywhere),
  ]);
  expect(flood.accepted.filter(({ knownAs }) => knownAs === undefined)).toHaveLength(maxPlaces);
  expect(flood.accepted.filter(({ knownAs }) => knownAs !== undefined)).toHaveLength(maxPlaces);
  await flood.free();
});

test.each([
  ["a /24 of IPv4", (index: number) => `203.0.113.${index}`],
  ["a /48 of IPv6", (index: number) => `2001:db8:5:${index.toString(16)}00::1`],
])(
  "%s has eight of the strangers' places, whose number leaves room for others and for who is known",
  async (_, addressOf) => {
    const flood = await takePlaces(strangers(100, addressOf));
    expect(flood.accepted).toHaveLength(8);
    const others = await takePlaces([
      { address: "2001:db8:6::1", knownAs: undefined },
      { address: addressOf(1), knownAs: "owner" },
    ]);
    expect(others.accepted).toHaveLength(2);
    await Promise.all([flood.free(), others.free()]);
  },
);

test("who is known by one account has eight places, and then those of strangers", async () => {
  const own = strangers(100, everywhere).map((source) => ({ ...source, knownAs: "attacker" }));
  const flood = await takePlaces([...strangers(maxPlaces, everywhere), ...own]);
  expect(flood.accepted.filter(({ knownAs }) => knownAs !== undefined)).toHaveLength(8);
  const owner = await takePlaces([{ address: "10.200.0.1", knownAs: "owner" }]);
  expect(owner.accepted).toHaveLength(1);
  await Promise.all([flood.free(), owner.free()]);

  const alone = await takePlaces(own.slice(0, maxPlaces));
  expect(alone.accepted).toHaveLength(maxPlaces);
  await alone.free();
});

test("accounts of one network that take all places of the known leave others those of strangers", async () => {
  const accounts = strangers(2 * maxPlaces, () => "203.0.113.1").map((source, index) => ({
    ...source,
    knownAs: `user ${index % (maxPlaces / 8)}`,
  }));
  const flood = await takePlaces(accounts);
  expect(flood.accepted).toHaveLength(maxPlaces + 8);
  const owner = await takePlaces([{ address: "198.51.100.1", knownAs: "owner" }]);
  expect(owner.accepted).toHaveLength(1);
  await Promise.all([flood.free(), owner.free()]);
});

test("without limits one network has all places, and no more", async () => {
  const { accepted, free } = await takePlaces(
    strangers(200, () => "::1"),
    false,
  );
  expect(accepted).toHaveLength(maxPlaces);
  await free();
});
