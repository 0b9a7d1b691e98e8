import { expect, test } from "../../support/browser/own-server.ts";
import type { Site } from "../../support/browser/sites.ts";
import { fillRequired, listInquiries } from "../../support/browser/inquiry-form.ts";
import { waitForHydration } from "../../support/browser/shared-server.ts";
import { words } from "../../support/browser/words.ts";
import { journeyLocales } from "../../support/browser/journey-locales.ts";

const refusals = {
  en: [
    [429, "Too many messages have been sent in a short time."],
    [413, "The message is too large to send."],
    [503, "We could not receive your message."],
  ],
  ar: [
    [429, "أُرسلت رسائل كثيرة في وقت قصير."],
    [413, "الرسالة أكبر من أن تُرسل."],
    [503, "تعذّر استلام رسالتك."],
  ],
} as const;

for (const locale of journeyLocales(import.meta.filename)) {
  const strings = words[locale];

  test(`${locale}: when the server is down or takes no more the input stays, and it can be sent once it does`, async ({
    page,
    server,
  }) => {
    await page.goto(`/${locale}/contact`);
    await waitForHydration(page);
    await fillRequired(page, locale);
    await page.route("**/functions/v1/**", (route) => route.abort("connectionrefused"));
    await page.getByRole("button", { name: strings.sendMessage }).click();
    await expect(page.getByText(strings.failed)).toBeVisible();
    await expect(page.getByLabel(strings.name)).toHaveValue("Rana");
    for (const [status, said] of refusals[locale]) {
      await page.route("**/functions/v1/**", (route) => route.fulfill({ status, json: {} }));
      await page.getByRole("button", { name: strings.sendMessage }).click();
      await expect(page.locator("#problems")).toContainText(said);
    }
    await page.unrouteAll();
    await page.getByRole("button", { name: strings.sendMessage }).click();
    await expect(page.getByText(strings.thanks)).toBeVisible();
    expect(await listSubjects(server)).toEqual(["A board"]);
  });
}

test("a double click on a slow network sends one inquiry", async ({ page, server }) => {
  await page.goto("/en/contact");
  await waitForHydration(page);
  await fillRequired(page, "en");
  await page.route("**/functions/v1/**", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 700));
    await route.continue();
  });
  const button = page.getByRole("button", { name: words.en.sendMessage });
  await button.dblclick();
  await expect(page.getByRole("button", { name: "Sending…" })).toHaveAttribute("aria-disabled", "true");
  await expect(page.getByText(words.en.thanks)).toBeVisible();
  expect(await listSubjects(server)).toEqual(["A board"]);
});

test("an answer lost on the way does not make a second inquiry", async ({ page, server }) => {
  await page.goto("/en/contact");
  await waitForHydration(page);
  await fillRequired(page, "en");
  let lost = false;
  await page.route("**/functions/v1/**", async (route) => {
    if (lost) return route.continue();
    lost = true;
    await route.fetch();
    await route.abort("connectionreset");
  });
  await page.getByRole("button", { name: words.en.sendMessage }).click();
  await expect(page.getByText(words.en.failed)).toBeVisible();
  await page.getByRole("button", { name: words.en.sendMessage }).click();
  await expect(page.getByText(words.en.thanks)).toBeVisible();
  expect(await listSubjects(server)).toEqual(["A board"]);
});

test("what is changed after a lost answer is not lost", async ({ page, server }) => {
  await page.goto("/en/contact");
  await waitForHydration(page);
  await fillRequired(page, "en");
  await page.route("**/functions/v1/**", async (route) => {
    await route.fetch();
    await route.abort("connectionreset");
  });
  await page.getByRole("button", { name: words.en.sendMessage }).click();
  await expect(page.getByText(words.en.failed)).toBeVisible();
  await page.unroute("**/functions/v1/**");
  await page.getByLabel(words.en.subject).fill("Two boards");
  await page.getByRole("button", { name: words.en.sendMessage }).click();
  await expect(page.getByText(words.en.thanks)).toBeVisible();
  expect(await listSubjects(server)).toEqual(["A board", "Two boards"]);
});

test("what was typed before hydration is sent", async ({ page, server }) => {
  await page.route("**/assets/*.js", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });
  await page.goto("/en/contact", { waitUntil: "commit" });
  await fillRequired(page, "en");
  await waitForHydration(page);
  await page.getByRole("button", { name: words.en.sendMessage }).click();
  await expect(page.getByText(words.en.thanks)).toBeVisible();
  expect(await listSubjects(server)).toEqual(["A board"]);
});

async function listSubjects(server: Site) {
  return (await listInquiries(server)).map(({ subject }) => subject);
}
