import { expect, test } from "vitest";
import { isSoftware } from "./renderer-name.ts";

test.each([
  "ANGLE (Google, Vulkan 1.3.0 (SwiftShader Device (Subzero) (0x0000C0DE)), SwiftShader driver)",
  "llvmpipe (LLVM 15.0.7, 256 bits)",
  "ANGLE (Microsoft, Microsoft Basic Render Driver Direct3D11 vs_5_0 ps_5_0)",
  "Apple Software Renderer",
])("%s draws in software", (renderer) => {
  expect(isSoftware(renderer)).toBe(true);
});

test.each([
  "ANGLE (Apple, ANGLE Metal Renderer: Apple M2, Unspecified Version)",
  "Adreno (TM) 619",
  "Mali-G57",
  "ANGLE (Intel, Intel(R) UHD Graphics 620 Direct3D11 vs_5_0 ps_5_0, D3D11)",
])("%s does not", (renderer) => {
  expect(isSoftware(renderer)).toBe(false);
});
