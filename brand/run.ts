/**
 * Draws what follows from the firm's logo, colours, names and titles: the icons, the logo of emails, and for every public page and
 * article the picture that a shared link shows, in both languages. `npm run brand -- services articles/mbz-sat-launch` draws the
 * pictures of these pages alone. Look at what it writes into `firm`, and commit it.
 */
import { chromium } from "@playwright/test";
import { prepareBrowser } from "../tests/support/browser.ts";
import { writeIcons } from "./icons.ts";
import { writeMailLogo } from "./mail-logo.ts";
import { writeShareImages } from "./share-images.ts";

const pages = process.argv.slice(2);
const browser = await chromium.launch(await prepareBrowser());
if (pages.length === 0) {
  await writeIcons(browser);
  await writeMailLogo(browser);
}
await writeShareImages(browser, pages);
await browser.close();
