import { accountWords } from "../../../app/auth/account/words.ts";
import { forgottenPasswordWords, newPasswordWords } from "../../../app/auth/links/link-words.ts";
import { signInWords } from "../../../app/auth/words.ts";
import { authErrorWords } from "../../../app/backend/errors/auth-error-words.ts";
import { localize } from "../../../app/i18n/text.ts";
import { extractLink } from "../../support/mail/mailbox.ts";
import { checkAccessibility } from "../../support/page-checks/check-accessibility.ts";
import { expect, test } from "../../support/browser/desk-server.ts";
import { journeyLocales } from "../../support/browser/journey-locales.ts";
import { switchLanguage } from "../../support/browser/shared-server.ts";

const email = "ada@example.com";

for (const locale of journeyLocales(import.meta.filename)) {
  const words = localize(locale, { ...signInWords, ...forgottenPasswordWords });

  test(`${locale}: a forgotten password is replaced by the link of a mail, which works once; a stranger is answered alike`, async ({
    page,
    site,
  }) => {
    const send = page.getByRole("button", { name: words.send });
    const sent = page.getByRole("status").filter({ hasText: words.sent });
    await page.goto("/auth");
    await switchLanguage(page, locale);
    await page.getByLabel(words.email).fill(email);
    await page.getByRole("link", { name: words.forgotten }).click();
    await expect(page.getByRole("heading", { name: words.title })).toBeVisible();
    await expect(page.getByLabel(words.email)).toHaveValue(email);
    await checkAccessibility(page);
    await send.click();
    await expect(sent).toBeVisible();
    await page.goto("/auth/forgotten-password");
    await page.getByLabel(words.email).fill("");
    await send.click();
    await expect(page.locator("#email-problem")).toBeVisible();
    await page.getByLabel(words.email).fill("nobody@example.com");
    await send.click();
    await expect(sent).toBeVisible();
    expect(await site.mailsTo("nobody@example.com")).toEqual([]);

    const [mail] = await site.mailsTo(email);
    const field = page.getByLabel(words.password).first();
    const save = page.getByRole("button", { name: accountWords.savePassword[locale] });
    await page.goto(extractLink(mail ?? {}));
    await expect(page.getByRole("heading", { name: newPasswordWords.title[locale] })).toBeVisible();
    await field.fill("Password123!");
    await save.click();
    await expect(page.locator("#password-problem")).toHaveText(authErrorWords.weak_password[locale]);
    await field.fill("a lantern in the pines");
    await save.click();
    await expect(page.getByText(newPasswordWords.done[locale])).toBeVisible();
    await expect(page).toHaveURL("/admin");

    await page.goto(extractLink(mail ?? {}));
    await field.fill("a lantern in the fog");
    await save.click();
    await expect(page.getByRole("alert").filter({ hasText: words.expired })).toBeVisible();
    await page.getByRole("link", { name: words.again }).click();
    await expect(page).toHaveURL("/auth/forgotten-password");
  });
}
