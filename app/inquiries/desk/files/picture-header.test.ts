import { expect, test } from "vitest";
import { parsePictureHeader } from "./picture-header.ts";

const bytes = (hex: string) => Uint8Array.from(Buffer.from(hex.replace(/\s/g, ""), "hex"));

test.each([
  ["image/png", "89504e470d0a1a0a 0000000d 49484452 00000140 000000f0"],
  ["image/gif", "474946383961 4001 f000 00 00 00 21f90400000000 00 2c 0000 0000 4001 f000 00"],
  // Its first frame is larger than its screen, after a table of colors.
  ["image/gif", "474946383761 0100 0100 80 00 00 ffffff000000 2c 4000 0000 0001 f000 00"],
  ["image/jpeg", "ffd8 ffe0 0004 0000 ff ffc4 0003 00 ffc2 0011 08 00f0 0140 03"],
  ["image/webp", "52494646 00000000 57454250 56503820 00000000 000000 9d012a 4001 f000"],
  ["image/webp", "52494646 00000000 57454250 5650384c 00000000 2f 3fc13b00"],
  ["image/webp", "52494646 00000000 57454250 56503858 00000000 00000000 3f0100 ef0000"],
])("a %s of 320 by 240 pixels", (mediaType, hex) => {
  expect(parsePictureHeader(bytes(hex))).toEqual({ mediaType, width: 320, height: 240 });
});

test.each([
  ["nothing", ""],
  ["SVG", "3c737667 20786d6c6e73"],
  ["BMP", "424d 00000000 00000000"],
  ["a PNG that ends too early", "89504e470d0a1a0a 0000000d 49484452 0000"],
  ["a JPEG whose size comes too late", "ffd8 ffe0 ffff 0000"],
  ["a JPEG without one", "ffd8 ffda 0011 08 00f0 0140 03"],
  ["a GIF that never comes to a frame", "474946383961 4001 f000 00 00 00 21f904"],
  ["a WebP of another kind", "52494646 00000000 57454250 58585858 00000000 00000000"],
])("%s is no picture", (_, hex) => {
  expect(parsePictureHeader(bytes(hex))).toBeUndefined();
});
