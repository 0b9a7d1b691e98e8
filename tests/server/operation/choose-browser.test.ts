import { expect, test } from "vitest";
import { chooseBrowser, explainPlatform } from "../../support/choose-browser.ts";

const chrome = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome";
const edge = "/opt/microsoft/msedge/msedge";

test.each<[NodeJS.Platform, NodeJS.Architecture, string[], unknown]>([
  ["linux", "x64", [edge], "packaged"],
  ["linux", "arm64", [edge], { executablePath: edge }],
  ["linux", "arm64", ["/opt/google/chrome/chrome", edge], { executablePath: "/opt/google/chrome/chrome" }],
  ["linux", "arm64", [], "fetched"],
  ["darwin", "arm64", [chrome], { executablePath: chrome }],
  ["darwin", "x64", [edge], "fetched"],
])("on %s, %s, with %j the tests run in %j", (platform, architecture, files, expected) => {
  expect(chooseBrowser(platform, architecture, (path) => files.includes(path))).toEqual(expected);
});

test("on Windows the tests say in one sentence where they run", () => {
  expect(explainPlatform("win32")).toMatch(/^[^.]+ WSL \(\S+\)\.$/);
  for (const platform of ["linux", "darwin"] as const) expect(explainPlatform(platform)).toBeUndefined();
});
