import { rm, writeFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import {
  doneWords,
  linkWords,
  pageWords,
  scriptWords,
} from "../../../app/inquiries/visitor/visitor-words.ts";
import { sentWords } from "../../../app/inquiries/words.ts";
import { eraseLinkTo, pageLinkTo } from "../../server/inquiries/visitor-page.ts";
import {
  fillRequired,
  listInquiries,
  openForm,
  passForHuman,
  submitForm,
} from "../../support/browser/inquiry-form.ts";
import { journeyLocales } from "../../support/browser/journey-locales.ts";
import { expect, test } from "../../support/browser/own-server.ts";
import { checkAccessibility } from "../../support/page-checks/check-accessibility.ts";
import { checkReflow } from "../../support/page-checks/check-reflow.ts";
import type { OpenServer } from "../../support/server.ts";

const email = "rana@example.com";
const drawing = { name: `${"w".repeat(90)}.step`, mimeType: "", buffer: Buffer.from("ISO-10303-21;\n") };

for (const locale of journeyLocales(import.meta.filename)) {
  test(`${locale}: on a phone: a message on a bad line, our reply while another is typed, and erased at last`, async ({
    page,
    server,
  }, testInfo) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.emulateMedia({ reducedMotion: "reduce" });
    await openVisitorPage(page, locale, true);
    const enhanced = page.locator("[data-island][data-enhanced]");
    await expect(enhanced).toBeVisible();
    const heading = page.getByRole("heading", { level: 1 });
    await expect(heading).toHaveText("A board");
    const box = page.getByLabel(pageWords.message[locale]);
    const files = page.getByLabel(pageWords.files[locale]);
    const send = page.getByRole("button", { name: pageWords.send[locale], exact: true });
    const entries = conversation(page, locale);

    await box.fill("At 45 °C.");
    await page.reload();
    await expect(box, "is kept in the browser").toHaveValue("At 45 °C.");
    await expect(enhanced).toBeVisible();
    const gone = testInfo.outputPath("gone.step");
    await writeFile(gone, "ISO");
    await chooseOnDisk(page, gone);
    await rm(gone);
    await send.click();
    await expect(page.getByText(scriptWords.unreadable[locale])).toBeFocused();
    await files.setInputFiles(drawing);
    await cutOnce(page, () => expect(page.getByText(scriptWords.lost[locale])).toBeVisible());
    await send.click();
    await expect(page.getByText(doneWords.message[locale])).toBeFocused();
    await expect(entries.last()).toContainText("At 45 °C.");
    await expect(entries.last().getByRole("link", { name: drawing.name })).toBeVisible();
    await expect(box).toHaveValue("");

    await server.sendWaitingMails();
    await page.goto(await pageLinkTo(server, email));
    await expect(enhanced).toBeVisible();
    await box.fill("And dust");
    await addReply(server, "Yes, on 12 V.");
    await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
    await expect(entries.last()).toContainText("Yes, on 12 V.");
    await expect(page.getByText(scriptWords.news[locale])).toBeVisible();
    await expect(box).toHaveValue("And dust");
    const details = page.locator("details").last();
    await details.locator("summary").click();
    await checkReflow(page);
    await checkAccessibility(page);

    const [address = ""] = /^.*N-\w{5}\/[\w-]{43}/.exec(page.url()) ?? [];
    await details.getByRole("checkbox").check();
    await details.getByRole("button", { name: pageWords.mailEraseLink[locale] }).click();
    await expect(page.getByText(doneWords.ask_to_erase[locale])).toBeVisible();
    await server.sendWaitingMails();
    await page.goto(await eraseLinkTo(server, email));
    await expect(heading).toHaveText(linkWords.erase[locale]);
    await page.getByRole("checkbox").check();
    await page.getByRole("button", { name: linkWords.eraseButton[locale] }).click();
    await expect(heading).toHaveText(linkWords.erased[locale]);
    await page.goto(address);
    await expect(heading).toHaveText(linkWords.deadTitle[locale]);
    expect(await listInquiries(server)).toEqual([]);
    expect(await server.query("select from public.inquiry_attachment_pieces")).toEqual([]);
  });

  test.describe("without scripts", () => {
    test.use({ javaScriptEnabled: false });

    test(`${locale}: a message with a file, and a lost link that is asked for again`, async ({
      page,
      server,
    }) => {
      await openVisitorPage(page, locale, false);
      const heading = page.getByRole("heading", { level: 1 });
      const former = page.url();
      const send = page.getByRole("button", { name: pageWords.send[locale], exact: true });
      await send.click();
      await expect(page.getByRole("group", { name: /1|واحد/ })).toBeVisible();
      await page.getByLabel(pageWords.message[locale]).fill("At 45 °C.");
      await page.getByLabel(pageWords.files[locale]).setInputFiles([drawing, { ...drawing, name: "b.step" }]);
      await send.click();
      await expect(page.getByText(doneWords.message[locale])).toBeVisible();
      await expect(conversation(page, locale).last().getByRole("link")).toHaveCount(2);

      await server.sendWaitingMails();
      await pageLinkTo(server, email);
      await page.goto(`/${locale}/inquiry`);
      await page.getByLabel(linkWords.email[locale]).fill(email);
      await page.getByRole("button", { name: linkWords.mailLink[locale] }).click();
      await expect(page.getByText(doneWords.new_link[locale])).toBeVisible();
      await server.sendWaitingMails();
      for (const link of [await pageLinkTo(server, email, 2), former]) {
        await page.goto(link);
        await expect(heading).toHaveText("A board");
      }
      expect(await server.mailsTo(email)).toHaveLength(2);
    });
  });
}

/** Sends the contact form and follows the link to the inquiry's page. */
async function openVisitorPage(page: Page, locale: "en" | "ar", hasScripts: boolean) {
  if (hasScripts) await openForm(page, `/${locale}/contact`);
  else await page.goto(`/${locale}/contact`);
  await fillRequired(page, locale);
  if (hasScripts) await passForHuman(page);
  await submitForm(page);
  await page.getByRole("link", { name: sentWords.openPage[locale] }).click();
  await expect(page).toHaveURL(/\/inquiry[/#]N-\w{5}\//);
}

function conversation(page: Page, locale: "en" | "ar") {
  return page.getByRole("list", { name: pageWords.conversation[locale] }).locator(":scope > li");
}

/** Small files Playwright itself puts into the page's memory. */
async function chooseOnDisk(page: Page, path: string) {
  const browser = await page.context().newCDPSession(page);
  const { root } = await browser.send("DOM.getDocument");
  const { nodeId } = await browser.send("DOM.querySelector", {
    nodeId: root.nodeId,
    selector: "input[type=file]",
  });
  await browser.send("DOM.setFileInputFiles", { nodeId, files: [path] });
}

/** The next form is cut off on its way, whereupon `check` looks at the page. */
async function cutOnce(page: Page, check: () => Promise<void>) {
  await page.route(
    "**/inquiry/**",
    async (route) => {
      await route.abort();
      await check();
    },
    { times: 1 },
  );
}

/** As if staff had sent it. */
async function addReply(server: OpenServer, body: string) {
  await server.query(
    `with message as (
       insert into public.inquiry_messages (inquiry_id, direction, address, subject, body, locale)
       select id, 'sent', email, '', $1, 'en' from public.inquiries returning *
     )
     insert into public.mails (inquiry_id, kind, recipient, locale, message_id)
     select inquiry_id, 'reply', address, 'en', id from message`,
    [body],
  );
}
