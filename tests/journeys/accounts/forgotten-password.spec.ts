import { extractLink, waitForMail } from "../../support/mail/mailbox.ts";
import { checkAccessibility } from "../../support/page-checks/check-accessibility.ts";
import { expect, firstVisit, switchLanguage, test } from "../../support/browser/shared-server.ts";
import { createAccount } from "../../support/browser/sign-up.ts";
import { words } from "../../support/browser/words.ts";
import { journeyLocales } from "../../support/browser/journey-locales.ts";

test.use({ storageState: firstVisit });

const password = "a door of brass";
const other = "a lantern in the pines";

for (const locale of journeyLocales(import.meta.filename)) {
  const strings = words[locale];

  test(`${locale}: a forgotten password is replaced by the link of a mail, and the old one is of no use`, async ({
    page,
    site,
  }) => {
    const email = `forgotten-${locale}@example.com`;
    await createAccount(site, email, password);
    await page.goto("/auth");
    await switchLanguage(page, locale);
    await page.getByLabel(strings.accountEmail).fill(email);
    await page.getByRole("link", { name: strings.forgotten }).click();
    await expect(page.getByRole("heading", { name: strings.forgottenTitle })).toBeVisible();
    await expect(page.getByLabel(strings.accountEmail)).toHaveValue(email);
    await checkAccessibility(page);
    await page.getByRole("button", { name: strings.sendLink }).click();
    await expect(page.getByRole("status").filter({ hasText: strings.linkSent })).toBeVisible();

    await page.goto(extractLink(await waitForMail(site.dataDir, email, 2)));
    await expect(page.getByRole("heading", { name: strings.newPassword })).toBeVisible();
    const field = page.getByLabel(strings.password, { exact: false }).first();
    await field.fill("Password123!");
    await page.getByRole("button", { name: strings.savePassword }).click();
    await expect(page.locator("#password-problem")).toHaveText(strings.weak);
    await field.fill(other);
    await page.getByRole("button", { name: strings.savePassword }).click();
    await expect(page.getByText(strings.passwordSaved)).toBeVisible();
    await expect(page).toHaveURL("/admin");

    const signIn = (phrase: string) =>
      fetch(`${site.url}/auth/v1/token?grant_type=password`, {
        method: "POST",
        headers: { "Content-Type": "application/json", apikey: "sb_publishable_embedded" },
        body: JSON.stringify({ email, password: phrase }),
      });
    expect([(await signIn(password)).status, (await signIn(other)).status]).toEqual([400, 200]);
  });

  test(`${locale}: a link that was used says so and leads to another, and an unknown address is answered alike`, async ({
    page,
  }) => {
    await page.goto("/auth/confirm#token_hash=unknown&type=recovery");
    await switchLanguage(page, locale);
    await page.getByLabel(strings.password, { exact: false }).first().fill(other);
    await page.getByRole("button", { name: strings.savePassword }).click();
    await expect(page.getByRole("alert").filter({ hasText: strings.used })).toBeVisible();
    await page.getByRole("link", { name: strings.askAgain }).click();
    await expect(page).toHaveURL("/auth/forgotten-password");
    await page.getByRole("button", { name: strings.sendLink }).click();
    await expect(page.locator("#email-problem")).toBeVisible();
    await page.getByLabel(strings.accountEmail).fill(`nobody-${locale}@example.com`);
    await page.getByRole("button", { name: strings.sendLink }).click();
    await expect(page.getByRole("status").filter({ hasText: strings.linkSent })).toBeVisible();
  });

  test(`${locale}: a new address counts once the links in both mailboxes were confirmed`, async ({
    page,
    site,
  }) => {
    const [from, to] = [`moving-${locale}@example.com`, `moved-${locale}@example.com`];
    const client = await createAccount(site, from, password);
    expect((await client.updateUser({ email: to })).error).toBeNull();
    await page.goto(extractLink(await waitForMail(site.dataDir, from, 2)));
    await switchLanguage(page, locale);
    await expect(page.getByRole("heading", { name: strings.confirmNewEmail })).toBeVisible();
    await page.getByRole("button", { name: strings.confirmChange }).click();
    await expect(page.getByRole("status").filter({ hasText: strings.halfConfirmed })).toBeVisible();
    await page.goto(extractLink(await waitForMail(site.dataDir, to)));
    await page.getByRole("button", { name: strings.confirmChange }).click();
    await expect(page.getByText(strings.emailChanged)).toBeVisible();
    await expect(page.getByText(to)).toBeVisible();
  });
}
