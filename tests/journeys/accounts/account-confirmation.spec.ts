import { accessWords, confirmWords, signInWords, verifyWords } from "../../../app/auth/words.ts";
import { authErrorWords } from "../../../app/backend/errors/auth-error-words.ts";
import { localize } from "../../../app/i18n/text.ts";
import { extractLink } from "../../support/mail/mailbox.ts";
import { apikey, beginSession } from "../../support/person.ts";
import { expect, test } from "../../support/browser/desk-server.ts";
import { journeyLocales } from "../../support/browser/journey-locales.ts";
import { switchLanguage } from "../../support/browser/shared-server.ts";

const email = "lea@example.com";
const password = "a door of brass";

for (const locale of journeyLocales(import.meta.filename)) {
  const words = localize(locale, { ...signInWords, ...accessWords, ...confirmWords });
  const verify = localize(locale, verifyWords);

  test(`${locale}: who has signed up is told what is missing, gets the mail again, and confirms by its link, which only a button uses up`, async ({
    page,
    request,
    site,
  }) => {
    await request.post("/auth/v1/signup", { headers: { apikey }, data: { email, password } });
    await page.goto("/auth");
    await switchLanguage(page, locale);
    await page.getByLabel(words.email).fill(email);
    await page.getByLabel(words.password).first().fill(password);
    await page.getByRole("tabpanel").getByRole("button", { name: words.signIn }).click();
    await expect(page.getByText(verify.notYet)).toBeVisible();
    await page.getByRole("button", { name: verify.again }).click();
    await expect(page.getByText(verify.againDone)).toBeVisible();
    const mails = await site.mailsTo(email);
    expect(mails).toHaveLength(2);

    const link = extractLink(mails.at(-1) ?? {});
    const field = page.getByLabel(words.password).first();
    await page.goto(link);
    await expect(field).toBeEnabled();
    await page.reload();
    await field.fill("Password123!");
    await page.getByRole("button", { name: words.confirm }).click();
    await expect(page.locator("#password-problem")).toHaveText(authErrorWords.weak_password[locale]);
    await expect(page.getByText(email)).toBeVisible();
    await expect(page).toHaveURL("/auth/confirm");
    // The address is confirmed: the next try needs no link.
    await page.reload();
    await field.fill(password);
    await page.getByRole("button", { name: words.save }).click();
    await expect(page.getByText(words.done)).toBeVisible();
    await expect(page.getByRole("heading", { name: accessWords.title[locale] })).toBeVisible();
    await page.getByRole("button", { name: words.signOut }).click();

    await page.goto(link);
    await field.fill(password);
    await page.getByRole("button", { name: words.confirm }).click();
    await expect(page.getByRole("main").getByRole("alert")).toBeVisible();
    await expect(page).toHaveURL(/\/auth\/confirm/);
  });
}

test("an address neither starts nor replaces a session, and puts no words into our mouth", async ({
  page,
  openDesk,
  site,
}) => {
  const { session } = await beginSession(site, "sam@example.com");
  const tokens = new URLSearchParams({
    access_token: session.access_token,
    refresh_token: session.refresh_token,
    expires_in: "3600",
    token_type: "bearer",
    type: "signup",
  });
  await page.goto(`/auth#${tokens}`);
  await expect(page.getByLabel("Password")).toBeEnabled();
  await expect(page).toHaveURL("/auth");

  await page.goto("/auth/forgotten-password");
  await page.goto("/auth#error=access_denied&error_code=other&error_description=Call+our+new+number");
  await expect(page.getByRole("main").getByRole("alert")).toHaveText(/^This link did not work\./);
  await expect(page.getByText("Call our new number")).toHaveCount(0);

  await page.goto("/auth/confirm");
  await expect(page.getByRole("alert").filter({ hasText: confirmWords.noLink.en })).toBeVisible();
  await page.getByRole("link", { name: confirmWords.toSignUp.en }).click();
  await expect(page).toHaveURL("/auth");

  const desk = await openDesk("ada", "en", "/security-test");
  await desk.goto(`/auth#${tokens}`);
  await expect(desk).toHaveURL("/admin");
  await expect(desk.getByText("ada@example.com").first()).toBeVisible();
});
