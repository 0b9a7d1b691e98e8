import { AuthClient } from "@supabase/auth-js";
import type { Page } from "@playwright/test";
import { Secret, TOTP } from "otpauth";
import { checkAccessibility } from "../../support/page-checks/check-accessibility.ts";
import { failOnConsoleErrors } from "../../support/browser/console-errors.ts";
import { password, seedDesk } from "../../support/browser/seed-desk.ts";
import { emptySite } from "../../support/browser/empty-site.ts";
import { expect, switchLanguage } from "../../support/browser/shared-server.ts";
import { type Site, test as base } from "../../support/browser/sites.ts";
import { journeyLocales } from "../../support/browser/journey-locales.ts";

const test = base.extend<{ site: Site }>({
  site: async ({ ownSite }, use) => {
    await emptySite(ownSite);
    await seedDesk(ownSite.database);
    await use(ownSite);
  },
  baseURL: async ({ site }, use) => use(site.url),
  page: failOnConsoleErrors,
});

const words = {
  en: {
    suspend: "Suspend account",
    reinstate: "Reinstate account",
    cancel: "Cancel",
    title: "Confirm that it is you",
    password: "Password",
    missing: "Enter your password.",
    wrong: "This is not the password for your account.",
    submit: "Continue",
    suspended: "The account is suspended.",
    email: "Email address",
    invite: "Send invitation",
    invited: "The invitation is on its way.",
    code: "Code",
    wrongCode: "This is not the code that the app shows now.",
  },
  ar: {
    suspend: "أوقف الحساب",
    reinstate: "أعد تفعيل الحساب",
    cancel: "ألغِ",
    title: "أكّد هويتك",
    password: "كلمة المرور",
    missing: "اكتب كلمة المرور.",
    wrong: "ليست هذه كلمة مرور حسابك.",
    submit: "تابع",
    suspended: "أُوقف الحساب.",
    email: "البريد الإلكتروني",
    invite: "أرسل الدعوة",
    invited: "الدعوة قيد الإرسال.",
    code: "الرمز",
    wrongCode: "هذا ليس الرمز الظاهر الآن في التطبيق.",
  },
};

for (const locale of journeyLocales(import.meta.filename)) {
  const strings = words[locale];

  test(`${locale}: who signed in long ago is asked for the password, and what they wanted is done then`, async ({
    page,
    site,
  }) => {
    const client = await signIn(site);
    await ageSignIns(site, client);
    await openTeam(page, client, locale);
    const dialog = page.getByRole("dialog", { name: strings.title });

    // An invitation: what was typed stays, whether they sign in again or not.
    await page.getByRole("textbox", { name: strings.email }).fill("lea@example.com");
    await page.getByRole("button", { name: strings.invite }).click();
    await expect(dialog.getByLabel(strings.password).first()).toBeFocused();
    await checkAccessibility(page);
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole("button", { name: strings.invite })).toBeFocused();
    await expect(page.getByRole("textbox", { name: strings.email })).toHaveValue("lea@example.com");
    await page.getByRole("button", { name: strings.invite }).click();
    await dialog.getByRole("button", { name: strings.submit }).click();
    await expect(dialog.locator("#password-problem")).toHaveText(strings.missing);
    await dialog.getByLabel(strings.password).first().fill("not this one");
    await page.keyboard.press("Enter");
    await expect(dialog.locator("#password-problem")).toHaveText(strings.wrong);
    await expect(dialog.getByLabel(strings.password).first()).toBeFocused();
    await checkAccessibility(page);
    await dialog.getByLabel(strings.password).first().fill(password);
    await page.keyboard.press("Enter");
    await expect(page.getByText(strings.invited)).toBeVisible();
    await expect(page.getByText("lea@example.com")).toBeVisible();

    // From then on nothing is asked for a while.
    await page.getByRole("button", { name: strings.suspend }).click();
    await page.getByRole("button", { name: strings.suspend }).click();
    await expect(page.getByText(strings.suspended)).toBeVisible();
    await expect(dialog).toHaveCount(0);

    // The session before has ended: there is one, as before.
    await page.goto("/account");
    await expect(page.getByRole("main").getByRole("listitem")).toHaveCount(1);
  });

  test(`${locale}: with a second factor its code is asked for`, async ({ page, site }) => {
    const client = await signIn(site);
    const { data, error } = await client.mfa.enroll({ factorType: "totp" });
    if (error) throw error;
    const app = new TOTP({ secret: Secret.fromBase32(data.totp.secret) });
    // The one before is taken too, and this one is new below.
    const code = app.generate({ timestamp: Date.now() - 30_000 });
    expect((await client.mfa.challengeAndVerify({ factorId: data.id, code })).error).toBeNull();
    await ageSignIns(site, client);
    await openTeam(page, client, locale);
    const dialog = page.getByRole("dialog", { name: strings.title });
    await page.getByRole("button", { name: strings.suspend }).click();
    await page.getByRole("button", { name: strings.suspend }).click();
    await expect(dialog.getByLabel(strings.code)).toBeFocused();
    await checkAccessibility(page);
    await dialog.getByRole("button", { name: strings.cancel }).click();
    await expect(page.getByText(strings.suspended)).toHaveCount(0);
    // The question is still there.
    await page.getByRole("button", { name: strings.suspend }).click();
    await dialog.getByLabel(strings.code).fill("000000");
    await page.keyboard.press("Enter");
    await expect(dialog.locator("#code-problem")).toContainText(strings.wrongCode);
    await dialog.getByLabel(strings.code).fill(app.generate());
    await page.keyboard.press("Enter");
    await expect(page.getByText(strings.suspended)).toBeVisible();
    await expect(page.getByRole("button", { name: strings.reinstate })).toBeVisible();
  });
}

/** What `client` proved when it signed in was twenty minutes ago. */
async function ageSignIns(site: Site, client: InstanceType<typeof AuthClient>) {
  await site.query(
    `update auth.sessions set amr = (
       select jsonb_agg(proof || jsonb_build_object('timestamp', (proof ->> 'timestamp')::int - 1200))
       from jsonb_array_elements(amr) as proof)`,
  );
  const { error } = await client.refreshSession();
  if (error) throw error;
}

async function signIn({ url }: Site) {
  const client = new AuthClient({ url: `${url}/auth/v1`, headers: { apikey: "sb_publishable_embedded" } });
  const { error } = await client.signInWithPassword({ email: "ada@example.com", password });
  if (error) throw error;
  return client;
}

/** The tab, in a browser that keeps the session of `client`. */
async function openTeam(page: Page, client: InstanceType<typeof AuthClient>, locale: "en" | "ar") {
  const { data } = await client.getSession();
  await page.goto("/auth");
  await page.evaluate(
    (stored) => localStorage.setItem("supabase.auth.token", stored),
    JSON.stringify(data.session),
  );
  await page.goto("/admin?tab=team");
  await switchLanguage(page, locale);
}
