import { accountWords } from "../../../app/auth/account/words.ts";
import { signInWords } from "../../../app/auth/words.ts";
import { sessionKey } from "../../../app/backend/session-key.ts";
import { localeStorageKey } from "../../../app/staff/preferred-locale.ts";
import { layoutWords } from "../../../app/staff/words.ts";
import { holdRequests } from "../../support/browser/hold-requests.ts";
import { sumLayoutShifts } from "../../support/page-checks/layout-shifts.ts";
import { expect, firstVisit, test } from "../../support/browser/shared-server.ts";
import { waitForFrames } from "../../support/page-checks/wait-for-frames.ts";

test.use({ storageState: firstVisit });

const script = "**/assets/entry.client-*.js";
const { password } = accountWords;

test("before its script comes a page is laid out as it stays, and its form takes nothing", async ({
  page,
}) => {
  await page.setViewportSize({ width: 412, height: 823 });
  await page.addInitScript(sumLayoutShifts);
  for (const path of ["/security-test", "/auth/confirm#token_hash=x&type=signup", "/auth"]) {
    const release = await holdRequests(page, script);
    await page.goto(path, { waitUntil: "commit" });
    const button = page.locator("main button").first();
    await expect(button).toBeVisible();
    await expect(button).toBeDisabled();
    await waitForFrames(page, 18);
    release();
    await expect(button).toBeEnabled();
    await waitForFrames(page, 18);
    expect.soft(await page.evaluate(() => window.cumulativeLayoutShift), path).toBeLessThan(0.005);
  }
});

test("who is signed out is at the sign-in page before React is loaded, and a stored session at the admin page, and back when it cannot be read", async ({
  page,
}) => {
  const release = await holdRequests(page, script);
  await page.goto("/admin", { waitUntil: "commit" });
  await expect(page).toHaveURL("/auth");
  release();
  await expect(page.getByLabel(password.en)).toBeEnabled();
  await page.unrouteAll();

  await page.evaluate((key) => localStorage.setItem(key, "{}"), sessionKey);
  const documents: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "document") documents.push(new URL(request.url()).pathname);
  });
  await page.goto("/auth", { waitUntil: "commit" });
  await expect(page.getByLabel(password.en)).toBeEnabled();
  await expect(page).toHaveURL("/auth");
  expect(documents).toEqual(["/auth", "/admin"]);

  await page.goto("/auth/forgotten-password");
  await page.goto("/auth#error=access_denied&error_code=otp_expired&error_description=Expired");
  await expect(page.getByRole("main").getByRole("alert")).toBeVisible();
  await expect(page).toHaveURL("/auth");
});

test("the picture behind the form loads after the fonts", async ({ page }) => {
  const releaseFonts = await holdRequests(page, "**/assets/readex-pro-*.woff2");
  const pictures: string[] = [];
  page.on("request", (request) => {
    if (/\/hero-.*\.(avif|webp)/.test(request.url())) pictures.push(request.resourceType());
  });
  await page.goto("/auth", { waitUntil: "commit" });
  await expect(page.getByLabel(password.en)).toBeEnabled();
  expect(pictures).toEqual([]);
  const picture = page.waitForRequest(/\/hero-.*\.(avif|webp)/);
  releaseFonts();
  await picture;
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
    const notice = page.getByRole("alert").filter({ hasText: layoutWords.needsStorage.en });
    await expect(notice).toContainText(layoutWords.needsStorage.ar);
    await expect(page.getByRole("textbox")).toHaveCount(0);
  }
});

test.describe("to an Arabic reader", () => {
  test.use({ locale: "ar" });

  test("no English is shown first, and a page that cannot be hydrated is shown all the same", async ({
    page,
  }) => {
    const release = await holdRequests(page, script);
    await page.goto("/auth");
    const english = page.getByRole("heading", { name: signInWords.title.en, includeHidden: true });
    await expect(english).toBeAttached();
    await expect(english).toBeHidden();
    release();
    await expect(page.getByRole("heading", { name: signInWords.title.ar })).toBeVisible();
    await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
    await page.unrouteAll();
    await page.route(script, (route) => route.fulfill({ contentType: "text/javascript", body: "" }));
    await page.goto("/auth");
    // By a style, after five seconds.
    await page.evaluate(() => {
      for (const animation of document.getAnimations()) animation.finish();
    });
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });
});

for (const lost of [script, "**/assets/sign-in-page-*.js"])
  test(`a page whose scripts are of another version says so in both languages, and works once it is reloaded: ${lost}`, async ({
    context,
  }) => {
    // One whose console may say so, too.
    const page = await context.newPage();
    await page.addInitScript((key) => localStorage.setItem(key, "ar"), localeStorageKey);
    await page.route(lost, (route) => route.fulfill({ status: 404 }));
    await page.goto("/auth");
    const notice = page.getByRole("alert").filter({ hasText: layoutWords.moduleFailed.en });
    await expect(notice).toContainText(layoutWords.moduleFailed.ar);
    await page.unrouteAll();
    await notice.getByRole("link", { name: layoutWords.reloadPage.ar }).click();
    await expect(page.getByLabel(password.ar)).toBeEnabled();
    await expect(notice).toBeHidden();
  });

test("what a password manager adds before the page's scripts run spoils neither form nor fonts", async ({
  context,
}) => {
  // One whose console may say so.
  const page = await context.newPage();
  const release = await holdRequests(page, script);
  await page.goto("/auth", { waitUntil: "commit" });
  const field = page.getByLabel(password.en);
  await field.evaluate((input) => input.before(document.createElement("password-manager")));
  await expect(page.locator("html")).toHaveAttribute("data-fonts", "web");
  release();
  await expect(field).toBeEnabled();
  await field.fill("something long enough");
  await expect(page.locator("html")).toHaveAttribute("data-fonts", "web");
});
