import type { Page } from "@playwright/test";
import { sumLayoutShifts } from "../../support/page-checks/layout-shifts.ts";
import { expect, firstVisit, test } from "../../support/browser/shared-server.ts";
import { waitForFrames } from "../../support/page-checks/wait-for-frames.ts";

test.use({ storageState: firstVisit });

test("a signed-out visitor is redirected to the sign-in page before React is loaded", async ({ page }) => {
  const release = await holdResponses(page, "**/assets/hydrate-staff-area-*.js");
  await page.goto("/admin", { waitUntil: "commit" });
  await expect(page).toHaveURL("/auth");
  await release();
  await expect(page.getByLabel("Password")).toBeEnabled();
});

test("a stored session redirects to the admin page, and back when it cannot be read", async ({ page }) => {
  await page.addInitScript(() => {
    if (!sessionStorage.getItem("began")) localStorage.setItem("supabase.auth.token", "{}");
    sessionStorage.setItem("began", "yes");
  });
  const documents: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "document") documents.push(new URL(request.url()).pathname);
  });
  await page.goto("/auth", { waitUntil: "commit" });
  await expect(page.getByLabel("Password")).toBeEnabled();
  await expect(page).toHaveURL("/auth");
  expect(documents).toEqual(["/auth", "/admin"]);
});

test("the form is disabled before hydration, and shows the error of a mail's link", async ({ page }) => {
  const release = await holdResponses(page, "**/assets/hydrate-staff-area-*.js");
  await page.goto("/auth#error=access_denied&error_code=otp_expired&error_description=Expired");
  const password = page.getByLabel("Password");
  await expect(password).toBeVisible();
  await expect(password).toBeDisabled();
  await release();
  await expect(password).toBeEnabled();
  await expect(page.getByRole("main").getByRole("alert")).toBeVisible();
  await expect(page).toHaveURL("/auth");
});

test("a page whose scripts are of another version says so in both languages, and works once it is reloaded", async ({
  context,
}) => {
  // One whose console may say so, too.
  const page = await context.newPage();
  await page.addInitScript(() => localStorage.setItem("staff-language", "ar"));
  await page.route("**/assets/hydrate-staff-area-*.js", (route) => route.fulfill({ status: 404 }));
  await page.goto("/auth");
  const notice = page.getByRole("alert").filter({ hasText: "This page did not load completely" });
  await expect(notice).toContainText("لم تُحمَّل هذه الصفحة كاملة");
  await page.unrouteAll();
  await notice.getByRole("link", { name: "أعد تحميل الصفحة" }).click();
  await expect(page.getByLabel("كلمة المرور")).toBeEnabled();
  await expect(notice).toBeHidden();
});

test("where the browser blocks storage, a page says so in both languages instead of a form that never works", async ({
  page,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(window, "localStorage", {
      get: () => {
        throw new DOMException("", "SecurityError");
      },
    }),
  );
  for (const path of ["/auth", "/admin", "/auth/confirm"]) {
    await page.goto(path);
    const notice = page.getByRole("alert").filter({ hasText: "This browser blocks cookies and site data" });
    await expect(notice).toContainText("يحظر هذا المتصفح ملفات تعريف الارتباط");
    await expect(page.getByRole("textbox")).toHaveCount(0);
  }
});

test("the picture behind the form loads after the fonts", async ({ page }) => {
  const releaseFonts = await holdResponses(page, "**/assets/readex-pro-*.woff2");
  const pictures: string[] = [];
  page.on("request", (request) => {
    if (/\/hero-.*\.(avif|webp)/.test(request.url())) pictures.push(request.resourceType());
  });
  await page.goto("/auth", { waitUntil: "commit" });
  await expect(page.getByLabel("Password")).toBeEnabled();
  expect(pictures).toEqual([]);
  await releaseFonts();
  await expect.poll(() => pictures).toEqual(["image"]);
});

for (const path of ["/auth", "/auth/confirm#token_hash=x&type=signup", "/security-test"]) {
  test(`${path}: nothing shifts at hydration`, async ({ page }) => {
    await page.setViewportSize({ width: 412, height: 823 });
    await page.addInitScript(sumLayoutShifts);
    const release = await holdResponses(page, "**/assets/hydrate-staff-area-*.js");
    await page.goto(path, { waitUntil: "commit" });
    await expect(page.locator("main")).toBeVisible();
    await waitForFrames(page, 18);
    await release();
    await expect(page.locator("main button").first()).toBeEnabled();
    await waitForFrames(page, 18);
    expect(await page.evaluate(() => window.cumulativeLayoutShift)).toBeLessThan(0.005);
  });
}

test.describe("to an Arabic reader", () => {
  test.use({ locale: "ar" });

  test("no English is shown first", async ({ page }) => {
    const release = await holdResponses(page, "**/assets/hydrate-staff-area-*.js");
    await page.goto("/auth");
    const english = page.getByRole("heading", { name: "Admin Access", includeHidden: true });
    await expect(english).toBeAttached();
    await expect(english).toBeHidden();
    await release();
    await expect(page.getByRole("heading", { name: "دخول مشرفي الموقع" })).toBeVisible();
    await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
  });

  test("a page that cannot be hydrated is shown all the same", async ({ page }) => {
    await page.route("**/assets/hydrate-staff-area-*.js", (route) =>
      route.fulfill({ contentType: "text/javascript", body: "" }),
    );
    await page.goto("/auth");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });
});

/** Holds responses of this address until the returned function is called. */
async function holdResponses(page: Page, address: string): Promise<() => Promise<void>> {
  const released = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await released.promise;
    await route.continue();
  });
  return async () => released.resolve();
}
