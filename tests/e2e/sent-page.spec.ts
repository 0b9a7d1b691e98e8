import { expect, openPage, test } from "./shared-server.ts";
import { words } from "./words.ts";

const confirmed = {
  en: { contact: words.en.messageSent, "start-project": words.en.projectSent },
  ar: { contact: words.ar.messageSent, "start-project": words.ar.projectSent },
};

for (const locale of ["en", "ar"] as const) {
  for (const form of ["contact", "start-project"] as const) {
    for (const javaScriptEnabled of [true, false]) {
      const how = javaScriptEnabled ? "with JavaScript" : "without JavaScript";

      test(`/${locale}/${form}/sent, ${how}: opened without having sent, it claims nothing`, async ({
        browser,
        site,
      }) => {
        const page = await browser.newPage({ baseURL: site.url, javaScriptEnabled });
        await openPage(page, `/${locale}/${form}/sent`);
        await expect(page.getByText(confirmed[locale][form])).toBeHidden();
        await expect(page.getByText("24")).toBeHidden();
        await expect(page.getByText(words[locale].replyBy)).toBeHidden();
        await expect(page.locator("main ol")).toBeHidden();
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(/.{10,}/);
        expect(await page.title()).not.toMatch(/sent|submitted|وصل/i);
        const toForm = page.locator(`main a[href="/${locale}/${form}"]`);
        await expect(toForm).toBeVisible();
        await page.close();
      });
    }

    test(`/${locale}/${form}/sent: after sending it says so, and once more when reloaded`, async ({
      browser,
      site,
    }) => {
      const said = words[locale];
      const page = await browser.newPage({ baseURL: site.url, javaScriptEnabled: false });
      await openPage(page, `/${locale}/${form}`);
      await page.getByLabel(said.name).fill("Rana");
      await page.getByLabel(said.email).fill("rana@example.com");
      if (form === "contact") await page.getByLabel(said.subject).fill("A board");
      await page.locator("main textarea").fill("One line");
      await page.locator("main form [type=submit]").click();
      await expect(page).toHaveURL(({ pathname }) => pathname === `/${locale}/${form}/sent`);
      for (const again of [false, true]) {
        if (again) await page.reload();
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(confirmed[locale][form], {
          useInnerText: true,
        });
        await expect(page.locator("main").getByText(/24\s(hours|ساعة)/)).toBeVisible();
        await expect(page.getByText(said.replyBy)).toBeVisible();
        await expect(page.locator("main ol")).toBeVisible();
        await expect(page.locator(`main a[href="/${locale}/${form}"]`)).toBeHidden();
        expect(await page.evaluate(() => scrollY)).toBe(0);
      }
      await page.close();
    });
  }
}
