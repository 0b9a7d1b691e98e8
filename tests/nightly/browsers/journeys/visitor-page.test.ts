import { expect, test } from "vitest";
import { doneWords, pageWords } from "../../../../app/inquiries/visitor/visitor-words.ts";
import { sentWords } from "../../../../app/inquiries/words.ts";
import { words } from "../../../support/browser/words.ts";
import { describeInEngines } from "../describe-in-engines.ts";

describeInEngines("the page of an inquiry", ({ visit, site }) => {
  for (const locale of ["en", "ar"] as const)
    for (const javaScript of [true, false])
      test(`${locale}: takes a message with a file, JavaScript ${javaScript ? "on" : "off"}`, async () => {
        await visit({ javaScript }, async (visitor) => {
          const email = `page-${locale}-${javaScript}@example.com`;
          await visitor.open(`/${locale}/contact`);
          if (javaScript) await visitor.seesHydratedForm();
          for (const field of ["name", "email", "subject", "message"])
            await visitor.write(`main [name=${field}]`, field === "email" ? email : `لوحة ${field} 12`);
          // What is sent within two seconds is taken for a robot's.
          await new Promise((resolve) => setTimeout(resolve, 2_000));
          await visitor.press(words[locale].sendMessage);
          await visitor.press(sentWords.openPage[locale]);
          await visitor.sees("لوحة subject 12");

          await visitor.write("textarea[name=message]", "عند 45 °C.");
          await visitor.tab.evaluate(() => {
            const input = document.querySelector<HTMLInputElement>("input[type=file]");
            const chosen = new DataTransfer();
            chosen.items.add(new File(["ISO-10303-21;\n", "x".repeat(600_000)], "غلاف r3.step"));
            if (input) input.files = chosen.files;
          });
          await visitor.press(pageWords.send[locale]);
          await visitor.sees(doneWords.message[locale]);
          await visitor.sees("غلاف r3.step");
          const stored = await site().query<object>(`select file.name, file.size, message.body
             from public.inquiries as inquiry
             join public.inquiry_messages as message on message.inquiry_id = inquiry.id
             join public.inquiry_attachments as file on file.message_id = message.id and file.is_stored
             where email = '${email}'`);
          expect(stored).toEqual([{ name: "غلاف r3.step", size: 600_014, body: "عند 45 °C." }]);
        });
      });
});
