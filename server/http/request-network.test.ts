import { expect, test } from "vitest";
import { clientAddress, networkOf } from "./request-network.ts";

test("without trusted proxies the header is ignored", () => {
  expect(clientAddress("203.0.113.9", "198.51.100.1", 0)).toBe("203.0.113.9");
});

test("with one trusted proxy the last entry counts, however many the client invented", () => {
  expect(clientAddress("10.0.0.1", "1.1.1.1, 2.2.2.2, 198.51.100.1", 1)).toBe("198.51.100.1");
});

test("with two trusted proxies the entry before the last counts", () => {
  expect(clientAddress("10.0.0.2", "1.1.1.1, 198.51.100.1, 10.0.0.1", 2)).toBe("198.51.100.1");
});

test("a request that came around the proxies, or with a broken header, gets the socket's address", () => {
  expect(clientAddress("203.0.113.9", undefined, 1)).toBe("203.0.113.9");
  expect(clientAddress("203.0.113.9", "unknown", 1)).toBe("203.0.113.9");
  expect(clientAddress("203.0.113.9", "198.51.100.1,", 1)).toBe("203.0.113.9");
});

test("addresses of one /24 or /56 share a network, others do not", () => {
  expect(networkOf("203.0.113.9")).toBe("203.0.113.0/24");
  expect(networkOf("::ffff:203.0.113.77")).toBe("203.0.113.0/24");
  expect(networkOf("2001:db8:1:2ff::1")).toBe(networkOf("2001:db8:1:200::2"));
  expect(networkOf("2001:db8:1:300::1")).not.toBe(networkOf("2001:db8:1:200::2"));
});

test.each([
  ["1.2.3.4:5678", "1.2.3.4"],
  ["[2001:db8::1]:443", "2001:db8::1"],
  ["[2001:db8::1]", "2001:db8::1"],
  ['"[2001:db8::1]:443"', "2001:db8::1"],
  ['"198.51.100.1"', "198.51.100.1"],
  ["::ffff:198.51.100.1", "198.51.100.1"],
  ["2001:0DB8:0:0::0001", "2001:db8::1"],
])("a proxy that writes %s means %s", (entry, address) => {
  expect(clientAddress("10.0.0.1", `1.1.1.1, ${entry}`, 1)).toBe(address);
});

test.each(["1", "0x7f.1", "1.2.3", "1.2.3.4:x", "[1.2.3.4", "2001:db8::1]:443", "", '"', "_hidden"])(
  "%j is no address",
  (entry) => {
    expect(clientAddress("10.0.0.1", `1.1.1.1, ${entry}`, 1)).toBe("10.0.0.1");
  },
);

test("of a list of thousands only the end is parsed", () => {
  expect(clientAddress("10.0.0.1", `${"1.1.1.1,".repeat(4_000)} 198.51.100.1`, 1)).toBe("198.51.100.1");
});
