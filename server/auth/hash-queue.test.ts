import { expect, test } from "vitest";
import { parseConfig } from "../config.ts";
import { type HashSource, inHashQueue } from "./hash-queue.ts";

const config = parseConfig({});

/** Takes a place for each of the sources; resolves with who got one. `free` ends their work. */
async function takePlaces(sources: HashSource[], abuseLimits = true) {
  const { promise, resolve: free } = Promise.withResolvers<void>();
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
      free();
      await Promise.all(work);
    },
  };
}

const strangers = (count: number, addressOf: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => ({ address: addressOf(index), isKnown: false }));
const everywhere = (index: number) => `10.${index}.0.1`;

test("strangers have 64 places, and who is known has room when these are taken", async () => {
  const { accepted, free } = await takePlaces(strangers(100, everywhere));
  expect(accepted).toHaveLength(64);
  const known = await takePlaces(strangers(20, everywhere).map((source) => ({ ...source, isKnown: true })));
  expect(known.accepted).toHaveLength(16);
  await Promise.all([free(), known.free()]);
  const again = await takePlaces(strangers(64, everywhere));
  expect(again.accepted).toHaveLength(64);
  await again.free();
});

test.each([
  ["a /24 of IPv4", (index: number) => `203.0.113.${index}`],
  ["a /48 of IPv6", (index: number) => `2001:db8:5:${index.toString(16)}00::1`],
])("%s has eight of them, and of those for who is known", async (_, addressOf) => {
  const flood = await takePlaces(strangers(100, addressOf));
  expect(flood.accepted).toHaveLength(8);
  const others = await takePlaces([
    { address: "2001:db8:6::1", isKnown: false },
    { address: addressOf(1), isKnown: true },
  ]);
  expect(others.accepted).toHaveLength(2);
  await Promise.all([flood.free(), others.free()]);
});

test("without limits one network has all places, and no more", async () => {
  const { accepted, free } = await takePlaces(
    strangers(100, () => "::1"),
    false,
  );
  expect(accepted).toHaveLength(64);
  await free();
});
