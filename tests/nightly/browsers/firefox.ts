import { launch } from "puppeteer-core";
import type { Engine, Tab, TabOptions } from "./engine.ts";
import { findProgram } from "./find-program.ts";

const program = findProgram(["firefox-esr", "firefox"]);

/** Firefox as Debian builds it, through WebDriver BiDi. */
export const firefox: Engine = {
  name: "Firefox",
  description: program ?? "not installed (Debian: firefox-esr)",
  isInstalled: program !== undefined,
  open,
};

async function open({ width, height, javaScript }: TabOptions): Promise<Tab> {
  const browser = await launch({
    browser: "firefox",
    executablePath: program ?? "",
    headless: true,
    // Firefox ESR does not know how to emulate one.
    defaultViewport: null,
    args: [`--width=${width}`, `--height=${height}`],
    extraPrefsFirefox: javaScript ? {} : { "javascript.enabled": false },
  });
  const page = await browser.newPage();
  return {
    goto: async (url) => void (await page.goto(url)),
    evaluate: (run, argument = "") => page.evaluate(run, argument),
    click: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    // Puppeteer's own way waits for a load, and Firefox brings back the page as it was.
    back: () => page.evaluate(() => history.back()),
    close: () => browser.close(),
  };
}
