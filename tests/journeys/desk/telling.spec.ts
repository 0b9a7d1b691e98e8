import type { Page } from "@playwright/test";
import { localize } from "../../../app/i18n/text.ts";
import { composerWords } from "../../../app/inquiries/desk/compose/composer-words.ts";
import { deskWords } from "../../../app/inquiries/desk/desk-words.ts";
import { inquiryWords } from "../../../app/inquiries/desk/inquiry-words.ts";
import { tellingWords } from "../../../app/staff/telling/telling-words.ts";
import { ahmad, expect, lookAgain, test } from "../../support/browser/desk-server.ts";
import { journeyLocales } from "../../support/browser/journey-locales.ts";
import { holdRequests } from "../../support/browser/hold-requests.ts";
import type { Site } from "../../support/browser/sites.ts";
import { checkAccessibility } from "../../support/page-checks/check-accessibility.ts";

const karimHaddad = { en: "Karim Haddad", ar: "كريم حداد" };

for (const locale of journeyLocales(import.meta.filename)) {
  const words = localize(locale, {
    ...inquiryWords,
    ...composerWords,
    ...tellingWords,
    mark: deskWords.mentioned,
  });
  const name = karimHaddad[locale];

  test(`${locale}: a note mentions a colleague, who is told once and decides what else; a colleague's email is a note`, async ({
    openDesk,
    site,
  }) => {
    await site.query(
      `insert into public.staff_profiles (user_id, name_en, name_ar)
       select id, $1, $2 from auth.users where email = 'karim@example.com'`,
      [karimHaddad.en, karimHaddad.ar],
    );
    const mailed = "Dear Ahmad, this is possible within six weeks.";
    await site.query("select public.note_mail($1, 'karim@example.com', 'one@example.com', $2, true)", [
      ahmad.id,
      mailed,
    ]);
    const karim = await openDesk("karim", locale, "/admin");
    await expect(karim).toHaveTitle(/^\(12\) /);
    const icon = karim.locator('link[rel="icon"][type="image/svg+xml"]');
    await expect(icon).toHaveAttribute("href", /^data:.*9%2B/);

    const ada = await openDesk("ada", locale, ahmad.path);
    const note = ada.getByRole("listitem").filter({ hasText: mailed });
    for (const text of ["karim@example.com", words.notSent, words.filesInMailbox])
      await expect(note.getByText(text)).toBeVisible();
    await ada.getByRole("radio", { name: words.note }).check({ force: true });
    const field = ada.getByLabel(words.noteLabel);
    // The family name, so far.
    await field.pressSequentially(`@${name.split(" ")[1]?.slice(0, 3)}`);
    const option = ada.getByRole("listbox").getByRole("option", { selected: true });
    await expect(option).toContainText(name);
    await expect(field).toHaveAttribute("aria-activedescendant", (await option.getAttribute("id")) ?? "");
    await checkAccessibility(ada);
    await field.press("Enter");
    await expect(field).toHaveValue(`@${name} `);
    await ada.getByRole("button", { name: words.addNote }).click();
    await expect(ada.locator("b", { hasText: `@${name}` })).toBeVisible();

    await lookAgain(karim);
    await expect(karim.getByText(words.mark)).toBeAttached();
    await expect(karim).toHaveTitle(/^\(11\) /);
    await karim.getByRole("link", { name: ahmad.name }).click();
    await expect(karim.locator("b", { hasText: `@${name}` })).toBeVisible();
    await karim.getByRole("navigation").first().locator("[aria-current=page]").click();
    await lookAgain(karim);
    await expect(karim.getByText(words.mark)).toHaveCount(0);

    await karim.goto("/account");
    const release = await holdRequests(karim, "**/save_telling_preferences");
    await karim.getByLabel(words.counts_in_title).uncheck();
    // While the first is being saved.
    await karim.getByLabel(words.mails_mentioned).uncheck();
    release();
    await expect(karim.getByText(words.saved)).toBeVisible();
    await expect(karim).not.toHaveTitle(/^\(/);
    const stored = () => site.query("select counts_in_title, mails_mentioned from public.staff_preferences");
    await expect.poll(stored).toEqual([{ counts_in_title: false, mails_mentioned: false }]);
    await karim.reload();
    for (const label of [words.counts_in_title, words.mails_mentioned])
      await expect(karim.getByLabel(label)).not.toBeChecked();
  });

  test(`${locale}: one of two tabs shows a notice of each new inquiry, and nothing of it`, async ({
    browser,
    openDesk,
    site,
  }) => {
    const context = await browser.newContext({ baseURL: site.url });
    await context.addInitScript(() => {
      const shown: string[] = [];
      class KeptNotification extends EventTarget {
        static permission = "granted";
        static requestPermission = async () => "granted";
        constructor(title: string, { body = "" }: NotificationOptions) {
          super();
          shown.push(`${title} ${body}`);
        }
      }
      Object.assign(window, { Notification: KeptNotification, shown });
      // Nobody looks at these tabs.
      document.hasFocus = () => false;
    });
    await context.clock.install();
    const first = await openDesk("ada", locale, "/account", await context.newPage());
    await first.getByLabel(words.desktop).check();
    await expect(first.getByText(words.saved)).toBeVisible();
    await expect(first).toHaveTitle(/^\(12\) /);
    const second = await context.newPage();
    await second.goto("/admin");
    await expect(second).toHaveTitle(/^\(12\) /);
    const listShown = (page: Page) => page.evaluate<string[]>("shown");
    const shown = async () => [...(await listShown(first)), ...(await listShown(second))];
    expect(await shown()).toEqual([]);
    const expected = [];
    // Each tab asks after half a minute at the latest. Two notices of the first would be there by the time of the second.
    for (const reference of ["N-9G4H5", "N-9G4H6"]) {
      await addInquiry(site, reference);
      await context.clock.fastForward(31_000);
      expected.push(`${words.newInquiry} ${reference}`);
      await expect.poll(shown).toEqual(expected);
    }
    await context.close();
  });
}

function addInquiry(site: Site, reference: string) {
  return site.query(
    `insert into public.inquiries (reference, type, name, email, subject, message)
     values ($1, 'contact', 'Rami', 'rami@example.com', 'Secret', 'Hello')`,
    [reference],
  );
}
