import { pagesOfTest } from "../../support/browser/built-pages.ts";
import { openPage, testOnSharedPage as test } from "../../support/browser/shared-server.ts";
import { checkPage } from "../../support/page-checks/check-page.ts";

// English pages in a wide window, Arabic ones in a narrow one.
for (const path of pagesOfTest) {
  test(`${path} is walked by Tab, fits every window, is accessible, and does not move for who wants no motion`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.setViewportSize({ width: path.startsWith("/ar") ? 360 : 1280, height: 800 });
    await openPage(page, path);
    await checkPage(page);
  });
}
