import { expect, test } from "vitest";
import { clientAddress, networkOf } from "./client-address.ts";

test("without trusted proxies the header is ignored", () => {
  expect(clientAddress("203.0.113.9", "198.51.100.1", 0)).toBe("203.0.113.9");
});

test("with one trusted proxy the last entry counts, however many the client invented", () => {
  expect(clientAddress("10.0.0.1", "1.1.1.1, 2.2.2.2, 198.51.100.1", 1)).toBe("198.51.100.1");
});

test("with two trusted proxies the entry before the last counts", () => {
  expect(clientAddress("10.0.0.2", "1.1.1.1, 198.51.100.1, 10.0.0.1", 2)).toBe("198.51.100.1");
});

test("a request that came around the proxies, or with a broken header, is known by its socket", () => {
  expect(clientAddress("203.0.113.9", undefined, 1)).toBe("203.0.113.9");
  expect(clientAddress("203.0.113.9", "unknown", 1)).toBe("203.0.113.9");
});

test("neighbours share a network, strangers do not", () => {
  expect(networkOf("203.0.113.9")).toBe("203.0.113.0/24");
  expect(networkOf("::ffff:203.0.113.77")).toBe("203.0.113.0/24");
  expect(networkOf("2001:db8:1:2ff::1")).toBe(networkOf("2001:db8:1:200::2"));
  expect(networkOf("2001:db8:1:300::1")).not.toBe(networkOf("2001:db8:1:200::2"));
});
