import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { load } from "cheerio";
import { strFromU8, unzipSync } from "fflate";
import { z } from "zod";
import { numberedReference } from "../../support/numbered-reference.ts";
import { expect, test } from "../../support/browser/desk-server.ts";
import { journeyLocales } from "../../support/browser/journey-locales.ts";

const hostile = {
  type: "contact",
  name: '=HYPERLINK("http://evil.example","x")',
  email: "export@example.com",
  company: "constructor",
  phone: "+961 3 000 000",
  subject: '-2+3, "quoted"; comma; @SUM(1,2)',
  message: '=HYPERLINK("http://evil.example",\n"سطر ثانٍ, with a comma\ttab")',
};

for (const locale of journeyLocales(import.meta.filename)) {
  test(`${locale}: what the filter shows is exported as an Excel table of texts, and as JSON, and audited`, async ({
    openDesk,
    site,
    request,
  }) => {
    const answer = await request.post(`${site.url}/functions/v1/submit-inquiry`, {
      headers: { apikey: "sb_publishable_embedded" },
      data: hostile,
    });
    expect(answer.status()).toBe(200);
    const page = await openDesk("ada", locale, "/admin?q=export@example.com&as=table");
    // The menu closes with each press.
    const press = async (format: string) => {
      await page.getByRole("search").locator("summary").click();
      await button(format).click();
    };
    const button = (format: string) =>
      page.getByRole("button", { name: `${locale === "en" ? "Export as" : "صدّر بصيغة"} ${format}` });

    const files = unzipSync(await download(page, () => press("Excel")));
    const sheet = load(strFromU8(files["xl/worksheets/sheet1.xml"] ?? new Uint8Array()), { xml: true });
    expect(sheet("sheetView").attr("rightToLeft")).toBe(locale === "ar" ? "1" : "0");
    expect(sheet("row")).toHaveLength(2);
    // A formula would be an element of its own.
    expect(sheet("f")).toHaveLength(0);
    expect(sheet("c:not([t=inlineStr])")).toHaveLength(0);
    const cells = sheet("row:last-child t")
      .toArray()
      .map((cell) => sheet(cell).text());
    const { type: _, ...stored } = hostile;
    expect(cells).toEqual(expect.arrayContaining(Object.values(stored)));
    expect(cells[3]).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d \+0[23]:00$/);

    const readJson = async (): Promise<unknown> =>
      JSON.parse(strFromU8(await download(page, () => press("JSON"))));
    const inquiries = await readJson();
    expect(inquiries).toMatchObject([stored]);

    // More than are read at once.
    await site.query(`insert into public.inquiries (reference, type, name, email, subject, message)
       select ${numberedReference("n + 100")}, 'contact', 'Many ' || n, 'many@example.com', 'x', 'x'
       from generate_series(1, 600) as n`);
    await page.goto("/admin?view=open&sort=newest&as=table");
    await expect(page.getByRole("rowheader").first()).toContainText("Many");
    const all = z.array(z.object({ id: z.string() })).parse(await readJson());
    expect(new Set(all.map(({ id }) => id)).size).toBe(613);
    await page.goto("/admin?q=buyer1@&as=table");
    await page.getByRole("rowheader").getByRole("link").click();
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    await page.goto("/admin?tab=audit");
    const entries = page.getByRole("tabpanel").getByRole("listitem");
    await expect(entries.filter({ hasText: "inquiry.opened" })).toContainText("Buyer 1");
    const exported = entries.filter({ hasText: "inquiries.exported" });
    await expect(exported).toHaveCount(3);
    await expect(exported.first()).toContainText(
      locale === "en"
        ? "Number of inquiries exported by ada@example.com: 613"
        : "ada@example.com: تصدير استفسارات إلى ملف، وعددها 613",
    );
    // What was searched for may be a person's name.
    await expect(exported.nth(1)).toContainText('"search":true');
  });
}

async function download(page: Page, click: () => Promise<void>): Promise<Uint8Array> {
  const [file] = await Promise.all([page.waitForEvent("download", { timeout: 30_000 }), click()]);
  return readFile(await file.path());
}
