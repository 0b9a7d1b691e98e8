import { pageKinds } from "../../support/browser/built-pages.ts";
import { openPage, testOnSharedPage as test } from "../../support/browser/shared-server.ts";
import { checkPage } from "../../support/page-checks/check-page.ts";

/** One page of each template: English ones in a wide window, Arabic ones in a narrow one. */
const templates = [
  "/en",
  "/ar/services",
  "/en/cases",
  "/ar/start-project",
  "/en/articles",
  pageKinds.find((path) => path.startsWith("/ar/articles/")) ?? "",
  "/en/buyers",
  "/ar/privacy-policy",
];

for (const path of process.env["TEST_ALL"] ? [...pageKinds, "/en/nothing-here"] : templates) {
  test(`${path} is walked by Tab, fits every window, is accessible, and does not move for who wants no motion`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.setViewportSize({ width: path.startsWith("/ar") ? 360 : 1280, height: 800 });
    await openPage(page, path);
    await checkPage(page);
  });
}
