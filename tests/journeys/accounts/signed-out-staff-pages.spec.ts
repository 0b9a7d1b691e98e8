import { securityTestWords } from "../../../app/admin/words.ts";
import { credentialProblems, signInWords, toastWords } from "../../../app/auth/words.ts";
import { authErrorWords } from "../../../app/backend/errors/auth-error-words.ts";
import { localize } from "../../../app/i18n/text.ts";
import { layoutWords } from "../../../app/staff/words.ts";
import { expect, firstVisit, switchLanguage, test } from "../../support/browser/shared-server.ts";

test.use({ storageState: firstVisit });

test("without JavaScript the staff area says what it needs, in both languages", async ({ browser, site }) => {
  const context = await browser.newContext({ baseURL: site.url, javaScriptEnabled: false });
  const page = await context.newPage();
  for (const path of ["/auth", "/auth/confirm#token_hash=x&type=signup", "/admin", "/security-test"]) {
    await page.goto(path);
    for (const text of Object.values(layoutWords.needsScript))
      await expect(page.locator("body")).toContainText(text, { useInnerText: true });
  }
  await context.close();
});

test("a visitor is denied what is of staff, in either language, and told what is wrong when signing in", async ({
  page,
}) => {
  await page.goto("/security-test");
  await expect(page.getByText(securityTestWords.signedOut.en)).toBeVisible();
  for (const locale of ["en", "ar"] as const) {
    await switchLanguage(page, locale);
    await page.getByRole("button", { name: securityTestWords.button[locale] }).click();
    await expect(page.getByText(securityTestWords.denied[locale])).toBeVisible();
  }
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");

  for (const path of ["/account", "/admin", "/admin/team"]) {
    await page.goto(path);
    await expect(page).toHaveURL("/auth");
  }
  const words = localize("ar", { ...signInWords, ...credentialProblems });
  const panel = page.getByRole("tabpanel");
  await panel.getByRole("button", { name: words.signIn }).click();
  await expect(page.getByText(words.passwordMissing).first()).toBeVisible();
  await panel.getByLabel(words.email).fill("nobody@example.com");
  await panel.getByLabel(words.password).first().fill("not the right one");
  await panel.getByRole("button", { name: words.signIn }).click();
  await expect(page.getByText(toastWords.signInFailed.ar)).toBeVisible();
  await expect(page.getByText(authErrorWords.invalid_credentials.ar).first()).toBeVisible();
  await page.getByRole("tab", { name: words.signUpTab }).click();
  await expect(panel.getByLabel(words.email)).toHaveValue("nobody@example.com");
  await panel.getByLabel(words.password).first().fill("short");
  await panel.getByRole("button", { name: words.signUp }).click();
  await expect(page.getByText(words.passwordTooShort).first()).toBeVisible();
});
