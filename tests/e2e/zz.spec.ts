import { expect, test } from "./desk-server.ts";
import { queryAsOwner } from "./site-database.ts";
const id = "00000000-0000-4000-8000-000000000001";
for (const locale of ["en", "ar"] as const)
  test(`shots ${locale}`, async ({ openDesk, site }) => {
    test.setTimeout(180000);
    await queryAsOwner(
      site,
      `update public.inquiries set name = 'Omar Khalil', company='Doha Water Technologies', email='o.khalil@dohawater.example', phone='+974 5555 0000', subject='Filling line, 12 axes: controller retrofit', type='project', description='We run a filling line', outcome='quoted', outcome_amount=18400, outcome_currency='USD' where id='${id}'`,
    );
    await queryAsOwner(
      site,
      `update public.inquiries set email='O.Khalil@dohawater.example', name='Omar Khalil', outcome='won', outcome_amount=42000, outcome_currency='USD', status='closed' where name='Buyer 2'`,
    );
    await queryAsOwner(
      site,
      `update public.inquiries set email='o.khalil@dohawater.example', name='Omar Khalil' where name='Buyer 3'`,
    );
    await queryAsOwner(
      site,
      `update public.inquiries set email='h.saleh@dohawater.example', name='هدى صالح', subject='محرّكات احتياطية لخط التعبئة القديم في الدوحة', due_at = now() + interval '5 hours' where name='Buyer 4'`,
    );
    const page = await openDesk("ada", locale, "/admin?inquiry=" + id);
    const karim = await openDesk("karim", locale, "/admin?inquiry=" + id);
    await karim.keyboard.press("r");
    await karim.keyboard.type("Dear");
    await page.keyboard.press("t");
    await expect(page.locator("#status")).toHaveValue("in_progress");
    await page.waitForTimeout(6000);
    for (const [w, h, scheme] of [
      [1280, 900, "light"],
      [1280, 900, "dark"],
      [1920, 1080, "light"],
      [360, 740, "light"],
      [360, 740, "dark"],
      [768, 1024, "light"],
    ] as const) {
      if (scheme === "dark" && w === 1280 && locale === "en") continue;
      await page.setViewportSize({ width: w, height: h });
      await page.emulateMedia({ colorScheme: scheme });
      await page.evaluate(() => scrollTo(0, 0));
      await page.waitForTimeout(300);
      await page.screenshot({ path: `/tmp/cshots/${locale}-${w}-${scheme}.png` });
    }
    await page.emulateMedia({ colorScheme: "light" });
    await page.setViewportSize({ width: 360, height: 740 });
    await page.locator("#progress-fold").click();
    await page.screenshot({ path: `/tmp/cshots/${locale}-360-open.png` });
    await page.locator("#outcome summary").click();
    await page.waitForTimeout(500);
    await page.screenshot({ path: `/tmp/cshots/${locale}-360-outcome.png` });
    await page.keyboard.press("Escape");
    await page.screenshot({ path: `/tmp/cshots/${locale}-360-full.png`, fullPage: true });
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.keyboard.press("o");
    await page.waitForTimeout(500);
    await page.screenshot({ path: `/tmp/cshots/${locale}-1280-outcome.png` });
    await page.keyboard.press("Escape");
    await page.locator("header details summary").click();
    await page.waitForTimeout(300);
    await page.screenshot({ path: `/tmp/cshots/${locale}-1280-more.png` });
    await page.keyboard.press("Escape");
    await page.screenshot({ path: `/tmp/cshots/${locale}-1280-full.png`, fullPage: true });
    await page.goto("/admin?tab=figures");
    await page.waitForTimeout(1500);
    await page.screenshot({ path: `/tmp/cshots/${locale}-figures.png`, fullPage: true });
  });
