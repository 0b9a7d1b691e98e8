import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import chromium, { inflate, setupLambdaEnvironment } from "@sparticuz/chromium";

const run = promisify(execFile);

/**
 * The browser that `npm ci` installs. Its libraries and fonts are unpacked where the machine has none.
 * The package's default arguments switch web security off, so they are not used.
 */
export async function prepareBrowser() {
  const executablePath = await chromium.executablePath();
  const { stdout } = await run("ldd", [executablePath]).catch(() => ({ stdout: "" }));
  const folder = dirname(executablePath);
  if (stdout.includes("not found")) {
    await inflate(fileURLToPath(new URL("../bin/al2023.tar.br", import.meta.resolve("@sparticuz/chromium"))));
    setupLambdaEnvironment(`${folder}/al2023/lib`);
  }
  if (!existsSync("/etc/fonts/fonts.conf")) process.env["FONTCONFIG_PATH"] = `${folder}/fonts`;
  // Elsewhere a file with an Arabic name is downloaded as "download".
  process.env["LC_ALL"] = "C.UTF-8";
  // Many machines forbid the sandbox, and the browser opens only our own pages.
  return { executablePath, args: ["--no-sandbox", "--disable-gpu", "--font-render-hinting=none"] };
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
