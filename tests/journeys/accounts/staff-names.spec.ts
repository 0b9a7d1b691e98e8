import { profileWords } from "../../../app/admin/profile/profile-words.ts";
import { company } from "../../../firm/company.ts";
import { interpolate, localize } from "../../../app/i18n/text.ts";
import { composerWords } from "../../../app/inquiries/desk/compose/composer-words.ts";
import { deskWords } from "../../../app/inquiries/desk/desk-words.ts";
import { inquiryWords } from "../../../app/inquiries/desk/inquiry-words.ts";
import { sendingWords } from "../../../app/inquiries/desk/sending/sending-words.ts";
import { templateWords } from "../../../app/inquiries/desk/templates/template-words.ts";
import { events } from "../../../app/staff/events/events.ts";
import { checkAccessibility } from "../../support/page-checks/check-accessibility.ts";
import { ahmad, expect, test } from "../../support/browser/desk-server.ts";
import { journeyLocales } from "../../support/browser/journey-locales.ts";

const position = "مهندسة تطبيقات";
const signature = `${position}، ${company.name.ar}`;
const title = "شكر وتقدير";

for (const locale of journeyLocales(import.meta.filename)) {
  const profile = localize(locale, profileWords);
  const composer = localize(locale, composerWords);
  const words = localize(locale, templateWords);
  const own = { en: "Ada Salem", ar: "آدا سالم" }[locale];

  test(`${locale}: who gives a name is called by it, and signs with it`, async ({
    openDesk,
    sendNow,
    site,
  }) => {
    const ada = await openDesk("ada", locale, "/account");
    await ada.getByRole("button", { name: profile.change }).click();
    await ada.getByLabel(profile.name_en).fill("Ada Salem");
    await ada.getByLabel(profile.name_ar).fill("Ada Salem");
    await ada.getByLabel(profile.position_en).fill("Applications engineer");
    await ada.getByLabel(profile.position_ar).fill(position);
    await ada.getByRole("button", { name: profile.save }).click();
    await expect(ada.getByLabel(profile.name_ar)).toHaveAccessibleDescription(profile.hasNoArabic);
    await expect(ada.getByLabel(profile.name_ar)).toBeFocused();
    await ada.getByLabel(profile.name_ar).fill("آدا سالم");
    await ada.getByRole("button", { name: profile.save }).click();
    await expect(ada.getByText(profile.saved)).toBeVisible();

    // The reply is in Arabic, in either language of the desk.
    await ada.goto(ahmad.path);
    await expect(ada.getByText(signature)).toBeVisible();
    const karim = await openDesk("karim", locale, ahmad.path);
    await expect(karim.getByText(interpolate(inquiryWords.reading[locale], { name: own }))).toBeVisible();
    await ada.getByLabel(composer.replyLabel).fill("نعم، هذا ممكن خلال ستة أسابيع.");
    await ada.getByRole("button", { name: composer.send, exact: true }).click();
    await expect(ada.getByText(sendingWords.onItsWay[locale])).toBeVisible();
    await sendNow(ada);
    const [mail] = await site.mailsTo(ahmad.email);
    expect(mail?.text).toContain(`ستة أسابيع.\n\n-- \nآدا سالم\n${signature}\n`);

    await ada.goto("/admin/audit");
    const opened = events["inquiry.opened"][locale];
    await expect(ada.getByText(interpolate(opened, { actor: own, inquiry: "" })).first()).toBeVisible();
    await ada.goto("/admin/team");
    await expect(ada.getByRole("heading", { name: own })).toBeVisible();
    await expect(ada.getByText("ada@example.com").last()).toBeVisible();
  });

  test(`${locale}: templates are added, changed by two and deleted, and the composer offers them`, async ({
    openDesk,
  }) => {
    const page = await openDesk("ada", locale, ahmad.path);
    const text = page.getByLabel(words.body_ar);
    const save = page.getByRole("button", { name: words.save });
    const row = page.getByRole("listitem").filter({ hasText: title });
    await page.getByRole("link", { name: composer.editTemplates }).click();
    await page.getByRole("button", { name: words.add }).click();
    await page.getByLabel(words.title_ar).fill(title);
    for (const [written, problem] of [
      ["", words.noText],
      ["تحية {nme}", words.unknownPlace.replace("{place}", "{nme}")],
    ] as const) {
      await text.fill(written);
      await save.click();
      await expect(text).toHaveAccessibleDescription(problem);
    }
    await checkAccessibility(page);
    await text.fill("تحية {name}، شكرًا على ثقتك بنا.");
    await save.click();
    await expect(page.getByText(words.saved)).toBeVisible();
    await expect(row).toContainText(words.onlyArabic);

    const other = await openDesk("karim", locale, "/admin/templates");
    const otherRow = other.getByRole("listitem").filter({ hasText: title });
    await otherRow.getByRole("button", { name: words.change }).click();
    await row.getByRole("button", { name: words.change }).click();
    await text.fill("تحية {name}.");
    await save.click();
    await expect(row).toContainText("تحية {name}.");
    await other.getByLabel(words.body_ar).fill("{name}، شكرًا.");
    await other.getByRole("button", { name: words.save }).click();
    await expect(other.getByRole("alert").filter({ hasText: words.changed })).toContainText("تحية {name}.");
    await other.getByRole("button", { name: words.saveMine }).click();
    await expect(otherRow).toContainText("{name}، شكرًا.");

    await page.goto(ahmad.path);
    const reply = page.getByLabel(composer.replyLabel);
    await page.getByLabel(composer.template, { exact: true }).selectOption(title);
    await expect(reply).toHaveValue("أحمد خوري، شكرًا.");
    await reply.fill("");
    await page.getByLabel(deskWords.language[locale]).last().selectOption("en");
    await expect(
      page.getByRole("option", { name: composer.onlyArabic.replace("{title}", title) }),
    ).toBeDisabled();

    // The first asks, the second does it.
    await otherRow.getByRole("button", { name: words.delete }).click();
    await otherRow.getByRole("button", { name: words.delete }).click();
    await expect(other.getByText(words.deleted)).toBeVisible();
    await expect(otherRow).toHaveCount(0);
  });
}

test("an inquiry is asked for once the team is known, whom its page names", async ({ openDesk }) => {
  // A page that names nobody.
  const page = await openDesk("ada", "en", "/auth/confirm");
  const steps: string[] = [];
  page.on("response", (response) => {
    if (response.url().endsWith("/rpc/list_team")) steps.push("team");
  });
  page.on("request", (request) => {
    if (request.url().endsWith("/rpc/show_inquiry")) steps.push("inquiry");
  });
  await page.goto(ahmad.path);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  expect(steps.slice(0, 2)).toEqual(["team", "inquiry"]);
  await page.keyboard.press("t");
  await expect(page.getByText("Assigned to ada", { exact: true })).toBeVisible();
});
