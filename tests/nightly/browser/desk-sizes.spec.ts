import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../../support/browser/desk-server.ts";
import { doubleText } from "../../support/page-checks/check-reflow.ts";
import { findOverflow } from "../../support/page-checks/overflow.ts";
import { findSmallFields } from "../../support/page-checks/small-fields.ts";
import { journeyLocales } from "../../support/browser/journey-locales.ts";

const path = "/admin?inquiry=00000000-0000-4000-8000-000000000001";

const words = {
  en: {
    more: "More actions",
    take: /^Assign to me/,
    taken: "Assigned to ada",
    reply: "Your reply",
    send: "Send",
    sent: "The email is on its way.",
    back: "All inquiries",
    select: "Select Buyer 1",
    spam: /^Spam/,
  },
  ar: {
    more: "إجراءات أخرى",
    take: /^أتولّاه أنا/,
    taken: "المكلّف: ada",
    reply: "ردك",
    send: "أرسل",
    sent: "الرسالة قيد الإرسال.",
    back: "كل الاستفسارات",
    select: "حدّد Buyer 1",
    spam: /^غير مرغوب/,
  },
};

for (const locale of journeyLocales(import.meta.filename)) {
  const strings = words[locale];

  for (const width of [360, 1280]) {
    test(`${locale}, ${width} px: with text twice as large an inquiry is taken and answered, another one moved to spam`, async ({
      openDesk,
    }) => {
      const page = await openDesk("ada", locale, "/admin");
      await page.setViewportSize({ width, height: 740 });
      await doubleText(page);
      expect(await findOverflow(page)).toEqual([]);
      await page.getByRole("link", { name: "أحمد خوري" }).click();
      if (width < 1280) await page.getByLabel(strings.more).click();
      await page.getByRole("button", { name: strings.take }).click();
      await expect(page.getByText(strings.taken, { exact: true })).toBeInViewport();
      await page.getByLabel(strings.reply).fill("نعم، هذا ممكن.");
      await page.getByRole("button", { name: strings.send, exact: true }).click();
      await expect(page.getByText(strings.sent)).toBeVisible();
      expect(await findOverflow(page)).toEqual([]);
      await (
        width < 1280
          ? page.getByRole("link", { name: strings.back })
          : page.getByRole("navigation").first().locator("[aria-current=page]")
      ).click();
      await page.getByRole("checkbox", { name: strings.select, exact: true }).check();
      expect(await findCovered(page.getByRole("toolbar"))).toEqual([]);
      await page.getByRole("button", { name: strings.spam }).click();
      await expect(page.getByRole("link", { name: "Buyer 1", exact: true })).toHaveCount(0);
      expect(await findOverflow(page)).toEqual([]);
    });
  }

  test(`${locale}: on a phone everything that is pressed is as large as a finger`, async ({ openDesk }) => {
    const page = await openDesk("ada", locale, "/admin");
    await page.setViewportSize({ width: 360, height: 740 });
    for (const address of [path, "/admin", "/admin/audit", "/admin/team"]) {
      await page.goto(address);
      await expect(
        page
          .locator(
            "[data-inquiry]:visible, tbody tr:visible, textarea, main [role=tabpanel] li :is(h3, time)",
          )
          .first(),
      ).toBeVisible();
      expect.soft(await findSmallTargets(page), address).toEqual([]);
      expect.soft(await findSmallFields(page), address).toEqual([]);
    }
  });
}

/** What is pressed in this part of the page, and lies under something else or outside the window. */
function findCovered(part: Locator): Promise<string[]> {
  return part.locator("button:visible, summary:visible").evaluateAll((controls) =>
    controls
      .filter((control) => {
        const { left, top, width, height } = control.getBoundingClientRect();
        const shown = document.elementFromPoint(left + width / 2, top + height / 2);
        return !control.contains(shown);
      })
      .map((control) => control.outerHTML.slice(0, 90)),
  );
}

/** What is pressed and is less than 44 px wide or high. What lies in a label, or opens its row, is as large as that. */
function findSmallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("a, button, input, select, textarea, summary, [role=tab]")]
      .filter(
        (element) =>
          element.checkVisibility({ visibilityProperty: true }) &&
          getComputedStyle(element).pointerEvents !== "none",
      )
      .map((element) => ({
        element,
        box: (
          element.closest("label") ??
          element.closest("[data-inquiry]") ??
          element
        ).getBoundingClientRect(),
      }))
      // One pixel is what only screen readers see.
      .filter(({ box }) => box.width > 1 && Math.min(box.width, box.height) < 43.9)
      .map(({ element, box }) => `${element.outerHTML.slice(0, 90)} ${box.width} × ${box.height}`),
  );
}
