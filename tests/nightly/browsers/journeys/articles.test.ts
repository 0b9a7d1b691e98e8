import { expect, test } from "vitest";
import { articles } from "../../../../app/articles/articles.server.ts";
import { locales } from "../../../../app/i18n/text.ts";
import { describeInEngines } from "../describe-in-engines.ts";

const [article] = articles;
const path = `/articles/${article?.slug}`;

describeInEngines("the articles", ({ visit }) => {
  for (const locale of locales) {
    const title = article?.title[locale] ?? "";
    const link = `main a[href="/${locale}${path}"]`;

    test(`${locale}: one is searched for, read over the list, closed by Escape, and opened again by its address`, async () => {
      await visit({}, async (visitor) => {
        await visitor.open(`/${locale}/articles`);
        await visitor.waits("the list does not filter yet", () =>
          document.documentElement.matches("[data-fonts]"),
        );
        await visitor.write("input[type=search]", title);
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
        await visitor.sees(title);
        await visitor.tab.press("Escape");
        await visitor.waits("the article stays open", () => document.querySelector("dialog[open]") === null);
        expect(await visitor.tab.evaluate(() => document.activeElement?.getAttribute("href"))).toBe(
          `/${locale}${path}`,
        );
        await visitor.open(`/${locale}${path}`);
        await visitor.sees(title);
      });
    });

    test(`${locale}: without JavaScript it is a page of its own`, async () => {
      await visit({ javaScript: false }, async (visitor) => {
        await visitor.open(`/${locale}/articles`);
        await visitor.pressElement(link);
        await visitor.isAt(`/${locale}${path}`);
        await visitor.sees(title);
      });
    });
  }
});
