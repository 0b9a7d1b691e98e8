import { load } from "cheerio";
import { strFromU8, unzipSync } from "fflate";
import { expect, test } from "vitest";
import { createSpreadsheet } from "./spreadsheet.ts";

async function readSheet(rows: string[][], isRightToLeft = false) {
  const columns = rows[0]?.map((_, index) => ({ title: `Column ${index}`, width: 20 })) ?? [];
  const table = createSpreadsheet({ title: "Inquiries", isRightToLeft, columns });
  for (const cells of rows) table.addRow(cells);
  const files = unzipSync(new Uint8Array(await table.finish().arrayBuffer()));
  const read = (name: string) => load(strFromU8(files[name] ?? new Uint8Array()), { xml: true });
  return {
    names: Object.keys(files),
    sheet: read("xl/worksheets/sheet1.xml"),
    styles: read("xl/styles.xml"),
  };
}

test.each([
  "+961 3 123 456",
  '=HYPERLINK("http://evil.example","x")',
  "x;=cmd|' /C calc'!A0",
  "@SUM(1,2)\t=1+1",
  "0012",
  "constructor",
  "__proto__",
  "a & b < c > d ]]>",
  "  two lines\nand spaces  ",
  "لوحة قياس STM32 و24 فولت",
  "😀",
])("the text %s stays a text", async (text) => {
  const { sheet, styles } = await readSheet([["before", text]]);
  const cell = sheet("c[r=B2]");
  expect(cell.attr("t")).toBe("inlineStr");
  expect(cell.find("t").text()).toBe(text);
  expect(sheet("f, v")).toHaveLength(0);
  // Written into the cell again, it would be read as a text as well.
  const format = styles("cellXfs xf").eq(Number(cell.attr("s")));
  expect(format.attr()).toMatchObject({ numFmtId: "49", applyNumberFormat: "1" });
});

test("a cell runs as most of its letters do, and a number from left to right", async () => {
  const { sheet, styles } = await readSheet([["Pump", "مضخة", "+961 3 123 456"]], true);
  const orders = sheet("row:last-child c")
    .toArray()
    .map((cell) =>
      styles("cellXfs xf")
        .eq(Number(sheet(cell).attr("s")))
        .find("alignment")
        .attr("readingOrder"),
    );
  expect(orders).toEqual(["1", "2", "1"]);
  expect(sheet("sheetView").attr("rightToLeft")).toBe("1");
});

test("in an Arabic cell Latin words and figures keep their order by marks around them, which a search overlooks", async () => {
  const { sheet } = await readSheet([["برمجة (C++) و5-10 لوحات بنسبة 35%"]]);
  const text = sheet("row:last-child t").text();
  expect(text).toBe("برمجة (C++\u200e) و\u200e5-10 لوحات بنسبة \u200e35%\u200e");
});

test("what XML cannot hold is left out, what Excel would decode is not decoded, and a long text is cut", async () => {
  const { sheet } = await readSheet([["a\u0000b\u001fc\ud800d\uffff", "_x0041_", "x".repeat(40_000)]]);
  const texts = sheet("row:last-child t")
    .toArray()
    .map((cell) => sheet(cell).text());
  expect(texts).toEqual(["abc\ufffdd", "_x005F_x0041_", "x".repeat(32_767)]);
});

test("columns after the twenty-sixth have two letters", async () => {
  const { sheet } = await readSheet([Array.from({ length: 28 }, () => "x")]);
  expect(sheet("row:last-child c:last-child").attr("r")).toBe("AB2");
  expect(sheet("autoFilter").attr("ref")).toBe("A1:AB2");
});
