import { expect, test } from "vitest";
import { describeInEngines } from "../describe-in-engines.ts";

const path = "/articles/riyadh-metro-opens";
const words = {
  en: { search: "metro", heading: "Riyadh Metro" },
  ar: { search: "مترو", heading: "مترو الرياض" },
};

describeInEngines("the articles", ({ visit }) => {
  for (const locale of ["en", "ar"] as const) {
    const { search, heading } = words[locale];
    const link = `main a[href="/${locale}${path}"]`;

    test(`${locale}: one is searched for, read over the list, closed by Escape, and opened again by its address`, async () => {
      await visit({}, async (visitor) => {
        await visitor.open(`/${locale}/articles`);
        await visitor.waits("the list does not filter yet", () =>
          document.documentElement.matches("[data-fonts]"),
        );
        await visitor.write("input[type=search]", search);
        await visitor.waits(
          "the list is not filtered",
          () =>
            [...document.querySelectorAll("main [data-slug]")].filter((card) => card.checkVisibility())
              .length === 1,
        );
        await visitor.pressElement(link);
        await visitor.waits(
          "no article is open",
          () => document.querySelector("dialog[open] h2, dialog[open] h1") !== null,
        );
        await visitor.sees(heading);
        await visitor.tab.press("Escape");
        await visitor.waits("the article stays open", () => document.querySelector("dialog[open]") === null);
        expect(await visitor.tab.evaluate(() => document.activeElement?.getAttribute("href"))).toBe(
          `/${locale}${path}`,
        );
        await visitor.open(`/${locale}${path}`);
        await visitor.sees(heading);
      });
    });

    test(`${locale}: without JavaScript it is a page of its own`, async () => {
      await visit({ javaScript: false }, async (visitor) => {
        await visitor.open(`/${locale}/articles`);
        await visitor.pressElement(link);
        await visitor.isAt(`/${locale}${path}`);
        await visitor.sees(heading);
      });
    });
  }
});
