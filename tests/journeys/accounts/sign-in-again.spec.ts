import type { Page } from "@playwright/test";
import { Secret, TOTP } from "otpauth";
import { sessionKey } from "../../../app/backend/session-key.ts";

import { secondFactorWords, signInAgainWords } from "../../../app/auth/second-factor-words.ts";
import { credentialProblems, signInWords } from "../../../app/auth/words.ts";
import { localize } from "../../../app/i18n/text.ts";
import { invitationWords, teamWords } from "../../../app/team/words.ts";
import { uiWords } from "../../../app/ui/words.ts";
import { checkAccessibility } from "../../support/page-checks/check-accessibility.ts";
import { expect, test } from "../../support/browser/desk-server.ts";
import { ada } from "../../support/browser/seed-desk.ts";
import { password } from "../../support/person.ts";
import type { Site } from "../../support/browser/sites.ts";
import { journeyLocales } from "../../support/browser/journey-locales.ts";

for (const locale of journeyLocales(import.meta.filename)) {
  const team = localize(locale, teamWords);
  const invitation = localize(locale, invitationWords);
  const words = localize(locale, { ...secondFactorWords, ...signInAgainWords });

  test(`${locale}: who signed in long ago is asked for the password, and what they wanted is done then`, async ({
    openDesk,
    site,
  }) => {
    const page = await openDesk("ada", locale, "/account");
    await ageSession(page, site);
    await page.goto("/admin/team");
    const dialog = page.getByRole("dialog", { name: words.title });
    const field = dialog.getByLabel(signInWords.password[locale]).first();
    const address = page.getByRole("textbox", { name: invitation.email });
    const invite = page.getByRole("button", { name: invitation.send });

    // What was typed stays, whether they sign in again or not.
    await address.fill("lea@example.com");
    await invite.click();
    await expect(field).toBeFocused();
    await checkAccessibility(page);
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
    await expect(invite).toBeFocused();
    await expect(address).toHaveValue("lea@example.com");
    await invite.click();
    for (const [typed, problem] of [
      ["", credentialProblems.passwordMissing],
      ["not this one", credentialProblems.currentPasswordWrong],
    ] as const) {
      await field.fill(typed);
      await page.keyboard.press("Enter");
      await expect(dialog.locator("#password-problem")).toHaveText(problem[locale]);
      await expect(field).toBeFocused();
    }
    await field.fill(password);
    await page.keyboard.press("Enter");
    await expect(page.getByText(invitation.sent)).toBeVisible();
    await expect(page.getByText("lea@example.com")).toBeVisible();

    // From then on nothing is asked for a while.
    await suspend(page, team.suspend);
    await expect(page.getByText(team.suspendDone)).toBeVisible();
    await expect(dialog).toHaveCount(0);
    // The session before has ended: there is one, as before.
    await page.goto("/account");
    await expect(page.getByRole("main").getByRole("listitem")).toHaveCount(1);
  });

  test(`${locale}: with a second factor its code is asked for`, async ({ openDesk, site }) => {
    const page = await openDesk("ada", locale, "/account");
    const secret = new Secret({ size: 20 });
    await site.query(
      `with factor as (
         insert into auth.mfa_factors (user_id, factor_type, status, secret) values ($1, 'totp', 'verified', $2)
         returning id
       )
       update auth.sessions set aal = 'aal2', factor_id = (select id from factor)`,
      [ada, secret.base32],
    );
    await ageSession(page, site);
    await page.goto("/admin/team");
    const dialog = page.getByRole("dialog", { name: words.title });
    const field = dialog.getByLabel(words.code);
    await suspend(page, team.suspend);
    await expect(field).toBeFocused();
    await dialog.getByRole("button", { name: uiWords.close[locale] }).click();
    await expect(page.getByText(team.suspendDone)).toHaveCount(0);
    // The question is still there.
    await page.getByRole("button", { name: team.suspend }).click();
    await field.fill("000000");
    await page.keyboard.press("Enter");
    await expect(dialog.locator("#code-problem")).toContainText(words.wrong);
    await field.fill(new TOTP({ secret }).generate());
    await page.keyboard.press("Enter");
    await expect(page.getByText(team.suspendDone)).toBeVisible();
    await expect(page.getByRole("button", { name: team.reinstate })).toBeVisible();
  });
}

/** What was proved at the sign-in was twenty minutes ago; the page asks for a token that says so. */
async function ageSession(page: Page, site: Site) {
  await site.query(
    `update auth.sessions set amr = (
       select jsonb_agg(proof || jsonb_build_object('timestamp', (proof ->> 'timestamp')::int - 1200))
       from jsonb_array_elements(amr) as proof)`,
  );
  await page.evaluate((key) => {
    const session = JSON.parse(localStorage.getItem(key) ?? "");
    localStorage.setItem(key, JSON.stringify({ ...session, expires_at: 1 }));
  }, sessionKey);
}

/** The button asks, then does it. */
async function suspend(page: Page, name: string) {
  await page.getByRole("button", { name }).click();
  await page.getByRole("button", { name }).click();
}
