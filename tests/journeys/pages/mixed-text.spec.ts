import type { Locator } from "@playwright/test";
import { expect as expectDesk, test as testDesk } from "../../support/browser/desk-server.ts";
import { expect, test, waitForHydration } from "../../support/browser/shared-server.ts";
import { journeyLocales } from "../../support/browser/journey-locales.ts";
import type { Site } from "../../support/browser/sites.ts";
import { findLatinRuns } from "../../nightly/browser/visual-order.ts";

const mixed = "00000000-0000-4000-8000-0000000000ff";
const longSubject =
  "STM32 controller board for the filling line in Zahle, revision 2.1, with drawings (C++) and firmware";

/** An inquiry as somebody writes who writes both languages, and one of an English sender. */
async function seedMixed(site: Site) {
  await site.database.transaction(async (transaction) => {
    await transaction.query(
      `insert into public.inquiries (id, reference, type, name, email, company, phone, subject, message, locale, due_at)
         values ($1, 'N-MXDTX', 'contact', 'رنا حداد (C++)', 'rana@example.com', 'شركة الأرز (IoT)', '+٩٦١ ٣ ١٢٣ ٤٥٦',
           'STM32 لوحة تقوم على المعالج', $2, 'ar', now() + interval '20 hours')`,
      [
        mixed,
        "STM32F4 هو المعالج الذي نريده، مع ملف board_v2.1.zip، والعدد 5-10 لوحات.\n\nPlease call +961 3 123 456 (أحمد خوري, 2nd floor).\nبرمجة (C++) مطلوبة بنسبة 35%.",
      ],
    );
    await transaction.query(
      `insert into public.inquiries (reference, type, name, email, subject, message, locale)
         values ('N-NGHPX', 'contact', 'Bartholomew Montgomery-Fitzgerald of the Western Pump Company', 'b@example.com', $1, 'Hello', 'en'),
           ('N-RCPXX', 'contact', 'شركة الأرز لأنظمة الري والمضخات الذكية في البقاع والجنوب', 'c@example.com', $2, 'مرحبا', 'ar')`,
      [
        longSubject,
        "نحتاج إلى لوحة تحكم جديدة لخط التعبئة القديم في زحلة مع كل الرسوم والبرامج اللازمة لتشغيلها",
      ],
    );
  });
}

for (const locale of journeyLocales(import.meta.filename)) {
  testDesk(
    `${locale}: texts in both languages read at the desk as they were written`,
    async ({ openDesk, site }) => {
      await seedMixed(site);
      const page = await openDesk("ada", locale, `/admin?inquiry=${mixed}`);
      const main = page.getByRole("main");
      await expectDesk(main.locator("h1")).toHaveText("STM32 لوحة تقوم على المعالج");
      await expectDesk(main.locator("h1 bdi").first()).toHaveCSS("direction", "rtl");
      for (const width of [1280, 360]) {
        await page.setViewportSize({ width, height: 900 });
        const runs = await findLatinRuns(page);
        expectDesk.soft(runs.filter(({ written, shown }) => written !== shown)).toEqual([]);
      }
      const message = main.locator("[dir]:has(> p)");
      await expectDesk(message.locator("p", { hasText: "STM32F4" })).toHaveCSS("direction", "rtl");
      await expectDesk(message.locator("p", { hasText: "Please call" })).toHaveCSS("direction", "ltr");
      await expectDesk(message.locator("p", { hasText: "35%" })).toHaveCSS("direction", "rtl");
      const phone = main.locator("a[href^='tel:']", { hasText: "٤٥٦" }).first();
      expectDesk(await groupsFromLeft(phone)).toBe("+٩٦١ ٣ ١٢٣ ٤٥٦");
      await expectDesk(phone).toHaveAttribute("href", "tel:+9613123456");
      // A text that is cut in a row loses its end.
      await page.setViewportSize({ width: 1440, height: 900 });
      const row = (text: string) => page.locator("[data-inquiry] bdi", { hasText: text }).first();
      for (const text of [longSubject.slice(0, 20), "Bartholomew", "شركة الأرز لأنظمة", "نحتاج إلى لوحة"])
        expectDesk(await seenPart(row(text)), text).toBe("beginning");
    },
  );

  test(`${locale}: a field runs as most of what is typed into it, a number in the order of its groups`, async ({
    page,
  }) => {
    await page.goto(`/${locale}/contact`);
    await waitForHydration(page);
    const field = (name: string) => page.locator(`main [name=${name}]`);
    for (const name of ["name", "subject", "message"]) {
      await field(name).pressSequentially("STM32 ");
      await expect(field(name)).toHaveCSS("direction", "ltr");
      await field(name).pressSequentially("لوحة تقوم على المعالج");
      await expect(field(name)).toHaveCSS("direction", "rtl");
    }
    await field("phone").fill("+٩٦١ ٣ ١٢٣ ٤٥٦");
    await expect(field("phone")).toHaveCSS("direction", "ltr");
    await expect(field("phone")).toHaveCSS("unicode-bidi", "bidi-override");
    await field("phone").fill("٠٣ ١٢٣ تحويلة ١٢");
    await expect(field("phone")).toHaveCSS("direction", "rtl");
    // A draft is back after a reload, and so is its direction.
    await page.waitForFunction(() =>
      localStorage.getItem("draft-contact")?.includes(encodeURIComponent("تحويلة")),
    );
    await page.reload();
    await waitForHydration(page);
    await expect(field("message")).toHaveCSS("direction", "rtl");
  });
}

/** The words of an element from left to right. */
function groupsFromLeft(element: Locator): Promise<string> {
  return element.evaluate((link) => {
    const [node] = [...link.querySelectorAll("bdo")].flatMap((bdo) => [...bdo.childNodes]);
    if (!(node instanceof Text)) return "";
    const words = [...node.data.matchAll(/\S+/g)].map(({ index, 0: word }) => {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      return { word, left: range.getBoundingClientRect().left };
    });
    return words
      .toSorted((a, b) => a.left - b.left)
      .map(({ word }) => word)
      .join(" ");
  });
}

/** Which end of a cut line is inside the box that cuts it. */
function seenPart(line: Locator): Promise<"beginning" | "end" | "all"> {
  return line.evaluate((element) => {
    let box: Element = element;
    while (getComputedStyle(box).overflowX === "visible" && box.parentElement) box = box.parentElement;
    if (box.scrollWidth <= box.clientWidth) return "all";
    const first = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode();
    if (!(first instanceof Text)) return "end";
    const range = document.createRange();
    range.setStart(first, 0);
    range.setEnd(first, 1);
    const letter = range.getBoundingClientRect();
    const { left, right } = box.getBoundingClientRect();
    return letter.left >= left - 1 && letter.right <= right + 1 ? "beginning" : "end";
  });
}
