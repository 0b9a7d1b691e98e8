import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { Builder, Key } from "selenium-webdriver";
import { findFreePort } from "../../../server/http/free-port.ts";
import type { Engine, Tab, TabOptions } from "./engine.ts";
import { findProgram } from "./find-program.ts";

const driverProgram = findProgram(["WebKitWebDriver"]);
const miniBrowser = findProgram([
  "/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser",
  "/usr/lib/aarch64-linux-gnu/webkit2gtk-4.1/MiniBrowser",
]);
const display = findProgram(["Xvfb"]);
const isInstalled = driverProgram !== undefined && miniBrowser !== undefined && display !== undefined;

/** WebKit as GTK's small browser has it, through WebDriver, on a screen that nobody sees. */
export const webkit: Engine = {
  name: "WebKit",
  description: isInstalled ? miniBrowser : "not installed (Debian: webkit2gtk-driver, xvfb)",
  isInstalled,
  open,
};

const keys = { Enter: Key.ENTER, Escape: Key.ESCAPE, Tab: Key.TAB };

async function open({ width, height, javaScript }: TabOptions): Promise<Tab> {
  const screen = await startScreen();
  const port = await findFreePort();
  const driverProcess = spawn(driverProgram ?? "", [`--port=${port}`], {
    stdio: "ignore",
    // Its sandbox needs rights that a container does not give, and it opens our own pages alone.
    env: { ...process.env, DISPLAY: screen.name, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1" },
  });
  const driver = await connect(port, javaScript);
  const window = driver.manage().window();
  await window.setRect({ width, height });
  // The window has a frame and a bar of its own.
  const [insideWidth, insideHeight] = await driver.executeScript<[number, number]>(
    "return [innerWidth, innerHeight]",
  );
  await window.setRect({ width: 2 * width - insideWidth, height: 2 * height - insideHeight });
  return {
    goto: (url) => driver.get(url),
    evaluate: (run, argument = "") => driver.executeScript(run, argument),
    click: (x, y) =>
      driver
        .actions()
        .move({ x: Math.round(x), y: Math.round(y) })
        .click()
        .perform(),
    type: (text) => driver.actions().sendKeys(text).perform(),
    press: (key) => driver.actions().sendKeys(keys[key]).perform(),
    back: () => driver.navigate().back(),
    async close() {
      await driver.quit();
      driverProcess.kill();
      screen.process.kill();
    },
  };
}

async function connect(port: number, javaScript: boolean) {
  const settings = {
    binary: miniBrowser,
    args: ["--automation", ...(javaScript ? [] : ["--enable-javascript=false"])],
  };
  for (;;)
    try {
      return await new Builder()
        .usingServer(`http://127.0.0.1:${port}`)
        .withCapabilities({ browserName: "MiniBrowser", "webkitgtk:browserOptions": settings })
        .build();
    } catch (error) {
      // The driver does not listen yet.
      if (!(error instanceof Error && error.message.includes("ECONNREFUSED"))) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
}

/** A screen of its own for each browser: which one has the keyboard is never a question. */
async function startScreen(): Promise<{ name: string; process: ChildProcess }> {
  const started = spawn(display ?? "", ["-displayfd", "1", "-screen", "0", "2000x1400x24"], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  const [number] = (await once(started.stdout, "data")) as [Buffer];
  return { name: `:${String(number).trim()}`, process: started };
}
