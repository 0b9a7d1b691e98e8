import type { Page } from "@playwright/test";

/** What a reader sets who needs text twice as large. The page's policy lets no style element in. */
export async function doubleText(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(":root { font-size: 200% !important }");
    document.adoptedStyleSheets = [sheet];
    // The browser asks container queries again once their containers are laid out anew; readers set their size before.
    document.body.hidden = true;
    document.body.getBoundingClientRect();
    document.body.hidden = false;
  });
}
