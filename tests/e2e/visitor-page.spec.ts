import type { Page } from "@playwright/test";
import { loadMailsTo } from "../mailbox.ts";
import { waitForCode, waitForPageLink } from "../conformance/visitor-page.ts";
import { checkAccessibility } from "./check-accessibility.ts";
import { doubleText } from "./double-text.ts";
import { listInquiries } from "./inquiry-form.ts";
import { findOverflow } from "./overflow.ts";
import { openVisitorPage } from "./open-visitor-page.ts";
import { expect, test } from "./own-server.ts";
import { resizeWindow } from "./resize-window.ts";
import { queryAsOwner } from "./site-database.ts";

const email = "rana@example.com";

const words = {
  en: {
    answer: "Answer 1",
    question: "What must it do, in one sentence?",
    save: "Save the answer",
    saved: "Saved.",
    unknown: "We don’t know yet",
    addNote: "Add a note",
    note: "Note to our engineers",
    saveNote: "Add it to the inquiry",
    noted: "Your note is with our engineers.",
    correct: "Correct your details",
    phone: "Phone number",
    saveCorrections: "Save the corrections",
    corrected: "Corrected.",
    withdraw: "Withdraw the inquiry",
    erase: "Erase everything",
    mailCode: "Mail me a code",
    code: "Six-digit code",
    withdrawn: /You withdrew this inquiry/,
    erased: "Erased",
    closed: "This link no longer works",
    newLink: "Mail me a new link",
    address: "Email address you wrote from",
    onItsWay: /a new link arrives within minutes/,
    ask: "Ask for an NDA first",
    agree: /Yes, ask for it/,
    asked: /You asked for a mutual non-disclosure agreement/,
  },
  ar: {
    answer: "أجب 1",
    question: "ماذا يجب أن يفعل الجهاز، في جملة واحدة؟",
    save: "احفظ الجواب",
    saved: "حُفظ الجواب.",
    unknown: "لا نعرف بعد",
    addNote: "أضف ملاحظة",
    note: "ملاحظة إلى مهندسينا",
    saveNote: "أضفها إلى الاستفسار",
    noted: "وصلت ملاحظتك إلى مهندسينا.",
    correct: "صحّح بياناتك",
    phone: "رقم الهاتف",
    saveCorrections: "احفظ التصحيح",
    corrected: "صُحّحت بياناتك.",
    withdraw: "اسحب الاستفسار",
    erase: "امحُ كل شيء",
    mailCode: "أرسل إليّ رمزًا",
    code: "الرمز، ستة أرقام",
    withdrawn: /سحبت هذا الاستفسار/,
    erased: "مُحي الاستفسار",
    closed: "لم يعد هذا الرابط يعمل",
    newLink: "أرسل إليّ رابطًا جديدًا",
    address: "البريد الذي كتبت منه",
    onItsWay: /فسيصلك رابط جديد خلال دقائق/,
    ask: "اطلب الاتفاقية أولًا",
    agree: /نعم، اطلبوها/,
    asked: /طلبت اتفاقية عدم إفصاح متبادلة/,
  },
} as const;

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled });

    for (const locale of ["en", "ar"] as const) {
      const strings = words[locale];

      test(`${locale}: from the form to answers, a note and a correction, and erased at last`, async ({
        page,
        server,
      }) => {
        test.slow();
        await openVisitorPage(page, locale, javaScriptEnabled);
        await expect(page.getByRole("heading", { level: 1 })).toHaveText("A board");

        await page.getByRole("link", { name: strings.answer, exact: true }).click();
        await page.getByLabel(strings.question).fill("Count pumps.");
        await page.getByRole("button", { name: strings.save }).click();
        await expect(page.getByText(strings.saved)).toBeVisible();
        await expect(page.getByText("Count pumps.")).toBeVisible();
        // The next question is open by itself.
        await page.getByLabel(strings.unknown).check();
        await page.getByRole("button", { name: strings.save }).click();
        // Where it is told, and beside the question that is open now.
        await expect(page.getByText(strings.unknown)).toHaveCount(2);

        await open(page, strings.addNote);
        await page.getByLabel(strings.note).fill("At 45 °C.");
        await page.getByRole("button", { name: strings.saveNote }).click();
        await expect(page.getByText(strings.noted)).toBeVisible();

        await open(page, strings.correct);
        await page.getByLabel(strings.phone).fill("03 123 456");
        await page.getByRole("button", { name: strings.saveCorrections }).click();
        await expect(page.getByText(strings.corrected)).toBeVisible();
        await expect(page.getByText("03 123 456").first()).toBeVisible();

        await page.getByLabel(strings.agree).check();
        await page.getByRole("button", { name: strings.ask }).click();
        await expect(page.getByText(strings.asked)).toBeVisible();

        await askForCode(page, strings.withdraw, strings.mailCode);
        await page.getByLabel(strings.code).fill(await waitForCode(server, email));
        await page.getByRole("button", { name: strings.withdraw }).click();
        await expect(page.getByText(strings.withdrawn)).toBeVisible();

        await askForCode(page, strings.erase, strings.mailCode);
        const code = await waitForCode(server, email, 2);
        await page.getByLabel(strings.code).fill(code === "123456" ? "654321" : "123456");
        await page.getByRole("button", { name: strings.erase }).click();
        await expect(page.getByLabel(strings.code)).toHaveAttribute("aria-invalid", "true");
        await page.getByLabel(strings.code).fill(code);
        const [address = ""] = page.url().split(/[?#]/);
        await page.getByRole("button", { name: strings.erase }).click();
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(strings.erased);
        expect(await listInquiries(server)).toEqual([]);
        await page.goto(address);
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(strings.closed);
        expect(await queryAsOwner(server, "select from public.inquiry_messages")).toEqual([]);
      });

      test(`${locale}: a lost link is asked for again, and closes the old one`, async ({ page, server }) => {
        await openVisitorPage(page, locale, javaScriptEnabled);
        const former = page.url();
        await waitForPageLink(server, email);
        await page.goto(`/${locale}/inquiry`);
        await page.getByLabel(strings.address).fill(email);
        await page.getByRole("button", { name: strings.newLink }).click();
        await expect(page.getByText(strings.onItsWay)).toBeVisible();
        await page.goto(await waitForPageLink(server, email, 2));
        await expect(page.getByRole("heading", { level: 1 })).toHaveText("A board");
        expect(await loadMailsTo(server.dataDir, email)).toHaveLength(2);
        await page.goto(former);
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(strings.closed);
      });
    }
  });
}

for (const locale of ["en", "ar"] as const) {
  test(`${locale}: everybody can use the page, at every width and with the text doubled`, async ({
    page,
  }) => {
    test.slow();
    const strings = words[locale];
    await openVisitorPage(page, locale, true);
    const file = { name: `${"w".repeat(90)}.step`, mimeType: "", buffer: Buffer.from("ISO-10303-21;\n") };
    await page.locator("#file").setInputFiles(file);
    await expect(page.locator("#files [data-state=done]")).toBeVisible();
    await askForCode(page, strings.erase, strings.mailCode);
    await page.getByLabel(strings.code).fill("000000");
    await page.getByRole("button", { name: strings.erase }).click();
    await expect(page.getByLabel(strings.code)).toHaveAttribute("aria-invalid", "true");
    await checkAccessibility(page);
    await page.evaluate(() => {
      for (const details of document.querySelectorAll("details")) details.open = true;
    });
    for (const width of [320, 360, 768, 1280, 1920]) {
      await resizeWindow(page, width);
      expect.soft(await findOverflow(page), `${width} px`).toEqual([]);
    }
    await doubleText(page);
    for (const width of [320, 1280]) {
      await resizeWindow(page, width);
      expect.soft(await findOverflow(page), `${width} px, text doubled`).toEqual([]);
    }
  });
}

async function open(page: Page, summary: string) {
  const details = page.locator("details", { has: page.locator("summary", { hasText: summary }) }).last();
  if ((await details.getAttribute("open")) === null) await details.locator("summary").first().click();
}

async function askForCode(page: Page, what: string, mailCode: string) {
  await open(page, what);
  const step = page.locator("details", { has: page.locator("summary", { hasText: what }) });
  await step.getByRole("checkbox").check();
  await step.getByRole("button", { name: mailCode }).click();
}
