import { checkAccessibility } from "../../support/page-checks/check-accessibility.ts";
import { expect, test } from "../../support/browser/desk-server.ts";
import { journeyLocales } from "../../support/browser/journey-locales.ts";

const id = "00000000-0000-4000-8000-000000000001";
const body = "Dear Ahmad, this is possible within six weeks.";

const words = {
  en: ["This email was not sent to the visitor.", "Its files are in the mailbox."],
  ar: ["وصلت بالبريد، ولم تُرسل إلى صاحب الاستفسار.", "مرفقاتها في صندوق البريد."],
};

for (const locale of journeyLocales(import.meta.filename))
  test(`${locale}: a colleague's email is a note that says whence it came, and that it did not go out`, async ({
    openDesk,
    site,
  }) => {
    await site.query(
      `select public.note_mail('${id}', 'karim@example.com', 'one@example.com', '${body}', true)`,
    );
    const page = await openDesk("ada", locale, `/admin?inquiry=${id}`);
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const note = page.getByRole("listitem").filter({ hasText: body });
      for (const text of ["karim@example.com", ...words[locale]])
        await expect(note.getByText(text)).toBeVisible();
    }
    await checkAccessibility(page);
  });
