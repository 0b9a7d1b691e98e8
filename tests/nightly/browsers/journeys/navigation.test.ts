import { expect, test } from "vitest";
import { describeInEngines } from "../describe-in-engines.ts";

const words = {
  en: { menu: "Menu", about: "About", title: "Nawat", other: "العربية", theirs: "ar" },
  ar: { menu: "القائمة", about: "من نحن", title: "نواة", other: "English", theirs: "en" },
} as const;

describeInEngines("the pages", ({ visit }) => {
  for (const locale of ["en", "ar"] as const) {
    const { menu, about, other, theirs } = words[locale];

    for (const javaScript of [true, false]) {
      test(`${locale}: on a phone the menu leads on, JavaScript ${javaScript ? "on" : "off"}`, async () => {
        await visit({ width: 400, height: 740, javaScript }, async (visitor) => {
          await visitor.open(`/${locale}`);
          await visitor.press(menu);
          await visitor.press(about);
          await visitor.isAt(`/${locale}/about`);
          expect(await widthOfPage(visitor.tab)).toBeLessThanOrEqual(0);
        });
      });

      test(`${locale}: the same page is one press away in the other language, JavaScript ${javaScript ? "on" : "off"}`, async () => {
        await visit({ javaScript }, async (visitor) => {
          await visitor.open(`/${locale}/services`);
          await visitor.press(other);
          await visitor.isAt(`/${theirs}/services`);
          const direction = await visitor.tab.evaluate(() => getComputedStyle(document.body).direction);
          expect(direction).toBe(theirs === "ar" ? "rtl" : "ltr");
        });
      });
    }

    test(`${locale}: the hero draws its scene, or its still where it cannot`, async () => {
      await visit({}, async (visitor) => {
        await visitor.open(`/${locale}`);
        await visitor.waits("the hero stays empty", () =>
          ["loaded", "still", "unavailable"].includes(
            document.querySelector<HTMLElement>("[data-scene]")?.dataset["scene"] ?? "",
          ),
        );
      });
    });
  }
});

/** By how many pixels it is wider than the window. */
function widthOfPage(tab: { evaluate: (run: () => number) => Promise<number> }): Promise<number> {
  return tab.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}
