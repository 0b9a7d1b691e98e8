import { expect, test } from "vitest";
import { loadMailsTo } from "../../../support/mail/mailbox.ts";
import { password } from "../../../support/person.ts";
import { describeInEngines } from "../describe-in-engines.ts";
import type { Visitor } from "../visitor.ts";

const words = {
  en: {
    subject: "Automation and robotics",
    taken: "Assigned to ada",
    send: "Send",
    keys: "Shortcuts",
  },
  ar: { subject: "أتمتة وروبوتات", taken: "المكلّف: ada", send: "أرسل", keys: "الاختصارات" },
};

const reset = `update public.inquiries set status = 'new', assignee_id = null where reference = 'N-7F3K2'`;

describeInEngines("the desk", ({ visit, site }) => {
  for (const locale of ["en", "ar"] as const) {
    const strings = words[locale];
    const visitorAddress = "a.khoury@example.com";

    test(`${locale}: staff sign in, find an inquiry, take it, answer it and close it by a key`, async () => {
      await site().query(reset);
      await visit({}, async (visitor) => {
        await signIn(visitor, locale);
        await visitor.write("[type=search]", "n-7f3k2");
        await visitor.tab.press("Enter");
        await visitor.waits(
          "the list is not searched",
          () => document.querySelectorAll("[data-inquiry]").length === 1,
        );
        await visitor.press("أحمد خوري");
        await visitor.sees(strings.subject);
        await visitor.pressElement("main h1");
        await visitor.tab.type("t");
        await visitor.sees(strings.taken);
        await visitor.write("#composer-text", "نعم، هذا ممكن (PLC S7-300).");
        await visitor.press(strings.send);
        await visitor.waits("the reply was not sent", () =>
          [...document.querySelectorAll("main li")].some((item) =>
            item.textContent.includes("نعم، هذا ممكن"),
          ),
        );
        await visitor.pressElement("main h1");
        await visitor.tab.type("e");
        await visitor.waits(
          "the inquiry is not closed",
          () => document.querySelector<HTMLSelectElement>("#status")?.value === "closed",
        );
      });
      const [stored] = await site().query<{ status: string }>(
        "select status from public.inquiries where reference = 'N-7F3K2'",
      );
      expect(stored).toEqual({ status: "closed" });
      await expect
        .poll(async () => (await loadMailsTo(site().dataDir, visitorAddress)).length, { timeout: 40_000 })
        .toBeGreaterThan(0);
    });

    test(`${locale}: what a page shows first is in the language that staff chose`, async () => {
      await visit({}, async (visitor) => {
        await visitor.open("/auth");
        await visitor.tab.evaluate((chosen) => localStorage.setItem("staff-language", chosen), locale);
        await visitor.open("/auth");
        await visitor.waits("nothing is shown", () => document.body.innerText.trim() !== "");
        expect(await visitor.tab.evaluate(() => document.documentElement.lang)).toBe(locale);
      });
    });

    test(`${locale}: the keys are a dialog that Escape closes`, async () => {
      await visit({}, async (visitor) => {
        await signIn(visitor, locale);
        await visitor.press(strings.keys);
        await visitor.waits("no dialog is open", () => document.querySelector("dialog:modal") !== null);
        await visitor.tab.press("Escape");
        await visitor.waits("the dialog stays open", () => document.querySelector("dialog:modal") === null);
      });
    });
  }
});

/** The button of the language works once the page is hydrated. */
async function signIn(visitor: Visitor, locale: "en" | "ar") {
  await visitor.open("/auth");
  await visitor.sees("Nawat");
  for (let isRead = locale === "en"; !isRead;) {
    await visitor.press("العربية");
    isRead = await visitor.tab.evaluate(() => document.documentElement.lang === "ar");
  }
  await visitor.write("main [type=email]", "ada@example.com");
  await visitor.write("main [type=password]", password);
  await visitor.pressElement("main form [type=submit]");
  await visitor.isAt("/admin");
}
