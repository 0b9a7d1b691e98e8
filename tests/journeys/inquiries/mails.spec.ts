import { expect } from "@playwright/test";
import { writeAccountMail } from "../../../app/mails/account.server.ts";
import { writeNotice } from "../../../app/mails/notice.server.ts";
import { writeForYou } from "../../../app/mails/for-you.server.ts";
import { writeReceipt } from "../../../app/mails/receipt.server.ts";
import { writeNotSent } from "../../../app/mails/staff-mail.server.ts";
import { journeyLocales } from "../../support/browser/journey-locales.ts";
import { analyze } from "../../support/page-checks/check-accessibility.ts";
import { sampleInquiry } from "../../support/sample-inquiry.ts";
import { test } from "../../support/browser/sites.ts";

const wcagTags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
const site = { publicUrl: "https://nawat.example" };
const link = `https://nawat.example/en/auth/confirm?token_hash=${"a1".repeat(40)}&type=signup`;
const endless = {
  name: "W".repeat(200),
  email: `${"w".repeat(64)}@${"w".repeat(60)}.example`,
  company: "W".repeat(200),
  phone: `+${"8".repeat(39)}`,
  subject: "W".repeat(200),
  message: "y".repeat(3_000),
};

for (const locale of journeyLocales(import.meta.filename)) {
  test(`${locale}: the mails fit every width and can be read by everybody, in light and dark`, async ({
    page,
  }) => {
    for (const [name, html] of Object.entries(writeMails(locale))) {
      await page.setContent(html);
      // A mail program gives the ground, which axe takes for white where it is the browser's.
      await page.addStyleTag({
        content: "@media (prefers-color-scheme: dark) { html { background: #1f1f1f } }",
      });
      for (const width of [320, 360, 800]) {
        await page.setViewportSize({ width, height: 800 });
        const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
        expect.soft(await page.evaluate(overflow), `${name}, ${width} px`).toBeLessThanOrEqual(0);
      }
      for (const colorScheme of ["light", "dark"] as const) {
        await page.emulateMedia({ colorScheme });
        // A mail is an article in its program's page, which has the landmarks.
        const { violations } = await analyze(page, ["html"], { runOnly: wcagTags });
        const found = violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)]);
        expect.soft(found, `${name}, ${colorScheme}`).toEqual([]);
      }
    }
  });
}

function writeMails(locale: "en" | "ar"): Record<string, string> {
  const inquiry = { ...sampleInquiry("contact", locale), ...endless };
  const note = { by: endless.name, note: endless.message, inquiry };
  const notes = [note, { ...note, note: null }, { ...note, inquiry: { ...inquiry, id: "2" } }];
  return {
    receipt: writeReceipt(sampleInquiry("project", locale)).html,
    notice: writeNotice(locale, inquiry, site).html,
    notSent: writeNotSent(locale, inquiry, site).html,
    forYou: writeForYou(locale, notes, site).html,
    link: writeAccountMail("confirmation", locale, { link }).html,
  };
}
