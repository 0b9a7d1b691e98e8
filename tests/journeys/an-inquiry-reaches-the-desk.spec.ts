import type { Browser, Page } from "@playwright/test";
import { awaitMail, linkIn } from "../mailbox.ts";
import { expect, type Fixtures, test } from "./fixtures.ts";
import { type Words, words } from "./words.ts";

const password = "a door of brass";

for (const locale of ["en", "ar"] as const) {
  for (const javaScriptEnabled of [true, false]) {
    const how = javaScriptEnabled ? "with JavaScript" : "without JavaScript";
    test(`${locale}, ${how}: sent by a visitor, read by the first admin`, async ({
      browser,
      page,
      server,
    }) => {
      const said = words[locale];
      await visitorWrites(browser, server, locale, javaScriptEnabled);

      await chooseLanguage(page, locale);
      await signUp(page, said);
      await page.goto(linkIn(await awaitMail(server.dataDir, "sam@example.com")));
      await page.getByLabel(said.password, { exact: false }).first().fill(password);
      await page.getByRole("button", { name: said.confirm }).click();
      await expect(page.getByText(said.confirmed)).toBeVisible();
      await expect(page.getByRole("heading", { name: said.denied })).toBeVisible();
      await page.getByRole("button", { name: said.signOut }).click();

      await signIn(page, said);
      await expect(page.getByText(said.signedIn)).toBeVisible();
      await expect(page.getByText("sam@example.com")).toBeVisible();
      await page.getByRole("button", { name: said.grant }).click();
      await expect(page.getByText(said.granted)).toBeVisible();
      await expect(page.getByText(said.welcome)).toBeVisible();

      await readsBoth(page, said);
      await page.getByRole("tab", { name: said.audit }).click();
      await expect(page.getByRole("row").filter({ hasText: "role.granted" })).toHaveCount(1);
      await page.getByRole("button", { name: said.signOut }).click();
      await expect(page).toHaveURL(/\/auth$/);
      await page.goto("/admin");
      await expect(page).toHaveURL(/\/auth$/);
    });
  }
}

async function visitorWrites(
  browser: Browser,
  { url }: Fixtures["server"],
  locale: "en" | "ar",
  javaScriptEnabled: boolean,
) {
  const said = words[locale];
  const context = await browser.newContext({ baseURL: url, javaScriptEnabled });
  const page = await context.newPage();
  if (javaScriptEnabled) await page.clock.install();

  await page.goto(`/${locale}/contact`);
  if (javaScriptEnabled) await untilAlive(page);
  await page.getByLabel(said.name).fill("رنا Haddad");
  await page.getByLabel(said.email).fill("rana@example.com");
  await page.getByLabel(said.subject).fill("A tank sensor");
  await page.getByLabel(said.message, { exact: false }).last().fill("Line one\nسطر ثانٍ");
  if (javaScriptEnabled) await writeAsPeopleDo(page);
  await page.getByRole("button", { name: said.sendMessage }).click();
  await expect(page.getByText(said.messageSent)).toBeVisible();
  await expect(page.getByText(said.thanks)).toBeVisible();
  if (javaScriptEnabled) await expect(page.getByLabel(said.name)).toHaveValue("");
  else await expect(page).toHaveURL(({ pathname }) => pathname === `/${locale}/contact/sent`);

  await page.goto(`/${locale}/start-project`);
  if (javaScriptEnabled) await untilAlive(page);
  await page.locator("label").filter({ hasText: said.iot }).click();
  await page.locator("label").filter({ hasText: said.gateways }).click();
  await page.locator("label").filter({ hasText: said.budget }).click();
  await page.getByLabel(said.description).fill("From field to screen");
  await page.getByLabel(said.name).fill("Omar");
  await page.getByLabel(said.email).fill("omar@example.com");
  await page.getByRole("checkbox", { name: said.existing }).check();
  if (javaScriptEnabled) await writeAsPeopleDo(page);
  await page.getByRole("button", { name: said.sendProject }).click();
  await expect(page.getByText(said.projectSent)).toBeVisible();
  if (javaScriptEnabled) await expect(page.getByRole("radio", { name: said.iot })).not.toBeChecked();
  await context.close();
}

/** What is sent within two seconds of opening the form is a program's, and would stand with the spam. */
async function writeAsPeopleDo(page: Page) {
  await page.clock.fastForward(3_000);
}

/** The page has taken the form over; before that it posts natively, which the other half of the journey tests. */
async function untilAlive(page: Page) {
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

async function signUp(page: Page, said: Words) {
  await page.getByRole("tab", { name: said.signUpTab }).click();
  const panel = page.getByRole("tabpanel");
  await panel.getByLabel(said.accountEmail).fill("sam@example.com");
  await panel.getByLabel(said.password, { exact: false }).first().fill(password);
  await panel.getByRole("button", { name: said.signUp }).click();
  await expect(page.getByText(said.created).first()).toBeVisible();
}

async function signIn(page: Page, said: Words) {
  await expect(page).toHaveURL(/\/auth$/);
  const panel = page.getByRole("tabpanel");
  await panel.getByLabel(said.accountEmail).fill("sam@example.com");
  await panel.getByLabel(said.password, { exact: false }).first().fill(password);
  await panel.getByRole("button", { name: said.signIn }).click();
}

async function readsBoth(page: Page, said: Words) {
  const rows = page.getByRole("row").filter({ hasText: "@example.com" });
  await expect(rows).toHaveCount(2);
  // Newest first: the project request came second.
  await expect(rows.first()).toContainText("omar@example.com");
  await expect(rows.first().locator(".badge-strong")).toHaveText(said.project);
  await expect(rows.last()).toContainText("A tank sensor");
  await expect(rows.last().locator(".badge-strong")).toHaveCount(0);
}
