import { readFile } from "node:fs/promises";
import { Secret, TOTP } from "otpauth";
import { accessWords, toastWords } from "../../../app/auth/words.ts";
import { accountWords } from "../../../app/auth/account/words.ts";
import { factorWords, secondFactorWords, wrongClock } from "../../../app/auth/second-factor-words.ts";
import { authErrorWords } from "../../../app/backend/errors/auth-error-words.ts";
import { formatPeriodAfter } from "../../../app/i18n/format.ts";
import { interpolate, localize, otherLocale } from "../../../app/i18n/text.ts";
import { checkAccessibility } from "../../support/page-checks/check-accessibility.ts";
import { expect, test } from "../../support/browser/desk-server.ts";
import { password } from "../../support/person.ts";
import { switchLanguage } from "../../support/browser/shared-server.ts";
import { signIn } from "../../support/browser/sign-in.ts";
import { journeyLocales } from "../../support/browser/journey-locales.ts";

const email = "ada@example.com";

for (const locale of journeyLocales(import.meta.filename)) {
  const words = localize(locale, secondFactorWords);
  const factor = localize(locale, factorWords);
  const signedIn = toastWords.signInDoneText[locale];

  test(`${locale}: a second factor is set up, asked for, lost and replaced by a recovery code`, async ({
    openDesk,
    site,
  }) => {
    const page = await openDesk("ada", locale, "/account");
    const submit = page.getByRole("button", { name: words.submit });
    const signOut = page.getByRole("button", { name: accessWords.signOut[locale] });

    // A person who signed in long ago could be somebody else by now.
    await site.query("update auth.sessions set created_at = now() - interval '1 day'");
    await page.getByRole("button", { name: words.setUp }).click();
    await expect(page.getByText(factor.passwordNeeded)).toBeVisible();
    await page.getByLabel(accountWords.currentPassword[locale]).fill("not this one");
    await submit.click();
    await expect(page.locator("#password-problem")).toHaveText(
      authErrorWords.current_password_invalid[locale],
    );
    await page.getByLabel(accountWords.currentPassword[locale]).fill(password);
    await submit.click();

    await expect(page.getByRole("img", { name: factor.picture })).toBeVisible();
    await checkAccessibility(page);
    const key = page.getByText(new RegExp(`^${factor.key}`));
    const [secret = ""] = /[A-Z2-7]{32}$/.exec(((await key.textContent()) ?? "").replaceAll(" ", "")) ?? [];
    const app = new TOTP({ secret: Secret.fromBase32(secret) });
    await page.getByLabel(words.code).fill(app.generate());
    await page.getByRole("button", { name: factor.turnOn }).click();
    await expect(page.getByText(factor.turnedOn)).toBeVisible();
    const codes = page.getByRole("listitem").filter({ hasText: /^[0-9A-Z]{4}(-[0-9A-Z]{4}){2}$/ });
    await expect(codes).toHaveCount(10);
    const listed = await codes.allTextContents();
    const [file] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: factor.downloadCodes }).click(),
    ]);
    const saved = await readFile(await file.path(), "utf8");
    for (const text of [email, ...listed]) expect(saved).toContain(text);
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.getByRole("button", { name: factor.copyCodes }).click();
    await expect(page.getByText(factor.codesCopied)).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(listed.join("\n"));
    await page.emulateMedia({ media: "print" });
    await expect(codes).toHaveCount(10);
    await expect(page.locator(":is(button, h1, h2, img, header):visible")).toHaveCount(0);
    await page.emulateMedia({ media: null });
    await page.getByRole("button", { name: factor.kept }).click();
    await expect(codes).toHaveCount(0);
    await page.setViewportSize({ width: 1280, height: 900 });
    await signOut.click();

    await signIn(page, email, password);
    await expect(page).toHaveURL("/auth/second-factor");
    await expect(page.getByText(signedIn)).toHaveCount(0);
    await page.goto("/account");
    await expect(page).toHaveURL("/auth/second-factor");
    const code = page.getByLabel(words.code);
    for (const [typed, problem] of [
      ["000000", words.wrong],
      // Seven codes ago, eight when the next one begins meanwhile: both are told as four minutes.
      [
        app.generate({ timestamp: Date.now() - 210_000 }),
        interpolate(wrongClock.late[locale], { time: formatPeriodAfter(locale, 4, "minute") }),
      ],
    ] as const) {
      await code.fill(typed);
      await submit.click();
      await expect(page.locator("#code-problem")).toContainText(problem);
      await expect(code).toBeFocused();
    }
    // A code counts once: the app's next one is taken already.
    await code.fill(app.generate({ timestamp: Date.now() + 30_000 }));
    await submit.click();
    await expect(page).toHaveURL("/admin");
    // A notice goes when the language is no longer its own.
    await expect(page.getByText(signedIn)).toBeVisible();
    await switchLanguage(page, otherLocale(locale));
    await expect(page.getByText(signedIn)).toHaveCount(0);
    await switchLanguage(page, locale);
    await signOut.click();

    await signIn(page, email, password);
    await page.getByRole("button", { name: words.lost }).click();
    await page.getByLabel(words.recoveryCode).fill("0000-0000-0000");
    await submit.click();
    await expect(page.locator("#code-problem")).toContainText(words.recoveryWrong);
    await page.getByLabel(words.recoveryCode).fill(listed[0]?.toLowerCase().replaceAll("-", " ") ?? "");
    await submit.click();
    await expect(page.getByText(words.removed)).toBeVisible();
    await expect(page).toHaveURL("/admin");
    await page.goto("/account");
    await expect(page.getByText(factor.off)).toBeVisible();
  });
}
