import { AxeBuilder } from "@axe-core/playwright";
import { expect } from "@playwright/test";
import { renderAccountMail } from "../../../app/auth/account-mail-html.server.ts";
import { writeAccountMail } from "../../../app/auth/account-mails.server.ts";
import { writeNotice } from "../../../app/inquiries/mails/notice.server.ts";
import { writeForYou } from "../../../app/inquiries/mails/for-you.server.ts";
import { writeNotSent } from "../../../app/inquiries/mails/not-sent.server.ts";
import { writeReceipt } from "../../../app/inquiries/mails/receipt.server.ts";
import { locales } from "../../../app/i18n/text.ts";
import { sampleInquiry } from "../../support/sample-inquiry.ts";
import { test } from "../../support/browser/sites.ts";

const wcagTags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
const link = `https://nawat.example/en/auth/confirm?token_hash=${"a1".repeat(40)}&type=signup`;
const endless = {
  name: "W".repeat(200),
  email: `${"w".repeat(64)}@${"w".repeat(60)}.example`,
  company: "W".repeat(200),
  phone: `+${"8".repeat(39)}`,
  subject: "W".repeat(200),
  message: "y".repeat(3_000),
};

for (const locale of locales) {
  const mails = {
    receipt: () => writeReceipt(sampleInquiry("project", locale)),
    notice: () =>
      writeNotice(
        locale,
        { ...sampleInquiry("contact", locale), ...endless },
        { publicUrl: "https://nawat.example" },
      ),
    notSent: () =>
      writeNotSent(
        locale,
        { ...sampleInquiry("contact", locale), ...endless },
        { publicUrl: "https://nawat.example" },
      ),
    forYou: () => {
      const inquiry = { ...sampleInquiry("contact", locale), ...endless };
      const note = { by: endless.name, note: endless.message, inquiry };
      return writeForYou(
        locale,
        [note, { ...note, note: null }, { ...note, inquiry: { ...inquiry, id: "2" } }],
        { publicUrl: "https://nawat.example" },
      );
    },
    link: async () => ({
      html: await renderAccountMail({ ...writeAccountMail("confirmation", locale, { link }), link }),
    }),
  };

  for (const [name, write] of Object.entries(mails)) {
    test(`${locale}: the ${name} fits every width and can be read by everybody, in light and dark`, async ({
      page,
    }) => {
      await page.setContent((await write()).html);
      for (const width of [320, 360, 800]) {
        await page.setViewportSize({ width, height: 800 });
        const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
        expect(await page.evaluate(overflow), `at ${width} pixels`).toBeLessThanOrEqual(0);
      }
      for (const colorScheme of ["light", "dark"] as const) {
        await page.emulateMedia({ colorScheme });
        // A mail is an article in its program's page, which has the landmarks.
        const { violations } = await new AxeBuilder({ page }).withTags(wcagTags).analyze();
        expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
      }
    });
  }
}
