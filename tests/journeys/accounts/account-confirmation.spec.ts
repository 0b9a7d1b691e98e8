import { confirmAccount } from "../../support/confirm-account.ts";
import { waitForMail } from "../../support/mail/mailbox.ts";
import { expect, firstVisit, switchLanguage, test } from "../../support/browser/shared-server.ts";
import { signUp } from "../../support/browser/sign-up.ts";
import { words } from "../../support/browser/words.ts";
import { journeyLocales } from "../../support/browser/journey-locales.ts";

test.use({ storageState: firstVisit });

const password = "a door of brass";

for (const locale of journeyLocales(import.meta.filename)) {
  const strings = words[locale];

  test(`${locale}: a weak password is reported at its field, and the next try needs no new link`, async ({
    page,
    site,
  }) => {
    const email = `weak-${locale}@example.com`;
    const link = await signUp(site, email);
    await page.goto(link);
    await switchLanguage(page, locale);
    const field = page.getByLabel(strings.password, { exact: false }).first();
    await field.fill("Password123!");
    await page.getByRole("button", { name: strings.confirm }).click();
    await expect(page.locator("#password-problem")).toHaveText(strings.weak);
    await expect(page.getByText(email)).toBeVisible();
    await expect(page).toHaveURL("/auth/confirm");
    await expect(page.getByRole("button", { name: strings.savePassword })).toBeVisible();

    await page.reload();
    await field.fill(password);
    await page.getByRole("button", { name: strings.savePassword }).click();
    await expect(page.getByText(strings.confirmed)).toBeVisible();
    await expect(page.getByRole("heading", { name: strings.denied })).toBeVisible();
    await page.getByRole("button", { name: strings.signOut }).click();

    await page.goto(link);
    await field.fill(password);
    await page.getByRole("button", { name: strings.confirm }).click();
    await expect(page.getByRole("alert").filter({ hasText: strings.used })).toBeVisible();
  });
}

test("opening the link changes nothing, however often and by whatever", async ({ page, site }) => {
  const email = "scanned@example.com";
  const link = await signUp(site, email);
  await page.goto(link);
  await expect(page.getByLabel("Password")).toBeEnabled();
  await page.reload();
  await expect(page.getByLabel("Password")).toBeEnabled();
  await confirmAccount(link, password);
});

test("tokens in an address neither start nor replace a session", async ({ page, site }) => {
  const stranger = await confirmAccount(await signUp(site, "stranger@example.com"), password);
  const { session } = (await stranger.getSession()).data;
  const values = {
    access_token: session?.access_token ?? "",
    refresh_token: session?.refresh_token ?? "",
    expires_in: "3600",
    token_type: "bearer",
    type: "signup",
  };
  const address = `/auth#${new URLSearchParams(values)}`;
  await page.goto(address);
  await expect(page.getByLabel("Password")).toBeEnabled();
  await expect(page).toHaveURL("/auth");

  await page.goto(await signUp(site, "sam@example.com"));
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: "Confirm and save" }).click();
  await expect(page.getByText("sam@example.com")).toBeVisible();
  await page.goto("/security-test");
  await page.goto(address);
  await expect(page).toHaveURL("/admin");
  await expect(page.getByText("sam@example.com")).toBeVisible();
});

test("an error in an address is shown in our words, not in its own", async ({ page }) => {
  await page.goto("/auth#error=access_denied&error_code=other&error_description=Call+our+new+number");
  await expect(page.getByRole("main").getByRole("alert")).toHaveText(/^This link did not work\./);
  await expect(page.getByText("Call our new number")).toHaveCount(0);
});

test("without a link the page says where one comes from", async ({ page }) => {
  await page.goto("/auth/confirm");
  await expect(
    page.getByRole("alert").filter({ hasText: "Use the link in our email to open this page" }),
  ).toBeVisible();
  await page.getByRole("link", { name: "Go to the sign-in page" }).click();
  await expect(page).toHaveURL("/auth");
});

test("who cannot sign in yet is told what is missing, and may ask for the mail again", async ({
  page,
  site,
}) => {
  await signUp(site, "waiting@example.com");
  await page.goto("/auth");
  await page.getByLabel("Email").fill("waiting@example.com");
  await page.getByLabel("Password").fill(password);
  await page.getByRole("tabpanel").getByRole("button", { name: "Sign In" }).click();
  await expect(page.getByText("Before you can sign in, open the link")).toBeVisible();
  await page.getByRole("button", { name: "Send the email again" }).click();
  await expect(page.getByText("We have sent the email again.")).toBeVisible();
  await waitForMail(site.dataDir, "waiting@example.com", 2);
});
