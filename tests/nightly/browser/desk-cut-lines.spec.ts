import type { Page } from "@playwright/test";
import { numberedReference } from "../../support/numbered-reference.ts";
import { expect, test } from "../../support/browser/desk-server.ts";
import { journeyLocales } from "../../support/browser/journey-locales.ts";

for (const locale of journeyLocales(import.meta.filename)) {
  test(`${locale}: at every width a line of the list is cut at its end, and within no figure`, async ({
    openDesk,
    site,
  }) => {
    test.slow();
    await site.query(`insert into public.inquiries (reference, type, name, email, company, subject, message, locale)
         select ${numberedReference("n + 100")}, 'contact',
           (array['وسام الأحمد', 'Rana Haddad', 'وسام الأحمد 1987 للتجارة العامة'])[n],
           'a.rather.long.address.of.a.port@latakia-port.example',
           (array['مرفأ 22 اللاذقية', 'Port 22 of Latakia', 'Bekaa Water 1200 مياه البقاع الجنوبي'])[n],
           (array['طلب عرض سعر: 18 عوّامة قياس و350 مترًا', 'Quote for 18 buoys and 350 m of rope', 'عوّامة 2450 خارج النطاق'])[n],
           (array[
             'نحتاج إلى 18 عوّامة قياس، هاتف المكتب +961 3 123 456 بعد الساعة 14:30 كل يوم',
             'We need 18 buoys, at عوّامات 2450 البحر for 125,000 dollars, by 2027',
             'رقم +961 3 123 456 للاتصال بعد 1450 دقيقة'
           ])[n],
           'ar'
         from generate_series(1, 3) as n`);
    const page = await openDesk("ada", locale, "/admin?view=open");
    await expect(page.getByText("latakia-port").or(page.getByText("طلب عرض سعر")).first()).toBeAttached();
    for (let width = 360; width <= 1920; width += 20) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await findCutLines(page), `${width} px`).toEqual([]);
    }
  });
}

/** Figures of which only a part is seen, and lines that are cut where they begin. */
function findCutLines(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isCut = (element: Element) => element.scrollWidth > element.clientWidth;
    const found: string[] = [];
    for (const line of document.querySelectorAll<HTMLElement>("[data-inquiry] .one-line > bdi")) {
      if (!line.checkVisibility() || !isCut(line)) continue;
      const box = line.getBoundingClientRect();
      const ellipsis = Number.parseFloat(getComputedStyle(line).fontSize);
      const isLeftToRight = getComputedStyle(line).direction === "ltr";
      const texts = document.createTreeWalker(line, NodeFilter.SHOW_TEXT);
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        const text = node.textContent ?? "";
        const around = node.parentElement ?? line;
        for (const { 0: piece, index } of text.matchAll(/\d[\d.,:]*\d|^./g)) {
          const range = new Range();
          range.setStart(node, index);
          range.setEnd(node, index + piece.length);
          const { left, right } = range.getBoundingClientRect();
          const [before, after] = isLeftToRight
            ? [left - box.left, right - box.right]
            : [box.right - right, box.left - left];
          if (node === line.firstChild && index === 0 && before < -1) found.push(`begins outside: ${text}`);
          // Of an address the end is cut, as of a word.
          if (!/\d\d/.test(piece) || text.includes("@")) continue;
          // The ellipsis takes the place of all of an element that is laid out as one letter, and of a part of any other.
          const isFirst = line.firstChild === around || line.firstChild?.textContent === "";
          const isWhole = getComputedStyle(around).display === "inline-block" && !(isFirst && isCut(around));
          if (after > -ellipsis && before < box.width && !isWhole) found.push(`${piece} of ${text}`);
        }
      }
    }
    return found;
  });
}
