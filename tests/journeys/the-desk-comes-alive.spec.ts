import type { Page } from "@playwright/test";
import { addUpShifts } from "./shifts.ts";
import { expect, test } from "./site.ts";

test.use({ storageState: { cookies: [], origins: [] } });

test("who is not signed in stands before the sign-in page at once", async ({ page }) => {
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(new URL(request.frame().url()).pathname);
  });
  await page.goto("/admin", { waitUntil: "commit" });
  await expect(page.getByLabel("Password")).toBeEnabled();
  await expect(page).toHaveURL("/auth");
  expect(new Set(scripts)).toEqual(new Set(["/auth"]));
});

test("who was signed in is asked at the desk, and sent back when the session cannot be read", async ({
  page,
}) => {
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

test("the form takes nothing before it is alive, and says what a mail's link could not do", async ({
  page,
}) => {
  const wake = await holdBack(page, "**/assets/alive-*.js");
  await page.goto("/auth#error=access_denied&error_code=otp_expired&error_description=Expired");
  const password = page.getByLabel("Password");
  await expect(password).toBeVisible();
  await expect(password).toBeDisabled();
  await wake();
  await expect(password).toBeEnabled();
  await expect(page.getByRole("alert").locator(".notice")).toBeVisible();
  await expect(page).toHaveURL("/auth");
});

test("the picture behind the form waits for the words", async ({ page }) => {
  const lettersCome = await holdBack(page, "**/assets/readex-pro-*.woff2");
  const pictures: string[] = [];
  page.on("request", (request) => {
    if (/\/hero-/.test(request.url())) pictures.push(request.resourceType());
  });
  await page.goto("/auth", { waitUntil: "commit" });
  await expect(page.getByLabel("Password")).toBeEnabled();
  expect(pictures).toEqual([]);
  await lettersCome();
  await expect.poll(() => pictures).toEqual(["image"]);
});

for (const path of ["/auth", "/auth/confirm#token_hash=x&type=signup", "/security-test"]) {
  test(`${path}: nothing moves when the page comes alive`, async ({ page }) => {
    await page.setViewportSize({ width: 412, height: 823 });
    await page.addInitScript(addUpShifts);
    const letIn = await holdBack(page, "**/assets/root-*.css");
    const ofTheDesk = page.waitForResponse(/\/assets\/(?!root-).*\.css$/);
    await page.goto(path);
    await ofTheDesk;
    await page.waitForTimeout(300);
    await letIn();
    await expect(page.locator("style[data-whole]")).toHaveCount(0);
    await expect(page.locator("main button").first()).toBeEnabled();
    await page.waitForTimeout(300);
    expect(await page.evaluate(() => window.shifted)).toBeLessThan(0.005);
  });
}

test.describe("to an Arabic reader", () => {
  test.use({ locale: "ar" });

  test("no English is shown first", async ({ page }) => {
    const wake = await holdBack(page, "**/assets/alive-*.js");
    await page.goto("/auth");
    const english = page.getByRole("heading", { name: "Admin Access", includeHidden: true });
    await expect(english).toBeAttached();
    await expect(english).toBeHidden();
    await wake();
    await expect(page.getByRole("heading", { name: "دخول المسؤولين" })).toBeVisible();
    await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
  });

  test("a page that cannot come alive is shown all the same", async ({ page }) => {
    await page.route("**/assets/alive-*.js", (route) =>
      route.fulfill({ contentType: "text/javascript", body: "" }),
    );
    await page.goto("/auth");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });
});

/** What is asked for by this address comes when the answer is called. */
async function holdBack(page: Page, address: string): Promise<() => Promise<void>> {
  const letGo = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await letGo.promise;
    await route.continue();
  });
  return async () => letGo.resolve();
}
