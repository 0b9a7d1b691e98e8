import { expect, test } from "vitest";
import { words } from "../../../support/browser/words.ts";
import { describeInEngines } from "../describe-in-engines.ts";
import type { Visitor } from "../visitor.ts";

const forms = [
  {
    path: "contact",
    fields: ["name", "email", "subject", "message"],
    send: "sendMessage",
    done: "messageSent",
  },
  {
    path: "start-project",
    fields: ["name", "email", "description"],
    send: "sendProject",
    done: "projectSent",
  },
] as const;

describeInEngines("the forms", ({ visit, site }) => {
  for (const locale of ["en", "ar"] as const)
    for (const { path, fields, send, done } of forms)
      for (const javaScript of [true, false])
        test(`${locale}: ${path} is sent, JavaScript ${javaScript ? "on" : "off"}`, async () => {
          await visit({ javaScript }, async (visitor) => {
            const email = `${locale}-${path}-${javaScript}@example.com`;
            await visitor.open(`/${locale}/${path}`);
            await fitsItsFields(visitor);
            if (javaScript) {
              await visitor.seesHydratedForm();
              await visitor.press(words[locale][send]);
              await visitor.sees(words[locale].enterName);
            }
            for (const field of fields)
              await visitor.write(`main [name=${field}]`, field === "email" ? email : `لوحة ${field} 12`);
            // What is sent within two seconds is taken for a robot's.
            await new Promise((resolve) => setTimeout(resolve, 2_000));
            await visitor.press(words[locale][send]);
            await visitor.sees(words[locale][done]);
            const stored = await site().query<{ name: string; status: string; locale: string }>(
              `select name, status, locale from public.inquiries where email = '${email}'`,
            );
            expect(stored).toEqual([{ name: "لوحة name 12", status: "new", locale }]);
          });
        });

  for (const locale of ["en", "ar"] as const)
    test(`${locale}: what was written is still there after a look at another page and back`, async () => {
      await visit({}, async (visitor) => {
        await visitor.open(`/${locale}/contact`);
        await visitor.seesHydratedForm();
        await visitor.write("main [name=message]", "نصف رسالة");
        await visitor.open(`/${locale}/about`);
        await visitor.tab.back();
        await visitor.isAt(`/${locale}/contact`);
        await visitor.waits("the message is gone", () =>
          [...document.querySelectorAll("textarea")].some(({ value }) => value === "نصف رسالة"),
        );
      });
    });
});

/** What an empty field says stands within it. */
async function fitsItsFields(visitor: Visitor) {
  const wide = await visitor.tab.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("main input, main textarea")]
      .filter((field) => field.scrollWidth > field.clientWidth)
      .map((field) => field.getAttribute("name")),
  );
  expect(wide, "fields whose placeholder goes beyond them").toEqual([]);
}
