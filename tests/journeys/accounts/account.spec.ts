import { accountWords, sessionWords } from "../../../app/auth/account/words.ts";
import { emailChangeWords } from "../../../app/auth/links/link-words.ts";
import { signInWords } from "../../../app/auth/words.ts";
import { authErrorWords } from "../../../app/backend/errors/auth-error-words.ts";
import { localize } from "../../../app/i18n/text.ts";
import { extractLink } from "../../support/mail/mailbox.ts";
import { checkAccessibility } from "../../support/page-checks/check-accessibility.ts";
import { expect, test } from "../../support/browser/desk-server.ts";
import { password } from "../../support/person.ts";
import { journeyLocales } from "../../support/browser/journey-locales.ts";
import { beginSession } from "../../support/person.ts";

const other = "a lantern in the pines";
const [from, to] = ["ada@example.com", "ada.moved@example.com"];
const firefoxOnWindows = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:152.0) Gecko/20100101 Firefox/152.0";

for (const locale of journeyLocales(import.meta.filename)) {
  const account = localize(locale, accountWords);
  const sessions = localize(locale, sessionWords);
  const change = localize(locale, emailChangeWords);

  test(`${locale}: a session is ended from another device, and says so within a minute`, async ({
    openDesk,
    site,
  }) => {
    const elsewhere = await openDesk("ada", locale, "/account");
    await elsewhere.clock.install();
    await elsewhere.reload();
    await expect(elsewhere.getByText(sessions.current)).toBeVisible();
    await site.query("update auth.sessions set user_agent = $1", [firefoxOnWindows]);

    const page = await openDesk("ada", locale, "/account");
    const row = page.getByRole("listitem").filter({ hasText: "Firefox" });
    await expect(row).toContainText("Windows");
    await row.getByRole("button", { name: sessions.end }).click();
    await expect(page.getByText(sessions.ended)).toBeVisible();
    await expect(row).toHaveCount(0);
    await elsewhere.clock.fastForward(60_000);
    await expect(elsewhere).toHaveURL("/auth");
    await expect(elsewhere.getByText(signInWords.sessionEnded[locale]).first()).toBeVisible();

    await beginSession(site, from);
    await page.reload();
    await page.getByRole("button", { name: sessions.endOthers }).click();
    await expect(page.getByText(sessions.othersEnded)).toBeVisible();
    await expect(page.getByRole("main").getByRole("listitem")).toHaveCount(1);
    await expect(page.getByText(sessions.current)).toBeVisible();
  });

  test(`${locale}: the owner changes the password, then the address, by the links in both mailboxes`, async ({
    openDesk,
    site,
  }) => {
    const page = await openDesk("ada", locale, "/account");
    await page.getByRole("button", { name: account.changePassword }).click();
    await checkAccessibility(page);
    await page.getByLabel(account.currentPassword).fill("not this one");
    await page.getByLabel(account.newPassword).fill(other);
    await page.getByRole("button", { name: account.savePassword }).click();
    await expect(page.locator("#currentPassword-problem")).toHaveText(
      authErrorWords.current_password_invalid[locale],
    );
    await page.getByLabel(account.currentPassword).fill(password);
    await page.getByRole("button", { name: account.savePassword }).click();
    await expect(page.getByText(account.passwordSaved)).toBeVisible();

    await page.getByRole("button", { name: account.changeEmail }).click();
    await page.getByLabel(account.email).first().fill(to);
    await page.getByLabel(account.currentPassword).fill(other);
    await page.getByRole("button", { name: account.sendLinks }).click();
    await expect(page.getByText(account.linksSent)).toBeVisible();
    await site.now.sendMails();
    for (const [mailbox, answer] of [
      [from, change.half],
      [to, change.done],
    ] as const) {
      const mail = (await site.mailsTo(mailbox)).at(-1);
      await page.goto(extractLink(mail ?? {}));
      await expect(page.getByRole("heading", { name: change.title })).toBeVisible();
      await page.getByRole("button", { name: change.confirm }).click();
      await expect(page.getByText(answer)).toBeVisible();
    }
    await expect(page.getByRole("banner")).toContainText(to);
  });
}
