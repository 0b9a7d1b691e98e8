import type { Page } from "@playwright/test";
import { expect } from "./shared-server.ts";

/** Signs in by the page, in either language. Leads to the admin page, or to the code of a second factor. */
export async function signIn(page: Page, email: string, password: string) {
  await page.goto("/auth");
  await enterPassword(page, email, password);
}

/** The same on the page that is open. */
export async function enterPassword(page: Page, email: string, password: string) {
  await page.getByLabel(/^(Email|البريد الإلكتروني)/).fill(email);
  await page.getByLabel(/^(Password|كلمة المرور)/).fill(password);
  await page
    .getByRole("tabpanel")
    .getByRole("button", { name: /^(Sign In|سجّل الدخول)$/ })
    .click();
  await expect(page).toHaveURL(/\/(admin|auth\/second-factor)(\?inquiry=.*)?$/);
}
