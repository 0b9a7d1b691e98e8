import { rm } from "node:fs/promises";
import PostalMime, { type Email } from "postal-mime";
import { createDataFolder } from "../data-folder.ts";
import { startServerProcess } from "../server-process.ts";
import { startSmtpServer } from "../smtp-server.ts";
import { failOnConsoleErrors } from "./console-errors.ts";
import { openForm } from "./inquiry-form.ts";
import { password, seedSite } from "./seed-data.ts";
import { expect, switchLanguage } from "./shared-server.ts";
import { withSiteDatabase } from "./site-database.ts";
import { enterPassword } from "./sign-in.ts";
import { test as base } from "./sites.ts";
import { words as formWords } from "./words.ts";

const words = {
  en: {
    receipt: /^We have your message \((N-\w{5})\)$/,
    notDelivered: "1 email was not delivered",
    said: "The mail server said:",
    resend: "Send again",
    resent: "The email will be sent again within a minute",
    routeCard: "Progress",
    due: "Answer due",
  },
  ar: {
    receipt: /^وصلتنا رسالتك \((N-\w{5})\)$/,
    notDelivered: "رسالة بريد واحدة لم تصل",
    said: "رد خادم البريد:",
    resend: "أعد الإرسال",
    resent: "يُعاد إرسال الرسالة خلال دقيقة",
    routeCard: "سير الاستفسار",
    due: "موعد الرد",
  },
};

/** A site with staff, and a mail server that knows no `sam@nawat.example` until it is told. */
const test = base.extend<{ mails: Email[]; mailServer: { knowsSam: boolean }; server: { url: string } }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads which fixtures are wanted from this pattern
  mails: async ({}, use) => use([]),
  // oxlint-disable-next-line no-empty-pattern
  mailServer: async ({}, use) => use({ knowsSam: false }),
  server: async ({ mails, mailServer }, use) => {
    const smtp = await startSmtpServer(async (message) => {
      if (message.includes("To: sam@nawat.example") && !mailServer.knowsSam)
        throw Object.assign(new Error("No such user <b>here</b>"), { responseCode: 550 });
      const mail = await PostalMime.parse(message);
      // The checkpoint of the audit log is another matter.
      if (!mail.text?.includes("tab=audit")) mails.push(mail);
    });
    const dataDir = await createDataFolder();
    const testDatabase = { dataDir, databaseUrl: undefined };
    const environment = {
      SMTP_URL: smtp.url,
      STAFF_EMAIL: "ada@nawat.example, sam@nawat.example",
      STAFF_LOCALE: "ar",
    };
    const running = await startServerProcess(testDatabase, { environment });
    await withSiteDatabase(testDatabase, seedSite);
    await use(running);
    running.child.kill();
    await running.exited;
    await smtp.close();
    await rm(dataDir, { recursive: true });
  },
  baseURL: async ({ server }, use) => use(server.url),
  page: failOnConsoleErrors,
});

for (const locale of ["en", "ar"] as const) {
  test(`${locale}: what a visitor sends is mailed to staff and to them, and what does not arrive is sent again`, async ({
    page,
    mails,
    mailServer,
  }) => {
    const [strings, form] = [words[locale], formWords[locale]];
    await page.clock.install();
    await openForm(page, `/${locale}/contact`);
    await page.getByLabel(form.name).fill("سامر Khoury");
    await page.getByLabel(form.email).fill("samer@bayt.example");
    await page.getByLabel(form.subject).fill("غرفة المولد (LTE)");
    await page.locator("main textarea").fill("سطر أول\nLine two");
    // What is sent within two seconds is taken for a bot's.
    await page.clock.fastForward(3_000);
    await page.getByRole("button", { name: form.sendMessage }).click();
    const shown = await page.locator("[data-reference]").getAttribute("data-reference");

    await expect.poll(() => mails.length).toBe(2);
    const receipt = mails.find(({ to }) => to?.[0]?.address === "samer@bayt.example");
    expect(receipt?.subject?.match(strings.receipt)?.[1]).toBe(shown);
    expect(receipt?.text).toContain("سطر أول\nLine two");
    const notice = mails.find(({ to }) => to?.[0]?.address === "ada@nawat.example");
    expect(notice?.subject).toBe(`استفسار جديد: غرفة المولد (LTE) (${shown})`);
    expect(notice?.replyTo).toMatchObject([{ address: "samer@bayt.example" }]);

    await page.clock.resume();
    // The link of the notice leads to its inquiry, by way of signing in.
    await page.goto(notice?.text?.match(/https?:\/\/[^/]+(\S+)/)?.[1] ?? "");
    await enterPassword(page, "ada@example.com", password);
    await switchLanguage(page, locale);
    const card = page.getByRole("region", { name: strings.routeCard });
    await expect(card).toContainText(String(shown));
    await expect(card).toContainText(strings.due);

    await page.goto("/admin");
    const failed = page.getByRole("region", { name: strings.notDelivered });
    await expect(failed).toContainText("sam@nawat.example");
    await expect(failed).toContainText(`${strings.said} 550 No such user <b>here</b>`);
    mailServer.knowsSam = true;
    await failed.getByRole("button", { name: strings.resend }).click();
    await expect(page.getByText(strings.resent)).toBeVisible();
    await expect(failed).toBeHidden();
    await expect.poll(() => mails.at(-1)?.to?.[0]?.address, { timeout: 20_000 }).toBe("sam@nawat.example");
  });
}
