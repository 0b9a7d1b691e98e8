import { expect, firstVisit, test } from "../../support/browser/shared-server.ts";

test.use({ storageState: firstVisit });

test("a visitor who tests the access is properly denied, in either language", async ({ page }) => {
  await page.goto("/security-test");
  await expect(page.getByText("Not signed in")).toBeVisible();
  await page.getByRole("button", { name: "Test Data Access" }).click();
  await expect(page.getByText("Access Properly Denied")).toBeVisible();
  await expect(page.getByText("Access denied: Admin access is required.").first()).toBeVisible();
  await page.getByRole("button", { name: "العربية" }).or(page.getByLabel("العربية")).first().click();
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
  await page.getByRole("button", { name: "اختبر الوصول إلى البيانات" }).click();
  await expect(page.getByText("رُفض الوصول كما ينبغي")).toBeVisible();
});

test("without JavaScript the staff area says what it needs, in both languages", async ({ browser, site }) => {
  const context = await browser.newContext({ baseURL: site.url, javaScriptEnabled: false });
  const page = await context.newPage();
  for (const path of ["/auth", "/auth/confirm#token_hash=x&type=signup", "/admin", "/security-test"]) {
    await page.goto(path);
    const body = page.locator("body");
    await expect(body).toContainText("The staff area needs JavaScript.", { useInnerText: true });
    await expect(body).toContainText("تحتاج صفحات الموظفين إلى JavaScript.", { useInnerText: true });
  }
  await context.close();
});

test("a wrong password, a short one and an unknown address show their errors", async ({ page }) => {
  await page.goto("/auth");
  const panel = page.getByRole("tabpanel");
  await panel.getByRole("button", { name: "Sign In" }).click();
  await expect(page.getByText("Enter your password.").first()).toBeVisible();
  await panel.getByLabel("Email").fill("nobody@example.com");
  await panel.getByLabel("Password").first().fill("not the right one");
  await panel.getByRole("button", { name: "Sign In" }).click();
  await expect(page.getByText("Sign In Failed")).toBeVisible();
  await expect(page.getByText("The email address or the password is wrong.").first()).toBeVisible();
  await page.getByRole("tab", { name: "Sign Up" }).click();
  await expect(panel.getByLabel("Email")).toHaveValue("nobody@example.com");
  await panel.getByLabel("Password").first().fill("short");
  await panel.getByRole("button", { name: "Create account" }).click();
  await expect(page.getByText("Use at least 10 characters.").first()).toBeVisible();
});
