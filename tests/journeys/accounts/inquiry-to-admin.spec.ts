import type { Browser, Page } from "@playwright/test";
import { waitForMail, extractLink } from "../../support/mail/mailbox.ts";
import { expect, test, testFirstStart } from "../../support/browser/own-server.ts";
import { type Words, words } from "../../support/browser/words.ts";
import { journeyLocales } from "../../support/browser/journey-locales.ts";

const password = "a door of brass";

for (const locale of journeyLocales(import.meta.filename)) {
  for (const javaScriptEnabled of [true, false]) {
    const how = javaScriptEnabled ? "with JavaScript" : "without JavaScript";
    const isFirstStart = locale === "en" && javaScriptEnabled;
    const testServer = isFirstStart ? testFirstStart : test;
    testServer(
      `${locale}, ${how}: sent by a visitor, read by the first admin`,
      async ({ browser, page, server }) => {
        const strings = words[locale];
        await sendInquiries(browser, server, locale, javaScriptEnabled);

        await chooseLanguage(page, locale);
        await signUp(page, strings);
        await page.goto(extractLink(await waitForMail(server.dataDir, "sam@example.com")));
        await page.getByLabel(strings.password, { exact: false }).first().fill(password);
        await page.getByRole("button", { name: strings.confirm }).click();
        await expect(page.getByText(strings.confirmed)).toBeVisible();
        await expect(page.getByRole("heading", { name: strings.denied })).toBeVisible();
        await page.getByRole("button", { name: strings.signOut }).click();

        await signIn(page, strings);
        await expect(page.getByText(strings.signedIn)).toBeVisible();
        await expect(page.getByText("sam@example.com")).toBeVisible();
        await page.getByRole("button", { name: strings.grant }).click();
        await expect(page.getByText(strings.granted)).toBeVisible();
        await expect(page.getByText(strings.welcome)).toBeVisible();

        await expectBothInquiries(page, strings);
        await page.getByRole("tab", { name: strings.audit }).click();
        const entries = page.getByRole("tabpanel").getByRole("listitem");
        await expect(entries.filter({ hasText: "role.granted" })).toHaveCount(1);
        await page.getByRole("button", { name: strings.signOut }).click();
        await expect(page).toHaveURL(/\/auth$/);
        await page.goto("/admin");
        await expect(page).toHaveURL(/\/auth$/);
      },
    );
  }
}

async function sendInquiries(
  browser: Browser,
  { url }: { url: string },
  locale: "en" | "ar",
  javaScriptEnabled: boolean,
) {
  const strings = words[locale];
  const context = await browser.newContext({ baseURL: url, javaScriptEnabled });
  const page = await context.newPage();
  if (javaScriptEnabled) await page.clock.install();

  await page.goto(`/${locale}/contact`);
  if (javaScriptEnabled) await waitForHydration(page);
  await page.getByLabel(strings.name).fill("رنا Haddad");
  await page.getByLabel(strings.email).fill("rana@example.com");
  await page.getByLabel(strings.subject).fill("A tank sensor");
  await page.getByLabel(strings.message, { exact: false }).last().fill("Line one\nسطر ثانٍ");
  if (javaScriptEnabled) await passSpamDelay(page);
  await page.getByRole("button", { name: strings.sendMessage }).click();
  await expect(page.getByText(strings.messageSent)).toBeVisible();
  await expect(page.getByText(strings.thanks)).toBeVisible();
  await expect(page).toHaveURL(({ pathname }) => pathname === `/${locale}/contact/sent`);

  await page.goto(`/${locale}/start-project`);
  if (javaScriptEnabled) await waitForHydration(page);
  await page.locator("label").filter({ hasText: strings.iot }).click();
  await page.locator("label").filter({ hasText: strings.gateways }).click();
  await page.locator("label").filter({ hasText: strings.budget }).click();
  await page.getByLabel(strings.description).fill("From field to screen");
  await page.getByLabel(strings.name).fill("Omar");
  await page.getByLabel(strings.email).fill("omar@example.com");
  await page.getByRole("checkbox", { name: strings.existing }).check();
  if (javaScriptEnabled) await passSpamDelay(page);
  await page.getByRole("button", { name: strings.sendProject }).click();
  await expect(page.getByText(strings.projectSent)).toBeVisible();
  await expect(page.locator("[data-reference]")).toContainText(/N-[2-9C-X]{5}/);
  await expect(page.getByText(strings.replyBy)).toContainText(/\d\d:\d\d/);
  await context.close();
}

/** What is sent within two seconds of opening the form is taken for a bot's, and stored as spam. */
async function passSpamDelay(page: Page) {
  await page.clock.fastForward(3_000);
}

/** Waits until the form is hydrated; before that it posts natively, as it does without JavaScript. */
async function waitForHydration(page: Page) {
  await expect
    .poll(() => page.locator("main form").evaluate((form: HTMLFormElement) => form.noValidate))
    .toBe(true);
}

async function chooseLanguage(page: Page, locale: "en" | "ar") {
  await page.goto("/auth");
  await expect(page.getByRole("tab").first()).toBeEnabled();
  if (locale === "ar")
    await page.getByRole("button", { name: "العربية" }).or(page.getByLabel("العربية")).first().click();
  await expect(page.locator("html")).toHaveAttribute("dir", locale === "ar" ? "rtl" : "ltr");
}

async function signUp(page: Page, strings: Words) {
  await page.getByRole("tab", { name: strings.signUpTab }).click();
  const panel = page.getByRole("tabpanel");
  await panel.getByLabel(strings.accountEmail).fill("sam@example.com");
  await panel.getByLabel(strings.password, { exact: false }).first().fill(password);
  await panel.getByRole("button", { name: strings.signUp }).click();
  await expect(page.getByText(strings.created).first()).toBeVisible();
}

async function signIn(page: Page, strings: Words) {
  await expect(page).toHaveURL(/\/auth$/);
  const panel = page.getByRole("tabpanel");
  await panel.getByLabel(strings.accountEmail).fill("sam@example.com");
  await panel.getByLabel(strings.password, { exact: false }).first().fill(password);
  await panel.getByRole("button", { name: strings.signIn }).click();
}

async function expectBothInquiries(page: Page, strings: Words) {
  await page.goto("/admin?sort=newest&as=table");
  const rows = page.getByRole("row").filter({ hasText: "@example.com" });
  await expect(rows).toHaveCount(2);
  // Newest first: the project request came second.
  await expect(rows.first()).toContainText("omar@example.com");
  await expect(rows.first().getByText(strings.project, { exact: true })).toBeVisible();
  await expect(rows.last()).toContainText("A tank sensor");
  await expect(rows.last().getByText(strings.project, { exact: true })).toHaveCount(0);
}
