export type BrowserChoice = "packaged" | "fetched" | { executablePath: string };

/** Where the installers of Chrome and Edge put them. */
const installed: Partial<Record<NodeJS.Platform, string[]>> = {
  linux: ["/opt/google/chrome/chrome", "/opt/microsoft/msedge/msedge"],
  darwin: [
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge",
  ],
};

/**
 * The browser of the tests: the one among the packages, which is for Linux on x64, else the machine's Chrome or Edge, else
 * Playwright's own.
 */
export function chooseBrowser(
  platform: NodeJS.Platform,
  architecture: NodeJS.Architecture,
  exists: (path: string) => boolean,
): BrowserChoice {
  if (platform === "linux" && architecture === "x64") return "packaged";
  const executablePath = installed[platform]?.find(exists);
  return executablePath ? { executablePath } : "fetched";
}

/** Why the tests cannot run on a platform, and what to do. */
export function explainPlatform(platform: NodeJS.Platform): string | undefined {
  if (platform !== "win32") return undefined;
  return "The tests need Linux or macOS: on Windows, run npm ci and npm test in WSL (https://learn.microsoft.com/windows/wsl).";
}
