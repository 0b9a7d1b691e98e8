import type { Browser, Page } from "playwright-core";

/** Opens a page that runs the script; its console messages and errors are printed with `name`. */
export async function openScriptPage(browser: Browser, name: string, script: string): Promise<Page> {
  const page = await browser.newPage();
  page.on("console", (message) => console.log(`${name}: ${message.text()}`));
  page.on("pageerror", (error) => console.error(`${name}: ${error.stack}`));
  await page.addScriptTag({ content: script });
  return page;
}

/** Evaluates an expression in the page that returns a picture as a data URL. */
export async function evaluatePicture(page: Page, call: string): Promise<Buffer> {
  const url = await page.evaluate<string>(call);
  return Buffer.from(url.slice(url.indexOf(",") + 1), "base64");
}
