import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import chromium, { inflate, setupLambdaEnvironment } from "@sparticuz/chromium";
import { type Browser, chromium as playwright } from "playwright-core";

const run = promisify(execFile);

/** Launches the browser that `npm ci` installs, for drawings in HTML. */
export function launchBrowser(): Promise<Browser> {
  return launch(["--disable-gpu", "--font-render-hinting=none"]);
}

/** The same with WebGL, in software, so that pictures are the same on every machine. */
export function launchWebGlBrowser(): Promise<Browser> {
  return launch([
    "--use-gl=angle",
    "--use-angle=swiftshader",
    "--enable-unsafe-swiftshader",
    "--ignore-gpu-blocklist",
  ]);
}

async function launch(args: readonly string[]): Promise<Browser> {
  const executablePath = await prepareExecutable();
  // Many machines forbid the sandbox, and the browser opens only our own drawings.
  return playwright.launch({ executablePath, args: ["--no-sandbox", ...args] });
}

/** Unpacks the browser, and its libraries and fonts where the machine has none. */
async function prepareExecutable(): Promise<string> {
  const executablePath = await chromium.executablePath();
  const { stdout } = await run("ldd", [executablePath]).catch(() => ({ stdout: "" }));
  const folder = dirname(executablePath);
  if (stdout.includes("not found")) {
    await inflate(fileURLToPath(new URL("../bin/al2023.tar.br", import.meta.resolve("@sparticuz/chromium"))));
    setupLambdaEnvironment(`${folder}/al2023/lib`);
  }
  if (!existsSync("/etc/fonts/fonts.conf")) process.env["FONTCONFIG_PATH"] = `${folder}/fonts`;
  return executablePath;
}
