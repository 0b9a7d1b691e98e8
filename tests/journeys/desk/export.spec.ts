import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { load } from "cheerio";
import { strFromU8, unzipSync } from "fflate";
import { z } from "zod";
import type { Locale } from "../../../app/i18n/text.ts";
import { exportWords } from "../../../app/inquiries/desk/export/export-words.ts";
import { numberedReference } from "../../support/numbered-reference.ts";
import { expect, test } from "../../support/browser/desk-server.ts";
import { journeyLocales } from "../../support/browser/journey-locales.ts";

const hostile = {
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
  }) => {
    await site.query(
      `insert into public.inquiries (reference, type, name, email, company, phone, subject, message)
       values ('N-22222', 'contact', $1, $2, $3, $4, $5, $6)`,
      Object.values(hostile),
    );
    const page = await openDesk("ada", locale, "/admin?q=export@example.com");
    const files = unzipSync(await download(page, locale, "xlsx"));
    const sheet = load(strFromU8(files["xl/worksheets/sheet1.xml"] ?? new Uint8Array()), { xml: true });
    expect(sheet("sheetView").attr("rightToLeft")).toBe(locale === "ar" ? "1" : "0");
    expect(sheet("row")).toHaveLength(2);
    // A formula would be an element of its own.
    expect(sheet("f")).toHaveLength(0);
    expect(sheet("c:not([t=inlineStr])")).toHaveLength(0);
    const cells = sheet("row:last-child t")
      .toArray()
      .map((cell) => sheet(cell).text());
    expect(cells).toEqual(expect.arrayContaining(Object.values(hostile)));
    expect(cells[3]).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d [+-]\d\d:\d\d$/);

    const readJson = async (): Promise<unknown> =>
      JSON.parse(strFromU8(await download(page, locale, "json")));
    expect(await readJson()).toMatchObject([hostile]);

    // What is not in the log is not handed out.
    const saved: string[] = [];
    page.on("download", (file) => saved.push(file.suggestedFilename()));
    await page.route("**/rpc/record_export", (route) => route.fulfill({ status: 503 }));
    await menu(page, locale).click();
    await page.getByRole("button", { name: exportWords.json[locale] }).click();
    await expect(page.getByText(exportWords.failed[locale])).toBeVisible();
    expect(saved).toEqual([]);
    await page.unrouteAll();

    // More than are read at once.
    await site.query(`insert into public.inquiries (reference, type, name, email, subject, message)
       select ${numberedReference("n + 100")}, 'contact', 'Many ' || n, 'many@example.com', 'x', 'x'
       from generate_series(1, 600) as n`);
    await page.goto("/admin?view=open&sort=newest");
    await expect(page.getByRole("rowheader").first()).toContainText("Many");
    const all = z.array(z.object({ id: z.string() })).parse(await readJson());
    expect(new Set(all.map(({ id }) => id)).size).toBe(613);
    await page.goto("/admin/audit");
    const entries = page.getByRole("tabpanel").getByRole("listitem");
    const exported = entries.filter({ hasText: "inquiries.exported" });
    await expect(exported).toHaveCount(3);
    await expect(exported.first()).toContainText("613");
    // What was searched for may be a person's name.
    await expect(exported.nth(1)).toContainText('"search":true');
  });
}

function menu(page: Page, locale: Locale) {
  return page.getByRole("button", { name: exportWords.title[locale], exact: true });
}

/** The menu closes with each press. */
async function download(page: Page, locale: Locale, format: "xlsx" | "json"): Promise<Uint8Array> {
  await menu(page, locale).click();
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: exportWords[format][locale] }).click(),
  ]);
  return readFile(await file.path());
}
