import { load } from "cheerio";
import { expect, test } from "vitest";
import { accountFrameWords, accountMailWords } from "./account-mail-words.ts";
import { type AccountMail, writeAccountMail } from "./account-mails.server.ts";

const around = { kind: accountFrameWords.kind, never: accountFrameWords.never };

test("a mail about an account says in HTML what its text says, with the link as a button", async () => {
  const link = "https://nawat.example/en/auth/confirm?token_hash=abc&type=signup";
  for (const kind of Object.keys(accountMailWords) as AccountMail[]) {
    for (const locale of ["en", "ar", null] as const) {
      const mail = await writeAccountMail(kind, locale, { link, code: "123456" });
      const page = load(mail.html);
      const shown = page("body").text().replace(/\s+/g, " ");
      for (const line of mail.text.split("\n").filter(Boolean))
        expect(shown).toContain(line.replace(/\s+/g, " "));
      const count = mail.text.split(link).length - 1;
      expect(page(`a[href="${link}"]`)).toHaveLength(2 * count);
      expect(page("h1")).toHaveLength(locale ? 1 : 2);
      const languages = locale ? [locale] : ["en", "ar"];
      expect(mail.locale).toBe(languages[0]);
      for (const words of Object.values(around)) {
        for (const [language, text] of Object.entries(words))
          expect(shown.includes(text), text).toBe(languages.includes(language));
      }
      for (const language of languages) expect(page(`td.hairline[lang="${language}"]`)).toHaveLength(1);
    }
  }
});
