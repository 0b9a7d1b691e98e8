import { formatCount } from "../../../app/i18n/plural.ts";
import { localize } from "../../../app/i18n/text.ts";
import { actionWords } from "../../../app/inquiries/desk/actions/action-words.ts";
import { composerWords } from "../../../app/inquiries/desk/compose/composer-words.ts";
import { contactWords } from "../../../app/inquiries/desk/contact/contact-words.ts";
import { arrivedCount } from "../../../app/inquiries/desk/desk-words.ts";
import { company } from "../../../firm/company.ts";
import { expect, test } from "../../support/browser/desk-server.ts";
import { composeMail } from "../../support/mail/visitor-mails.ts";
import { checkAccessibility } from "../../support/page-checks/check-accessibility.ts";

const buyer = "rana@buyer.example";

test("staff correct the address of a lead where the composer says that the reply does not go there", async ({
  openDesk,
  receive,
}) => {
  const words = localize("en", { ...composerWords, ...contactWords });
  const page = await openDesk("ada", "en", "/admin");
  await receive(
    page,
    composeMail({
      from: '"Rana Haddad (via Leads)" <no-reply@leads.example>',
      subject: "New lead",
      body: "We need 200 pump controller boards by May.",
      headers: { "Reply-To": `Rana Haddad <${buyer}>` },
    }),
  );
  await page.getByRole("button", { name: formatCount("en", 1, arrivedCount) }).click();
  await page.getByRole("link", { name: "Rana Haddad" }).click();
  const composer = page.getByRole("region", { name: words.tabs });
  const goesElsewhere = composer.getByText("This reply does not go there.");
  await expect(goesElsewhere).toBeVisible();

  await composer.getByRole("button", { name: words.correctAddress }).click();
  const dialog = page.getByRole("dialog", { name: words.title });
  const email = dialog.getByLabel(words.email);
  await expect(email).toHaveValue(buyer);
  await expect(dialog.getByLabel(words.name)).toHaveValue("Rana Haddad");
  await checkAccessibility(page);
  await email.fill(company.email);
  await dialog.getByRole("button", { name: words.save }).click();
  await expect(dialog.getByText("This is one of our own addresses.")).toBeVisible();
  await expect(email).toBeFocused();
  await email.fill(buyer);
  await email.press("Enter");
  await expect(dialog).toBeHidden();
  await expect(composer.getByText(buyer)).toBeVisible();
  await expect(goesElsewhere).toBeHidden();
  const history = page.getByRole("list", { name: "History" });
  await expect(history.getByText("(name, email address)")).toBeVisible();

  await page.getByRole("button", { name: actionWords.undo.en }).click();
  await expect(composer.getByText("no-reply@leads.example")).toBeVisible();
  await expect(goesElsewhere).toBeVisible();

  await page.getByLabel(actionWords.more.en).click();
  await page.getByRole("button", { name: actionWords.correct.en }).click();
  await email.fill(buyer);
  await dialog.getByLabel(words.phone).fill("+961 70 123 456");
  await dialog.getByRole("button", { name: words.save }).click();
  await expect(history.getByText("(email address, phone)")).toBeVisible();
});
