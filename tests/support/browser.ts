import { execFile, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { chromium } from "@playwright/test";
import packaged, { inflate, setupLambdaEnvironment } from "@sparticuz/chromium";
import { chooseBrowser } from "./choose-browser.ts";

const run = promisify(execFile);

/** A browser that is there without a step of its own, and how it is started for tests. */
export async function prepareBrowser() {
  const choice = chooseBrowser(process.platform, process.arch, existsSync);
  const executablePath =
    choice === "packaged"
      ? await preparePackaged()
      : choice === "fetched"
        ? fetchBrowser()
        : choice.executablePath;
  // Elsewhere a file with an Arabic name is downloaded as "download".
  process.env["LC_ALL"] = "C.UTF-8";
  // Many machines forbid the sandbox, and the browser opens only our own pages.
  return { executablePath, args: ["--no-sandbox", "--disable-gpu", "--font-render-hinting=none"] };
}

/**
 * The browser that `npm ci` installs. Its libraries and fonts are unpacked where the machine has none.
 * The package's default arguments switch web security off, so they are not used.
 */
async function preparePackaged(): Promise<string> {
  const executablePath = await packaged.executablePath();
  const { stdout } = await run("ldd", [executablePath]).catch(() => ({ stdout: "" }));
  const folder = dirname(executablePath);
  if (stdout.includes("not found")) {
    await inflate(fileURLToPath(new URL("../bin/al2023.tar.br", import.meta.resolve("@sparticuz/chromium"))));
    setupLambdaEnvironment(`${folder}/al2023/lib`);
  }
  if (!existsSync("/etc/fonts/fonts.conf")) process.env["FONTCONFIG_PATH"] = `${folder}/fonts`;
  return executablePath;
}

/** Playwright's own browser, fetched once for all its projects on this machine. */
function fetchBrowser(): string {
  const executablePath = chromium.executablePath();
  if (existsSync(executablePath)) return executablePath;
  console.log("There is no Chrome and no Edge here: fetching Playwright's Chromium, about 190 MB, once.");
  const cli = fileURLToPath(import.meta.resolve("@playwright/test/cli"));
  const { status } = spawnSync(process.execPath, [cli, "install", "--no-shell", "chromium"], {
    stdio: "inherit",
  });
  if (status !== 0) throw new Error("It could not be fetched: install Chrome, or try again with a network.");
  return executablePath;
}

/** The same with WebGL, in software, since machines that test have no graphics processor. */
export async function prepareWebGlBrowser() {
  const { executablePath } = await prepareBrowser();
  return {
    executablePath,
    args: [
      "--no-sandbox",
      "--use-gl=angle",
      "--use-angle=swiftshader",
      "--enable-unsafe-swiftshader",
      "--ignore-gpu-blocklist",
    ],
  };
}
