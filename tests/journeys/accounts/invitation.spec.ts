import type { Page } from "@playwright/test";
import { adminWords } from "../../../app/admin/words.ts";
import {
  forgottenPasswordWords,
  invitationWords as invitedWords,
} from "../../../app/auth/links/link-words.ts";
import { accessWords, signInWords } from "../../../app/auth/words.ts";
import { authErrorWords } from "../../../app/backend/errors/auth-error-words.ts";
import { interpolate, localize } from "../../../app/i18n/text.ts";
import { invitationWords, roleWords, teamWords } from "../../../app/team/words.ts";
import { uiWords } from "../../../app/ui/words.ts";
import { extractLink } from "../../support/mail/mailbox.ts";
import { checkAccessibility } from "../../support/page-checks/check-accessibility.ts";
import { expect, test } from "../../support/browser/desk-server.ts";
import { password } from "../../support/person.ts";
import { switchLanguage } from "../../support/browser/shared-server.ts";
import type { Site } from "../../support/browser/sites.ts";
import { enterPassword } from "../../support/browser/sign-in.ts";
import { journeyLocales } from "../../support/browser/journey-locales.ts";

for (const locale of journeyLocales(import.meta.filename)) {
  const team = localize(locale, teamWords);
  const words = localize(locale, invitationWords);
  const invited = localize(locale, invitedWords);
  const admin = localize(locale, adminWords);

  test(`${locale}: an admin invites; who joins finds nothing of admins, becomes one, is shut out and let in again`, async ({
    openDesk,
    page: ben,
    site,
  }) => {
    const ada = await openDesk("ada", locale, "/admin/team");
    await expect(ada.getByLabel(words.language)).toHaveValue(locale);
    await ada.getByLabel(words.email).fill("ben@example.com");
    await ada.getByRole("button", { name: words.send }).click();
    await expect(ada.getByText(words.sent)).toBeVisible();
    await checkAccessibility(ada);
    await ada.setViewportSize({ width: 1280, height: 720 });

    await ben.goto(await findLink(site));
    await switchLanguage(ben, locale);
    await expect(ben.getByRole("heading", { name: invited.title })).toBeVisible();
    await join(ben, locale);
    await expect(ben.getByText(invited.done)).toBeVisible();
    await expect(ben.getByRole("heading", { name: admin.inquiries })).toBeVisible();
    await expect(ben.getByRole("tab")).toHaveText([admin.inquiries, admin.figures, admin.templates]);
    await ben.goto("/admin/team");
    await expect(ben.getByText(admin.forAdmins)).toBeVisible();

    await ada.reload();
    const row = ada.getByRole("listitem").filter({ hasText: "ben@example.com" });
    const question = row.getByRole("group");
    await expect(row).toContainText(roleWords.staff[locale]);
    const makeAdmin = interpolate(team.changeRole, { role: roleWords.admin[locale] });
    await row.getByRole("button", { name: makeAdmin }).click();
    await question.getByRole("button", { name: makeAdmin }).click();
    await expect(ada.getByText(team.roleChanged)).toBeVisible();
    await ben.reload();
    await expect(ben.getByRole("heading", { name: "ada@example.com" })).toBeVisible();

    await row.getByRole("button", { name: team.suspend }).click();
    // The harmless one.
    await expect(question.getByRole("button", { name: uiWords.cancel[locale] })).toBeFocused();
    await question.getByRole("button", { name: team.suspend }).click();
    await expect(ada.getByText(team.suspendDone)).toBeVisible();
    await ben.reload();
    await expect(ben).toHaveURL("/auth");
    await ben.getByLabel(signInWords.email[locale]).fill("ben@example.com");
    await ben.getByLabel(signInWords.password[locale]).first().fill(password);
    await ben.getByRole("tabpanel").getByRole("button", { name: signInWords.signIn[locale] }).click();
    await expect(ben.getByText(authErrorWords.user_banned[locale])).toBeVisible();
    await row.getByRole("button", { name: team.reinstate }).click();
    await expect(ada.getByText(team.reinstated)).toBeVisible();
    await enterPassword(ben, "ben@example.com", password);
    await expect(ben.getByRole("heading", { name: admin.inquiries })).toBeVisible();
  });

  test(`${locale}: a revoked invitation leads to no rights, a used link to another, an account to a grant`, async ({
    openDesk,
    page: ben,
    site,
  }) => {
    const ada = await openDesk("ada", locale, "/admin/team");
    await ada.getByLabel(words.email).fill("ben@example.com");
    await ada.getByLabel(words.email).press("Enter");
    await ada.getByRole("button", { name: words.revoke }).click();
    await expect(ada.getByText(words.revoked)).toBeVisible();

    await ada.getByLabel(words.email).fill("sam@example.com");
    await ada.getByLabel(words.email).press("Enter");
    await expect(ada.locator("#email-problem")).not.toBeEmpty();
    await ada.getByRole("button", { name: words.grant }).click();
    await expect(ada.getByText(words.granted)).toBeVisible();
    await expect(ada.getByRole("heading", { name: "sam@example.com" })).toBeVisible();

    const link = await findLink(site);
    await ben.goto(link);
    await switchLanguage(ben, locale);
    await join(ben, locale);
    await expect(ben.getByRole("heading", { name: accessWords.title[locale] })).toBeVisible();
    await ben.goto(link);
    await join(ben, locale);
    await expect(ben.getByText(invited.expired)).toBeVisible();
    await expect(ben.getByRole("link", { name: forgottenPasswordWords.again[locale] })).toBeVisible();
  });
}

/** Ben's, as a path: the mail calls this machine by another name. */
async function findLink(site: Site): Promise<string> {
  const [mail] = await site.mailsTo("ben@example.com");
  const { pathname, hash } = new URL(extractLink(mail ?? {}));
  return pathname + hash;
}

async function join(page: Page, locale: "en" | "ar") {
  await page.getByLabel(signInWords.password[locale]).first().fill(password);
  await page.getByRole("button", { name: invitedWords.confirm[locale] }).click();
}
