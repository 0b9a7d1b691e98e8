import { checkAccessibility } from "./check-accessibility.ts";
import { expect, test } from "./desk-server.ts";
import { queryAsOwner } from "./site-database.ts";

const id = "00000000-0000-4000-8000-000000000001";
const body = "نعم، هذا ممكن خلال ستة أسابيع.";
const refused = "Please pay to another account from now on.";

const words = {
  en: {
    reply: ["Karim Saleh", "from an email program"],
    note: [
      "The mail server did not confirm that it came from this address.",
      "The mailbox has the whole email, with its files.",
    ],
  },
  ar: {
    reply: ["كريم صالح", "من برنامج البريد"],
    note: ["لم يؤكد خادم البريد أنه أُرسل من هذا العنوان فعلًا.", "الرسالة كاملةً بمرفقاتها في صندوق البريد"],
  },
};

const answer = {
  address: "karim@example.com",
  has_passed: true,
  body,
  whole: body,
  files: [],
  lacks_files: false,
  own_address: "hello@nawat.example",
  fingerprint: "sent",
};
const forged = { ...answer, has_passed: false, whole: refused, lacks_files: true, fingerprint: "forged" };

for (const locale of ["en", "ar"] as const)
  test(`${locale}: a reply from a mail program has its author's name, and one that was not sent its reason`, async ({
    openDesk,
    site,
  }) => {
    await queryAsOwner(
      site,
      `with profile as (
         insert into public.staff_profiles (user_id, name_en, name_ar)
         select id, 'Karim Saleh', 'كريم صالح' from auth.users where email = 'karim@example.com'
       )
       insert into public.inquiry_mails (inquiry_id, kind, recipient, locale, due_at, sent_at)
       values ('${id}', 'notice', 'karim@example.com', 'en', null, now())`,
    );
    for (const one of [answer, forged])
      await queryAsOwner(
        site,
        `select public.receive_staff_answer(id, '${JSON.stringify(one)}') from public.inquiry_mails where kind = 'notice'`,
      );
    const page = await openDesk("ada", locale, `/admin?inquiry=${id}`);
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const reply = page.getByRole("listitem").filter({ hasText: body });
      for (const text of words[locale].reply) await expect(reply.getByText(text)).toBeVisible();
      const note = page.getByRole("listitem").filter({ hasText: refused });
      for (const text of words[locale].note) await expect(note.getByText(text)).toBeVisible();
    }
    await checkAccessibility(page);
  });
