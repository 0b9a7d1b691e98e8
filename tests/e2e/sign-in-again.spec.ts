import { join } from "node:path";
import { AuthClient } from "@supabase/auth-js";
import type { Page } from "@playwright/test";
import { Secret, TOTP } from "otpauth";
import { createDataFolder } from "../data-folder.ts";
import { checkAccessibility } from "./check-accessibility.ts";
import { failOnConsoleErrors } from "./console-errors.ts";
import { runServer } from "./run-server.ts";
import { password, seedDesk } from "./seed-desk.ts";
import { expect, switchLanguage } from "./shared-server.ts";
import { withSiteDatabase } from "./site-database.ts";
import { type Site, test as base } from "./sites.ts";
import { journeyLocales } from "./journey-locales.ts";

const twentyMinutes = 20 * 60 * 1000;

const test = base.extend<{ site: Site }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads which fixtures are wanted from this pattern
  site: async ({}, use) => {
    const preload = join(import.meta.dirname, "../resilience/cluster/shift-clock.ts");
    const seedAndUse = async (server: Site) => {
      await withSiteDatabase(server, seedDesk);
      await use(server);
    };
    await runServer(await createDataFolder(), seedAndUse, { preload });
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
    const client = await atTwentyMinutesAgo(site, () => signIn(site));
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
    const { client, app } = await atTwentyMinutesAgo(site, async () => {
      const signedIn = await signIn(site);
      const { data, error } = await signedIn.mfa.enroll({ factorType: "totp" });
      if (error) throw error;
      const totp = new TOTP({ secret: Secret.fromBase32(data.totp.secret) });
      const code = totp.generate({ timestamp: Date.now() - twentyMinutes });
      expect((await signedIn.mfa.challengeAndVerify({ factorId: data.id, code })).error).toBeNull();
      return { client: signedIn, app: totp };
    });
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

/** What `work` does at a server whose clock is that much behind. */
async function atTwentyMinutesAgo<Result>(site: Site, work: () => Promise<Result>): Promise<Result> {
  await setClock(site, -twentyMinutes);
  const result = await work();
  await setClock(site, 0);
  return result;
}

async function setClock(site: Site, shift: number) {
  await new Promise<void>((resolve) => site.child.send(shift, () => resolve()));
  // The message is read before whatever is asked after this answer.
  await fetch(`${site.url}/health/ready`);
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
