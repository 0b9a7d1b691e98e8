import type { Page } from "@playwright/test";
import PostalMime, { type Email } from "postal-mime";
import { startSmtpServer } from "../../support/mail/smtp-server.ts";
import { failOnConsoleErrors } from "../../support/browser/console-errors.ts";
import { fillRequired, listInquiries, openForm } from "../../support/browser/inquiry-form.ts";
import { password, seedSite } from "../../support/browser/seed-data.ts";
import { expect, switchLanguage, waitForHydration } from "../../support/browser/shared-server.ts";
import { enterPassword } from "../../support/browser/sign-in.ts";
import { runSite, type Site, test as base } from "../../support/browser/sites.ts";
import { words as formWords } from "../../support/browser/words.ts";
import { journeyLocales } from "../../support/browser/journey-locales.ts";

const words = {
  en: {
    receipt: /^We have your message \((N-\w{5})\)$/,
    notDelivered: "1 email was not delivered",
    said: "The mail server said:",
    resend: "Send again",
    resent: "The email will be sent again within a minute",
    progress: "Progress",
    due: "Reply due",
  },
  ar: {
    receipt: /^وصلتنا رسالتك \((N-\w{5})\)$/,
    notDelivered: "رسالة بريد واحدة لم تصل",
    said: "رد خادم البريد:",
    resend: "أعد الإرسال",
    resent: "يُعاد إرسال الرسالة خلال دقيقة",
    progress: "مراحل الاستفسار",
    due: "موعد الرد",
  },
};

/** A site with staff, and a mail server that knows no `sam@nawat.example` until it is told. */
const test = base.extend<{
  mails: Email[];
  mailServer: { knowsSam: boolean; isBusy: boolean };
  server: Site;
}>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads which fixtures are wanted from this pattern
  mails: async ({}, use) => use([]),
  // oxlint-disable-next-line no-empty-pattern
  mailServer: async ({}, use) => use({ knowsSam: false, isBusy: false }),
  server: async ({ mails, mailServer }, use) => {
    const smtp = await startSmtpServer(async (message) => {
      if (mailServer.isBusy) throw Object.assign(new Error("Busy"), { responseCode: 451 });
      if (message.includes("To: sam@nawat.example") && !mailServer.knowsSam)
        throw Object.assign(new Error("No such user <b>here</b>"), { responseCode: 550 });
      mails.push(await PostalMime.parse(message));
    });
    const seedAndUse = async (site: Site) => {
      await seedSite(site.database);
      await use(site);
    };
    await runSite(seedAndUse, {
      smtpUrl: smtp.url,
      staffEmails: ["ada@nawat.example", "sam@nawat.example"],
      staffLocale: "ar",
    });
    await smtp.close();
  },
  baseURL: async ({ server }, use) => use(server.url),
  page: failOnConsoleErrors,
});

for (const locale of journeyLocales(import.meta.filename)) {
  test(`${locale}: what a visitor sends is mailed to staff and to them, and what does not arrive is sent again`, async ({
    page,
    mails,
    mailServer,
    server,
  }) => {
    const [strings, form] = [words[locale], formWords[locale]];
    await openForm(page, `/${locale}/contact`);
    await page.getByLabel(form.name).fill("سامر Khoury");
    await page.getByLabel(form.email).fill("samer@bayt.example");
    await page.getByLabel(form.subject).fill("غرفة المولد (LTE)");
    await page.locator("main textarea").fill("سطر أول\nLine two");
    await page.getByRole("button", { name: form.sendMessage }).click();
    const shown = await page.locator("[data-reference]").getAttribute("data-reference");

    await expect.poll(() => mails.length).toBe(2);
    const receipt = mails.find(({ to }) => to?.[0]?.address === "samer@bayt.example");
    expect(receipt?.subject?.match(strings.receipt)?.[1]).toBe(shown);
    expect(receipt?.text).toContain("سطر أول\nLine two");
    const notice = mails.find(({ to }) => to?.[0]?.address === "ada@nawat.example");
    expect(notice?.subject).toBe(`استفسار جديد: غرفة المولد (LTE) (${shown})`);
    expect(notice?.replyTo).toMatchObject([{ address: "samer@bayt.example" }]);

    // The link of the notice leads to its inquiry, by way of signing in.
    await page.goto(notice?.text?.match(/https?:\/\/[^/]+(\S+)/)?.[1] ?? "");
    await enterPassword(page, "ada@example.com", password);
    await switchLanguage(page, locale);
    const card = page.getByRole("region", { name: strings.progress });
    await expect(page.getByRole("main")).toContainText(String(shown));
    await expect(card).toContainText(strings.due);

    await page.goto("/admin");
    const failed = page.locator("details").filter({ hasText: strings.notDelivered });
    await failed.locator("summary").click();
    await expect(failed).toContainText("sam@nawat.example");
    await expect(failed).toContainText(`${strings.said} 550 No such user <b>here</b>`);
    // As after a day of attempts. Then the mail server takes it, but not at once.
    await server.query("update public.inquiry_mails set attempts = 30 where failed_at is not null");
    Object.assign(mailServer, { knowsSam: true, isBusy: true });
    await failed.getByRole("button", { name: strings.resend }).click();
    await expect(page.getByText(strings.resent)).toBeVisible();
    await expect(failed).toBeHidden();
    const listTried = () => server.query("select from public.inquiry_mails where last_response like '451%'");
    await expect.poll(listTried).toHaveLength(1);
    mailServer.isBusy = false;
    await server.query("update public.inquiry_mails set due_at = now() where due_at is not null");
    await expect.poll(() => mails.at(-1)?.to?.[0]?.address).toBe("sam@nawat.example");
  });
}

/** Bytes a second and milliseconds there and back, as WebPageTest and Chrome's developer tools have them. */
const lines = {
  EDGE: { downloadThroughput: 240_000 / 8, uploadThroughput: 200_000 / 8, latency: 840 },
  "slow 3G": { downloadThroughput: 400_000 / 8, uploadThroughput: 400_000 / 8, latency: 2_000 },
};

async function slowDown(page: Page, line: keyof typeof lines) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Network.emulateNetworkConditions", { offline: false, ...lines[line] });
}

test("a form filled while its script loads over EDGE, and sent once it is there, is told of like any other", async ({
  page,
  mails,
  server,
}) => {
  test.slow();
  await slowDown(page, "EDGE");
  await page.goto("/en/contact", { waitUntil: "commit" });
  await fillRequired(page, "en");
  await waitForHydration(page);
  await page.getByRole("button", { name: formWords.en.sendMessage }).click();
  await expect(page.getByText(formWords.en.thanks)).toBeVisible();
  expect(await listSent(server)).toMatchObject([{ status: "new", is_suspicious: false }]);
  await expect.poll(() => mails.map(({ to }) => to?.[0]?.address).sort()).toEqual(told);
});

test("what a filler wrote into every field is told of as perhaps spam, sent over slow 3G before the script is there", async ({
  page,
  mails,
  server,
}) => {
  test.slow();
  await slowDown(page, "slow 3G");
  await page.goto("/ar/contact", { waitUntil: "commit" });
  await fillRequired(page, "ar");
  await page.locator("main form").evaluate((form: HTMLFormElement) => {
    for (const field of form.querySelectorAll<HTMLInputElement>("input:not([type=hidden])"))
      field.value ||= "Rana Haddad";
  });
  await page.getByRole("button", { name: formWords.ar.sendMessage }).click();
  await page.waitForURL("/ar/contact/sent?reference=*");
  expect(await listSent(server)).toMatchObject([
    { phone: "Rana Haddad", status: "new", is_suspicious: true },
  ]);
  await expect.poll(() => mails.map(({ to }) => to?.[0]?.address).sort()).toEqual(told);
  const notice = mails.find(({ to }) => to?.[0]?.address === "ada@nawat.example");
  expect(notice?.text).toContain("قد تكون رسالة غير مرغوب فيها أرسلها برنامج آلي.");
});

async function listSent(server: Site) {
  return (await listInquiries(server)).filter(({ name }) => name === "Rana");
}

const told = ["ada@nawat.example", "rana@example.com"];
