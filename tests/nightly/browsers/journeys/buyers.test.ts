import { test } from "vitest";
import { describeInEngines } from "../describe-in-engines.ts";

describeInEngines("the buyers' page", ({ visit }) => {
  for (const locale of ["en", "ar"] as const) {
    test(`${locale}: without JavaScript traits are ticked, a cell is opened, and the vendor pack chosen`, async () => {
      await visit({ javaScript: false }, async (visitor) => {
        await visitor.open(`/${locale}/buyers`);
        await visitor.pressElement("#market fieldset input[type=checkbox]");
        await visitor.waits("more than one trait is shown", () => {
          const cells = document.querySelectorAll("#market tbody tr:first-child td");
          return [...cells].filter((cell) => cell.checkVisibility()).length === 1;
        });
        await visitor.pressElement("#market td summary");
        await visitor.waits("the rule's source is not to be seen", () =>
          Boolean(document.querySelector("#market td details a[href^=http]")?.checkVisibility()),
        );
        await visitor.pressElement("a[href='#vendor-pack']");
        await visitor.waits("nothing says what will be printed", () =>
          Boolean(document.querySelector("#vendor-pack a[href='#main']")?.checkVisibility()),
        );
      });
    });
  }
});
