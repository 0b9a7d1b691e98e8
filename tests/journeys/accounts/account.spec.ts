import { extractLink, waitForMail } from "../../support/mail/mailbox.ts";
import { checkAccessibility } from "../../support/page-checks/check-accessibility.ts";
import { expect, firstVisit, switchLanguage, test } from "../../support/browser/shared-server.ts";
import { signIn } from "../../support/browser/sign-in.ts";
import { createAccount } from "../../support/browser/sign-up.ts";
import { journeyLocales } from "../../support/browser/journey-locales.ts";

test.use({ storageState: firstVisit });

const password = "a door of brass";
const other = "a lantern in the pines";

const words = {
  en: {
    changePassword: "Change password",
    current: "Current password",
    next: "New password",
    save: "Save password",
    wrong: "This is not the password for your account.",
    saved: "Your new password is saved.",
    changeEmail: "Change email address",
    email: "Email address",
    sendLinks: "Send the links",
    linksSent: "The links are on their way to both mailboxes.",
    here: "This session",
    end: "End session",
    ended: "The session has ended.",
    endOthers: "End all other sessions",
    sessionEnded: "Your session has ended.",
  },
  ar: {
    changePassword: "غيّر كلمة المرور",
    current: "كلمة المرور الحالية",
    next: "كلمة المرور الجديدة",
    save: "احفظ كلمة المرور",
    wrong: "ليست هذه كلمة مرور حسابك.",
    saved: "حُفظت كلمة مرورك الجديدة.",
    changeEmail: "غيّر البريد",
    email: "البريد الإلكتروني",
    sendLinks: "أرسل الرابطين",
    linksSent: "الرابطان في طريقهما إلى البريدين",
    here: "هذه الجلسة",
    end: "أنهِ الجلسة",
    ended: "انتهت الجلسة.",
    endOthers: "أنهِ كل الجلسات الأخرى",
    sessionEnded: "انتهت جلستك",
  },
};

for (const locale of journeyLocales(import.meta.filename)) {
  const strings = words[locale];

  test(`${locale}: the owner of an account changes its password and asks for a new email`, async ({
    page,
    site,
  }) => {
    const email = `owner-${locale}@example.com`;
    await createAccount(site, email, password);
    await signIn(page, email, password);
    await page.goto("/account");
    await switchLanguage(page, locale);
    await page.getByRole("button", { name: strings.changePassword }).click();
    await expect(page.getByText(strings.here)).toBeVisible();
    await checkAccessibility(page);
    await page.getByLabel(strings.current).fill("not this one");
    await page.getByLabel(strings.next).fill(other);
    await page.getByRole("button", { name: strings.save }).click();
    await expect(page.locator("#currentPassword-problem")).toHaveText(strings.wrong);
    await page.getByLabel(strings.current).fill(password);
    await page.getByRole("button", { name: strings.save }).click();
    await expect(page.getByText(strings.saved)).toBeVisible();

    await page.getByRole("button", { name: strings.changeEmail }).click();
    await page.getByLabel(strings.email, { exact: false }).first().fill(`new-${email}`);
    await page.getByLabel(strings.current).fill(other);
    await page.getByRole("button", { name: strings.sendLinks }).click();
    await expect(page.getByText(strings.linksSent)).toBeVisible();
    extractLink(await waitForMail(site.dataDir, `new-${email}`));
  });

  test(`${locale}: a session is ended from another device, and says so within a minute`, async ({
    page,
    browser,
    site,
  }) => {
    const email = `devices-${locale}@example.com`;
    await createAccount(site, email, password);
    const context = await browser.newContext({ baseURL: site.url, userAgent: firefoxOnWindows });
    const elsewhere = await context.newPage();
    await elsewhere.clock.install();
    await signIn(elsewhere, email, password);
    await expect(elsewhere).toHaveURL("/admin");
    await switchLanguage(elsewhere, locale);

    await signIn(page, email, password);
    await page.goto("/account");
    await switchLanguage(page, locale);
    await expect(page.getByText(strings.here)).toBeVisible();
    const row = page.getByRole("listitem").filter({ hasText: "Firefox" });
    await expect(row).toContainText("Windows");
    await row.getByRole("button", { name: strings.end }).click();
    await expect(page.getByText(strings.ended)).toBeVisible();
    await expect(row).toHaveCount(0);
    await elsewhere.clock.fastForward(60_000);
    await expect(elsewhere).toHaveURL("/auth");
    await expect(elsewhere.getByRole("alert").filter({ hasText: strings.sessionEnded })).toBeVisible();
    await context.close();

    await page.getByRole("button", { name: strings.endOthers }).click();
    await expect(page.getByRole("main").getByRole("listitem")).toHaveCount(1);
    await expect(page.getByText(strings.here)).toBeVisible();
  });
}

test("nobody is shown an account without signing in", async ({ page }) => {
  await page.goto("/account");
  await expect(page).toHaveURL("/auth");
});

const firefoxOnWindows = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:152.0) Gecko/20100101 Firefox/152.0";
