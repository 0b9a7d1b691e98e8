import { interpolate, localize } from "../../../app/i18n/text.ts";
import { channelWords } from "../../../app/inquiries/inbox-words.ts";
import { inquiryWords } from "../../../app/inquiries/desk/inquiry-words.ts";
import {
  entryChannelWords,
  entryProblemText,
  newInquiryWords,
} from "../../../app/inquiries/desk/new/new-inquiry-words.ts";
import { sendingWords } from "../../../app/inquiries/desk/sending/sending-words.ts";
import { checkAccessibility } from "../../support/page-checks/check-accessibility.ts";
import { expect, test } from "../../support/browser/desk-server.ts";
import { journeyLocales } from "../../support/browser/journey-locales.ts";

const text = "Two controllers, before spring. وحدتا تحكّم قبل الربيع.";

for (const locale of journeyLocales(import.meta.filename)) {
  const words = localize(locale, newInquiryWords);
  const inquiry = localize(locale, inquiryWords);
  const sending = localize(locale, sendingWords);

  test(`${locale}: a call is entered, and what was typed outlives a wrong field, a failed send and a new page`, async ({
    openDesk,
  }) => {
    const page = await openDesk("ada", locale, "/admin");
    await expect(page.getByRole("button", { name: words.title })).toBeVisible();
    await page.keyboard.press("c");
    const dialog = page.getByRole("dialog", { name: words.title });
    const save = dialog.getByRole("button", { name: words.save });
    const said = dialog.getByLabel(words.said);
    // Its styles are those of a part that is loaded later.
    await expect(dialog.locator("form")).toHaveCSS("display", "grid");
    await expect(save).toBeInViewport({ ratio: 1 });
    await dialog.getByLabel(words.name).fill("Omar Khalil");
    await dialog.getByLabel(words.subject).fill("Pump station");
    await said.fill(text);
    await save.click();
    await expect(dialog.getByText(entryProblemText("email", "missing")[locale])).toBeVisible();
    await expect(dialog.getByRole("textbox", { name: words.email })).toBeFocused();
    // As high as it is: what is scrolled out of it hides what lies behind from the checker.
    await dialog.evaluate((element) => {
      element.style.position = "absolute";
      element.style.maxHeight = "none";
    });
    await checkAccessibility(page, "dialog[open]");
    await dialog.evaluate((element) => element.removeAttribute("style"));

    await dialog.getByRole("textbox", { name: words.phone }).fill("+961 3 765 432");
    await page.route("**/functions/v1/enter-inquiry", (route) => route.abort());
    await save.click();
    await expect(dialog.getByText(words.failed)).toBeVisible();
    await page.unroute("**/functions/v1/enter-inquiry");
    await page.reload();
    await expect(said).toHaveValue(text);
    await said.press("Control+Enter");

    await expect(page.getByText(interpolate(words.stored, { reference: "N-" }))).toBeVisible();
    const byHand = interpolate(inquiry.enteredByHand, { channel: channelWords.call[locale] });
    await expect(page.getByText(byHand)).toBeVisible();
    await expect(page.getByText(inquiry.noAddress.split(/[:،]/)[0] ?? "")).toBeVisible();
    const chat = page.getByRole("link", { name: /\+961 3 765 432/ });
    await expect(chat.and(page.locator('[href="https://wa.me/9613765432"]')).first()).toBeVisible();
    await page.keyboard.press("c");
    await expect(dialog.getByLabel(words.name)).toHaveValue("");
  });

  test(`${locale}: a conversation is begun from the palette`, async ({ openDesk, sendNow, site }) => {
    const page = await openDesk("ada", locale, "/admin");
    await page.keyboard.press("Control+k");
    await page.getByRole("dialog").getByRole("combobox").fill("new inquiry");
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog", { name: words.title });
    await dialog.getByLabel(entryChannelWords.staff[locale]).check();
    await dialog.getByLabel(words.name).fill("Maya");
    await dialog.getByLabel(words.to).fill("maya.first@example.com");
    await dialog.getByLabel(words.subject).fill("Pump station");
    await dialog.getByLabel(words.message).fill(text);
    await dialog.getByRole("button", { name: words.send, exact: true }).click();
    await expect(page.getByText(sending.onItsWay)).toBeVisible();
    await expect(page.getByRole("list").getByText(text).first()).toBeVisible();
    await expect(page.getByRole("button", { name: sending.takeBack }).first()).toBeVisible();
    await sendNow(page);
    expect(await site.mailsTo("maya.first@example.com")).toHaveLength(1);
  });
}
