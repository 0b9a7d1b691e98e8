import { expect, test } from "vitest";
import { createVariant, type Encoding } from "./encoded-variant.ts";
import { chooseVariant } from "./negotiate-encoding.ts";

const variantOf = (encoding: Encoding) =>
  createVariant({ body: Buffer.from(encoding), bytes: 1 }, encoding, "hash", {});
const file = {
  variants: {
    identity: variantOf("identity"),
    br: variantOf("br"),
    zstd: variantOf("zstd"),
    gzip: variantOf("gzip"),
  },
  encodingsBySize: "br zstd gzip identity",
  contentHash: "hash",
  headers: {},
  compress: undefined,
};

test.each([
  [undefined, "identity"],
  ["", "identity"],
  ["gzip, deflate, br, zstd", "br"],
  ["gzip", "gzip"],
  ["GZIP", "gzip"],
  ["br;q=0.1, gzip;q=0.9", "gzip"],
  ["gzip, br;q=0, zstd;q=0", "gzip"],
  ["br;q=0, zstd", "zstd"],
  ["*", "br"],
  ["*;q=0.5, gzip", "gzip"],
  ["identity, gzip;q=0.5", "identity"],
  ["deflate", "identity"],
  ["*;q=0", "identity"],
  ["deflate, identity;q=0", "identity"],
  ["identity;q=0, gzip", "gzip"],
  ["gzip;q=banana", "gzip"],
  [`${"x, ".repeat(500)}br`, "identity"],
])("%j is answered with %s", (accepted, encoding) => {
  expect(String(chooseVariant(file, accepted).body)).toBe(encoding);
});
