import { readFile } from "node:fs/promises";
import { Secret, TOTP } from "otpauth";
import { checkAccessibility } from "../../support/page-checks/check-accessibility.ts";
import { expect, firstVisit, switchLanguage, test } from "../../support/browser/shared-server.ts";
import { signIn } from "../../support/browser/sign-in.ts";
import { createAccount } from "../../support/browser/sign-up.ts";
import { journeyLocales } from "../../support/browser/journey-locales.ts";

test.use({ storageState: firstVisit });

const password = "a door of brass";

const words = {
  en: {
    setUp: "Set up two-step sign-in",
    picture: "QR code of the key below",
    key: /^Key/,
    code: "Code",
    turnOn: "Turn on two-step sign-in",
    on: "Two-step sign-in is on.",
    kept: "I have saved the codes",
    download: "Download",
    copy: "Copy",
    copied: "The codes were copied",
    signedIn: "Successfully signed in!",
    signOut: "Sign Out",
    title: "Two-step sign-in",
    submit: "Continue",
    wrong: "This is not the code that the app shows now.",
    slow: "your phone’s clock is about 4 minutes slow",
    lost: "Lost your phone?",
    recovery: "Recovery code",
    recoveryWrong: "This is not one of your unused recovery codes.",
    removed: "Two-step sign-in was turned off for your account.",
    off: /^Two-step sign-in asks for a code/,
    askedAgain: /^You signed in more than 15 minutes ago/,
    password: "Current password",
    wrongPassword: "This is not the password for your account.",
  },
  ar: {
    setUp: "ابدأ إعداد التحقق بخطوتين",
    picture: "رمز QR للمفتاح أدناه",
    key: /^المفتاح/,
    code: "الرمز",
    turnOn: "فعّل التحقق بخطوتين",
    on: "التحقق بخطوتين مفعّل.",
    kept: "حفظتُ الرموز",
    download: "نزّل الرموز",
    copy: "انسخ الرموز",
    copied: "نُسخت الرموز",
    signedIn: "سُجّل دخولك.",
    signOut: "سجّل الخروج",
    title: "التحقق بخطوتين",
    submit: "تابع",
    wrong: "هذا ليس الرمز الظاهر الآن في التطبيق.",
    slow: "ساعة هاتفك متأخرة بنحو 4 دقائق",
    lost: "فقدت هاتفك؟",
    recovery: "رمز الاسترداد",
    recoveryWrong: "رمز الاسترداد هذا غير صحيح",
    removed: "أُوقف التحقق بخطوتين في حسابك.",
    off: /^مع التحقق بخطوتين/,
    askedAgain: /^مضى على دخولك أكثر من 15 دقيقة/,
    password: "كلمة المرور الحالية",
    wrongPassword: "ليست هذه كلمة مرور حسابك.",
  },
};

for (const locale of journeyLocales(import.meta.filename)) {
  const strings = words[locale];

  test(`${locale}: a second factor is set up, asked for, lost and replaced by a recovery code`, async ({
    page,
    site,
  }) => {
    const email = `factor-${locale}@example.com`;
    await createAccount(site, email, password);
    await signIn(page, email, password);
    await expect(page).toHaveURL("/admin");
    await page.goto("/account");
    await switchLanguage(page, locale);
    await page.getByRole("button", { name: strings.setUp }).click();
    await expect(page.getByRole("img", { name: strings.picture })).toBeVisible();
    await checkAccessibility(page);
    const key = (await page.getByText(strings.key).textContent())?.replaceAll(/[^A-Z2-7]/g, "") ?? "";
    const app = new TOTP({ secret: Secret.fromBase32(key.replace(/^K(?=[A-Z2-7]{32}$)/, "")) });
    await page.getByLabel(strings.code).fill(app.generate());
    await page.getByRole("button", { name: strings.turnOn }).click();
    await expect(page.getByText(strings.on)).toBeVisible();
    const codes = page.getByRole("listitem").filter({ hasText: /^[0-9A-Z]{4}(-[0-9A-Z]{4}){2}$/ });
    await expect(codes).toHaveCount(10);
    const recoveryCode = (await codes.first().textContent()) ?? "";
    const listed = await codes.allTextContents();
    const [file] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: strings.download }).click(),
    ]);
    const saved = await readFile(await file.path(), "utf8");
    for (const text of [email, ...listed]) expect(saved).toContain(text);
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.getByRole("button", { name: strings.copy }).click();
    await expect(page.getByText(strings.copied)).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(listed.join("\n"));
    await page.emulateMedia({ media: "print" });
    await expect(codes).toHaveCount(10);
    await expect(page.getByText(email).last()).toBeVisible();
    await expect(page.locator(":is(button, h1, h2, img, header):visible")).toHaveCount(0);
    await page.emulateMedia({ media: null });
    await page.getByRole("button", { name: strings.kept }).click();
    await expect(codes).toHaveCount(0);
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.getByRole("button", { name: strings.signOut }).click();

    await signIn(page, email, password);
    await expect(page).toHaveURL("/auth/second-factor");
    await expect(page.getByText(strings.signedIn)).toHaveCount(0);
    await page.goto("/account");
    await expect(page).toHaveURL("/auth/second-factor");
    await expect(page.getByRole("heading", { name: strings.title })).toBeVisible();
    await page.getByLabel(strings.code).fill("000000");
    await page.getByRole("button", { name: strings.submit }).click();
    await expect(page.locator("#code-problem")).toContainText(strings.wrong);
    await expect(page.getByLabel(strings.code)).toBeFocused();
    await checkAccessibility(page);
    // Seven codes ago, eight when the next one begins meanwhile: both are told as four minutes.
    await page.getByLabel(strings.code).fill(app.generate({ timestamp: Date.now() - 210_000 }));
    await page.getByRole("button", { name: strings.submit }).click();
    await expect(page.locator("#code-problem")).toContainText(strings.slow);
    // A code counts once: the app's next one is taken already.
    await page.getByLabel(strings.code).fill(app.generate({ timestamp: Date.now() + 30_000 }));
    await page.getByRole("button", { name: strings.submit }).click();
    await expect(page).toHaveURL("/admin");
    // A notice goes when the language is no longer its own.
    await expect(page.getByText(strings.signedIn)).toBeVisible();
    await switchLanguage(page, locale === "en" ? "ar" : "en");
    await expect(page.getByText(strings.signedIn)).toHaveCount(0);
    await switchLanguage(page, locale);
    await page.getByRole("button", { name: strings.signOut }).click();

    await signIn(page, email, password);
    await page.getByRole("button", { name: strings.lost }).click();
    await page.getByLabel(strings.recovery).fill("0000-0000-0000");
    await page.getByRole("button", { name: strings.submit }).click();
    await expect(page.locator("#code-problem")).toContainText(strings.recoveryWrong);
    await page.getByLabel(strings.recovery).fill(recoveryCode.toLowerCase().replaceAll("-", " "));
    await page.getByRole("button", { name: strings.submit }).click();
    await expect(page.getByText(strings.removed)).toBeVisible();
    await expect(page).toHaveURL("/admin");
    await page.goto("/account");
    await expect(page.getByText(strings.off)).toBeVisible();
  });

  test(`${locale}: a session of yesterday is asked for the password before a second factor is set up`, async ({
    page,
    site,
  }) => {
    const email = `yesterday-${locale}@example.com`;
    await createAccount(site, email, password);
    await signIn(page, email, password);
    await expect(page).toHaveURL("/admin");
    // What the server answers a day later.
    await page.route(
      "**/auth/v1/factors",
      (route) =>
        route.fulfill({
          status: 400,
          headers: { "x-supabase-api-version": "2024-01-01" },
          json: { code: "reauthentication_needed", message: "Enrolling a factor requires reauthentication" },
        }),
      { times: 1 },
    );
    await page.goto("/account");
    await switchLanguage(page, locale);
    await page.getByRole("button", { name: strings.setUp }).click();
    await expect(page.getByText(strings.askedAgain)).toBeVisible();
    await checkAccessibility(page);
    await page.getByLabel(strings.password).fill("not this one");
    await page.getByRole("button", { name: strings.submit }).click();
    await expect(page.locator("#password-problem")).toHaveText(strings.wrongPassword);
    await expect(page.getByLabel(strings.password)).toHaveValue("not this one");
    await page.getByLabel(strings.password).fill(password);
    await page.getByRole("button", { name: strings.submit }).click();
    await expect(page.getByText(strings.key)).toBeVisible();
  });
}
