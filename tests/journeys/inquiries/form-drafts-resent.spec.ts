import { expect, test } from "../../support/browser/own-server.ts";
import {
  expectFilled,
  fillRequired,
  openForm,
  submitForm,
  listInquiries,
} from "../../support/browser/inquiry-form.ts";
import { words } from "../../support/browser/words.ts";

test("a draft whose answer was lost makes one inquiry, after a reload and in the other language too", async ({
  page,
  server,
}) => {
  await openForm(page, "/en/contact");
  await fillRequired(page, "en");
  await page.route("**/functions/v1/**", async (route) => {
    await route.fetch();
    await route.abort("connectionreset");
  });
  await submitForm(page);
  await expect(page.getByText(words.en.failed)).toBeVisible();
  await page.unroute("**/functions/v1/**");
  await openForm(page, "/ar/contact");
  await expectFilled(page);
  await submitForm(page);
  await expect(page.getByText(words.ar.thanks)).toBeVisible();
  expect(await listInquiries(server)).toHaveLength(1);
});

test("a lost draft that was changed after the reload is an inquiry of its own", async ({ page, server }) => {
  await openForm(page, "/en/contact");
  await fillRequired(page, "en");
  await page.route("**/functions/v1/**", async (route) => {
    await route.fetch();
    await route.abort("connectionreset");
  });
  await submitForm(page);
  await expect(page.getByText(words.en.failed)).toBeVisible();
  await page.unroute("**/functions/v1/**");
  await openForm(page, "/en/contact");
  await page.getByLabel(words.en.subject).fill("Two boards");
  await submitForm(page);
  await expect(page.getByText(words.en.thanks)).toBeVisible();
  expect(await listInquiries(server)).toMatchObject([{ subject: "A board" }, { subject: "Two boards" }]);
});
