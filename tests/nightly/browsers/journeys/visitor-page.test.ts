import { expect, test } from "vitest";
import { doneWords, givenWords } from "../../../../app/inquiries/visitor/visitor-form-words.ts";
import { words } from "../../../support/browser/words.ts";
import { describeInEngines } from "../describe-in-engines.ts";

const ownWords = {
  en: { open: "Open the page of your inquiry", sendFile: "Send this file", whole: "Arrived whole" },
  ar: { open: "افتح صفحة استفسارك", sendFile: "أرسل هذا الملف", whole: "وصل كاملًا" },
};

describeInEngines("the page of an inquiry", ({ visit, site }) => {
  for (const locale of ["en", "ar"] as const)
    for (const javaScript of [true, false])
      test(`${locale}: takes a note and a file, JavaScript ${javaScript ? "on" : "off"}`, async () => {
        const strings = ownWords[locale];
        await visit({ javaScript }, async (visitor) => {
          const email = `page-${locale}-${javaScript}@example.com`;
          await visitor.open(`/${locale}/contact`);
          if (javaScript) await visitor.seesHydratedForm();
          for (const field of ["name", "email", "subject", "message"])
            await visitor.write(`main [name=${field}]`, field === "email" ? email : `لوحة ${field} 12`);
          // What is sent within two seconds is taken for a robot's.
          await new Promise((resolve) => setTimeout(resolve, 2_000));
          await visitor.press(words[locale].sendMessage);
          await visitor.press(strings.open);
          await visitor.sees("لوحة subject 12");

          await visitor.press(givenWords.addNote[locale]);
          await visitor.write("textarea[name=note]", "عند 45 °C.");
          await visitor.press(givenWords.saveNote[locale]);
          await visitor.sees(doneWords.note[locale]);

          if (javaScript)
            await visitor.waits(
              "the page does not take several files",
              () => document.querySelector("[data-ready]") !== null,
            );
          await visitor.tab.evaluate(() => {
            const input = document.querySelector<HTMLInputElement>("#files input[type=file]");
            const chosen = new DataTransfer();
            chosen.items.add(new File(["ISO-10303-21;\n", "x".repeat(600_000)], "غلاف r3.step"));
            if (input) input.files = chosen.files;
            input?.dispatchEvent(new Event("change", { bubbles: true }));
          });
          if (!javaScript) await visitor.press(strings.sendFile);
          await visitor.sees(strings.whole);
          const stored = await site()
            .query<object>(`select file.name, file.size, count(message.id)::int as notes
             from public.inquiries as inquiry
             join public.inquiry_files as file on file.inquiry_id = inquiry.id and file.finished_at is not null
             join public.inquiry_messages as message on message.inquiry_id = inquiry.id
             where email = '${email}' group by file.name, file.size`);
          expect(stored).toMatchObject([{ name: "غلاف r3.step", size: 600_014, notes: 2 }]);
        });
      });
});
