import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import csv from "papaparse";
import { expect, test } from "./desk-server.ts";

const hostile = {
  type: "contact",
  name: '=HYPERLINK("http://evil.example","x")',
  email: "export@example.com",
  company: "@SUM(1,2)",
  phone: "+961 3 000 000",
  subject: '-2+3, "quoted"; comma',
  message: '=HYPERLINK("http://evil.example",\n"سطر ثانٍ, with a comma\ttab")',
};

const outdated = {
  en: /^The site has been updated since this page was loaded/,
  ar: /^حُدّث الموقع منذ تحميل هذه الصفحة/,
};
const reload = { en: "Reload the page", ar: "أعد تحميل الصفحة" };

for (const locale of ["en", "ar"] as const) {
  test(`${locale}: what the filter shows is exported as CSV that starts no formula, and as JSON, and audited`, async ({
    openDesk,
    site,
    request,
  }) => {
    const answer = await request.post(`${site.url}/functions/v1/submit-inquiry`, {
      headers: { apikey: "sb_publishable_embedded" },
      data: hostile,
    });
    expect(answer.status()).toBe(200);
    const page = await openDesk("ada", locale, "/admin?q=export@example.com");
    const button = (format: string) =>
      page.getByRole("button", { name: `${locale === "en" ? "Export as" : "صدّر بصيغة"} ${format}` });

    // After a deployment, with the part of the page gone that writes the file.
    await page.route("**/assets/papaparse*", (route) => route.fulfill({ status: 404 }));
    await button("CSV").click();
    await expect(page.getByText(outdated[locale])).toBeVisible();
    await expect(button("CSV")).not.toHaveAttribute("aria-disabled");
    await page.unrouteAll();
    await page.getByRole("button", { name: reload[locale] }).click();
    await expect(page.getByText(outdated[locale])).toHaveCount(0);

    const text = await download(page, () => button("CSV").click());
    expect(text.startsWith("\ufeff")).toBe(true);
    const { data, errors } = csv.parse<string[]>(text.slice(1), { newline: "\r\n", skipEmptyLines: true });
    expect(errors).toEqual([]);
    expect(data).toHaveLength(2);
    const cells = data[1] ?? [];
    for (const [name, value] of Object.entries(hostile)) {
      if (name === "type") continue;
      expect(cells).toContain(/^[=+\-@]/.test(value) ? `'${value}` : value);
    }
    expect(cells.filter((cell) => /^[=+\-@\t\r]/.test(cell))).toEqual([]);

    const inquiries: unknown = JSON.parse(await download(page, () => button("JSON").click()));
    const { type: _, ...stored } = hostile;
    expect(inquiries).toMatchObject([stored]);

    await page.goto("/admin?view=open");
    const all: unknown = JSON.parse(await download(page, () => button("JSON").click()));
    expect(all).toHaveLength(13);
    await page.goto("/admin?q=buyer1@");
    await page.getByRole("rowheader").getByRole("link").click();
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    await page.goto("/admin?tab=audit");
    await expect(page.getByRole("row").filter({ hasText: "inquiry.opened" })).toContainText("Board 1");
    const exported = page.getByRole("row").filter({ hasText: "inquiries.exported" });
    await expect(exported).toHaveCount(3);
    await expect(exported.first()).toContainText(
      locale === "en"
        ? "ada@example.com exported inquiries as a file: 13"
        : "ada@example.com: تصدير استفسارات إلى ملف، وعددها 13",
    );
    // What was searched for may be a person's name.
    await expect(exported.nth(1)).toContainText('"search":true');
  });
}

async function download(page: Page, click: () => Promise<void>): Promise<string> {
  const [file] = await Promise.all([page.waitForEvent("download"), click()]);
  return readFile(await file.path(), "utf8");
}
