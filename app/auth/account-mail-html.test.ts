import { load } from "cheerio";
import { expect, test } from "vitest";
import { renderAccountMail } from "./account-mail-html.server.ts";
import { accountMails, isAccountMail, writeAccountMail } from "./account-mails.server.ts";

test("a mail about an account says in HTML what its text says, with the link as a button", async () => {
  const link = "https://nawat.example/en/auth/confirm?token_hash=abc&type=signup";
  for (const kind of accountMails.filter(isAccountMail)) {
    for (const locale of ["en", "ar", undefined]) {
      const mail = writeAccountMail(kind, locale, { link, code: "123456" });
      const page = load(await renderAccountMail({ ...mail, link }));
      const shown = page("body").text().replace(/\s+/g, " ");
      for (const line of mail.text.split("\n").filter(Boolean))
        expect(shown).toContain(line.replace(/\s+/g, " "));
      const count = mail.text.split(link).length - 1;
      expect(page(`a[href="${link}"]`)).toHaveLength(2 * count);
      expect(page("h1")).toHaveLength(locale ? 1 : 2);
    }
  }
});
