import { composeMail } from "../../support/mail/visitor-mails.ts";
import { waitForMail } from "../../support/mail/mailbox.ts";
import { checkAccessibility } from "../../support/page-checks/check-accessibility.ts";
import { expect, test } from "../../support/browser/desk-server.ts";

test("staff correct the address of a lead where the composer says that the reply does not go there", async ({
  openDesk,
  site,
  mailbox,
}) => {
  test.slow();
  const buyer = `${crypto.randomUUID()}@buyer.example`;
  const page = await openDesk("ada", "en", "/admin");
  mailbox.deliver(
    composeMail({
      from: '"Rana Haddad (via Leads)" <no-reply@leads.example>',
      subject: "New lead",
      body: "We need 200 pump controller boards by May.",
      headers: { "Reply-To": `Rana Haddad <${buyer}>` },
    }),
  );
  await page.goto("/admin?view=all");
  const row = page.locator("[data-inquiry]").filter({ hasText: "via Leads" });
  await expect(async () => {
    await page.reload();
    await expect(row).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 30_000 });
  await row.getByRole("link", { name: "Rana Haddad" }).click();
  const composer = page.getByRole("region", { name: "Reply or note" });
  await expect(composer.getByText("This reply does not go there.")).toBeVisible();

  await composer.getByRole("button", { name: "Correct the address" }).click();
  const dialog = page.getByRole("dialog", { name: "Correct the sender’s details" });
  const email = dialog.getByLabel("Email address");
  await expect(email).toHaveValue(buyer);
  await expect(dialog.getByLabel("Name")).toHaveValue("Rana Haddad");
  await checkAccessibility(page);
  await email.fill("hello@nawat.example");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog.getByText("This is one of our own addresses.")).toBeVisible();
  await expect(email).toBeFocused();
  await email.fill(buyer);
  await email.press("Enter");
  await expect(dialog).toBeHidden();
  await expect(composer.getByText(buyer)).toBeVisible();
  await expect(composer.getByText("This reply does not go there.")).toBeHidden();
  const history = page.getByRole("list", { name: "History" });
  await expect(history.getByText("corrected: name, email address")).toBeVisible();

  await page.getByRole("button", { name: "Undo" }).click();
  await expect(composer.getByText("no-reply@leads.example")).toBeVisible();
  await expect(composer.getByText("This reply does not go there.")).toBeVisible();

  await page.getByLabel("More actions").click();
  await page.getByRole("button", { name: "Correct name or address" }).click();
  await email.fill(buyer);
  await dialog.getByLabel("Phone").fill("+961 70 123 456");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(history.getByText("corrected: email address, phone")).toBeVisible();
  const receipt = await waitForMail(site.dataDir, buyer);
  expect(receipt.text).toContain("200 pump controller boards");
});
