import { formPath } from "../../../app/inquiries/form-path.ts";
import { formWords } from "../../../app/inquiries/words.ts";
import { fillRequired, listInquiries, openForm, submitForm } from "../../support/browser/inquiry-form.ts";
import { journeyLocales } from "../../support/browser/journey-locales.ts";
import { expect, test } from "../../support/browser/own-server.ts";
import { waitForHydration } from "../../support/browser/shared-server.ts";

const subject = 'A call & a "quote" <b>';

for (const locale of journeyLocales(import.meta.filename)) {
  const contact = formPath({ locale, kind: "contact" }, { inquiryType: "consultation", subject });
  const project = formPath({ locale, kind: "project" }, { projectType: "iot", needsConsultation: "on" });

  for (const javaScriptEnabled of [true, false]) {
    test.describe(javaScriptEnabled ? "with scripts" : "without scripts", () => {
      test.use({ javaScriptEnabled, viewport: { width: 360, height: 800 } });

      test(`${locale}: a link opens a form with what it says filled in, and it is sent`, async ({
        page,
        server,
      }) => {
        for (const [path, sent] of [
          [contact, { inquiry_type: "consultation", subject }],
          [project, { project_type: "iot", needs_consultation: true, features: ["gateways"] }],
        ] as const) {
          await page.goto(path);
          if (javaScriptEnabled) await waitForHydration(page);
          if (path === contact) {
            await expect(page.locator("main [name=subject]")).toHaveValue(subject);
            await expect(page.locator("[name=inquiryType]")).toHaveValue("consultation");
          } else {
            await expect(page.locator("[value=iot]")).toBeChecked();
            await page.locator("label:has([value=gateways])").click();
          }
          await fillRequired(page, locale);
          if (path === contact) await page.locator("main [name=subject]").fill(subject);
          await submitForm(page);
          await expect(page).toHaveURL(/\/sent/);
          expect((await listInquiries(server)).at(-1)).toMatchObject(sent);
        }
      });
    });
  }

  test(`${locale}: what an address fills in is no draft, and does not stand in the place of what was typed`, async ({
    page,
  }) => {
    const [kept = ""] = formWords.draftRestored[locale].split("{date}");
    const field = page.locator("main [name=subject]");
    await openForm(page, contact);
    await page.locator("main [name=name]").fill("Rana");
    await openForm(page, formPath({ locale, kind: "contact" }, { subject: "NDA" }));
    await expect(page.getByText(kept)).toBeVisible();
    await expect(page.locator("main [name=name]")).toHaveValue("Rana");
    await expect(field).toHaveValue("NDA");
    await expect(page.locator("[name=inquiryType]")).toHaveValue("");
    await field.fill("Two boards");
    await page.reload();
    await waitForHydration(page);
    await expect(field).toHaveValue("Two boards");
    await page.getByRole("button", { name: formWords.draftClear[locale] }).first().click();
    await expect(field).toHaveValue("NDA");
    await openForm(page, contact);
    await expect(page.getByText(kept)).toBeHidden();
  });

  test(`${locale}: on a host that only serves files, the script fills the form in`, async ({ page }) => {
    await page.route("**/start-project?*", async (route) => {
      const answer = await route.fetch({ url: route.request().url().replace(/\?.*/, "") });
      await route.fulfill({ response: answer });
    });
    await openForm(page, project);
    await expect(page.locator("[value=iot]")).toBeChecked();
    await expect(page.locator("[name=needsConsultation]")).toBeChecked();
  });
}

test("a query that fills in nothing gets the page as it was built", async ({ request }) => {
  const built = await request.get("/en/contact");
  const other = await request.get("/en/contact?name=Rana&email=rana@example.com&inquiryType=x&utm_source=y");
  expect(other.headers()["etag"]).toBe(built.headers()["etag"]);
  const long = await request.get(`/en/contact?subject=Board&${"a&".repeat(3000)}`);
  expect(long.headers()["etag"]).toBe(built.headers()["etag"]);
});

test("no cache keeps a page whose address has the key of an inquiry, and no other site is told it", async ({
  request,
}) => {
  for (const reference of ["reference=N-7F3K2&", ""]) {
    const sent = await request.get(`/en/contact/sent?${reference}key=${"A".repeat(43)}`);
    expect(sent.headers()).toMatchObject({
      "cache-control": expect.stringContaining("no-store"),
      "referrer-policy": "no-referrer",
    });
  }
});
