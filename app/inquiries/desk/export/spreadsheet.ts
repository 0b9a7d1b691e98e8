import { strToU8, Zip, ZipDeflate } from "fflate";
import { textDirection } from "../../../i18n/text.ts";
import { markRuns } from "../../../i18n/runs.ts";

export interface Column {
  title: string;
  /** In characters. */
  width: number;
}

export interface SpreadsheetOptions {
  title: string;
  isRightToLeft: boolean;
  columns: Column[];
}

export interface Spreadsheet {
  addRow(cells: string[]): void;
  finish(): Blob;
}

/**
 * An Excel workbook of one sheet. Each cell is a text and stays one: what a visitor wrote is no formula, however it begins, and a
 * phone number keeps its sign and its zeros. Columns are columns whatever the language of the program that opens it.
 */
export function createSpreadsheet({ title, isRightToLeft, columns }: SpreadsheetOptions): Spreadsheet {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  const archive = new Zip((_, chunk) => chunks.push(new Uint8Array(chunk)));
  for (const [name, content] of Object.entries(workbookFiles(title)))
    addFile(archive, name).push(strToU8(content), true);
  const sheet = addFile(archive, "xl/worksheets/sheet1.xml");
  const write = (markup: string, isLast = false) => sheet.push(strToU8(markup), isLast);
  let rows = 0;

  write(sheetStart(isRightToLeft, columns));
  const headings = columns.map((column) => column.title);
  write(rowMarkup(++rows, headings, styles.heading));
  return {
    addRow: (cells) => write(rowMarkup(++rows, cells, styles.text)),
    finish() {
      const range = `A1:${columnName(columns.length - 1)}${rows}`;
      write(`</sheetData><autoFilter ref="${range}"/></worksheet>`, true);
      archive.end();
      return new Blob(chunks, { type: mediaType });
    },
  };
}

const mediaType = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

function addFile(archive: Zip, name: string): ZipDeflate {
  const file = new ZipDeflate(name, { level: 6 });
  archive.add(file);
  return file;
}

/** Of a cell, by its direction: places in the list of formats below. */
const styles = { heading: { ltr: 1, rtl: 2 }, text: { ltr: 3, rtl: 4 } };

function rowMarkup(row: number, cells: string[], style: (typeof styles)["text"]): string {
  return `<row r="${row}">${cells.map((text, column) => cellMarkup(columnName(column) + row, text, style)).join("")}</row>`;
}

function cellMarkup(place: string, text: string, style: (typeof styles)["text"]): string {
  if (text === "") return "";
  const direction = textDirection(text, "ltr");
  const shown = direction === "rtl" ? markRuns(text) : text;
  return `<c r="${place}" s="${style[direction]}" t="inlineStr"><is><t xml:space="preserve">${toMarkup(shown)}</t></is></c>`;
}

/** `A`, `B` … `Z`, `AA` … */
function columnName(index: number): string {
  const letter = String.fromCodePoint(65 + (index % 26));
  return index < 26 ? letter : columnName(Math.floor(index / 26) - 1) + letter;
}

/** Excel takes no more. */
const maxCellLength = 32_767;

/** Without what XML cannot hold; `_x0041_` would be read as a character's code. */
function toMarkup(text: string): string {
  return text
    .slice(0, maxCellLength)
    .toWellFormed()
    .replaceAll(/[^\t\n\u0020-\ufffd\u{10000}-\u{10ffff}]/gu, "")
    .replaceAll(/_(?=x[\dA-F]{4}_)/gi, "_x005F_")
    .replaceAll(/[&<>]/g, (sign) => `&#${sign.codePointAt(0)};`);
}

const main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const packages = "http://schemas.openxmlformats.org/package/2006";
const relations = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const xml = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';

function sheetStart(isRightToLeft: boolean, columns: Column[]): string {
  const widths = columns.map(
    ({ width }, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`,
  );
  return `${xml}<worksheet xmlns="${main}"><sheetViews><sheetView rightToLeft="${Number(isRightToLeft)}" workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${widths.join("")}</cols><sheetData>`;
}

/** All but the sheet: where it is, and how cells look. The number 49 is the format of a text. */
function workbookFiles(title: string): Record<string, string> {
  const relation = (id: string, type: string, target: string) =>
    `<Relationship Id="${id}" Type="${relations}/${type}" Target="${target}"/>`;
  const part = (name: string, type: string) =>
    `<Override PartName="/xl/${name}" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.${type}+xml"/>`;
  const format = (font: number, order: number) =>
    `<xf numFmtId="49" fontId="${font}" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1" applyAlignment="1"><alignment vertical="top" wrapText="1" readingOrder="${order}"/></xf>`;
  return {
    "[Content_Types].xml": `${xml}<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${part("workbook.xml", "sheet.main")}${part("worksheets/sheet1.xml", "worksheet")}${part("styles.xml", "styles")}</Types>`,
    "_rels/.rels": `${xml}<Relationships xmlns="${packages}/relationships">${relation("r1", "officeDocument", "xl/workbook.xml")}</Relationships>`,
    "xl/_rels/workbook.xml.rels": `${xml}<Relationships xmlns="${packages}/relationships">${relation("r1", "worksheet", "worksheets/sheet1.xml")}${relation("r2", "styles", "styles.xml")}</Relationships>`,
    "xl/workbook.xml": `${xml}<workbook xmlns="${main}" xmlns:r="${relations}"><sheets><sheet name="${toMarkup(title)}" sheetId="1" r:id="r1"/></sheets></workbook>`,
    "xl/styles.xml": `${xml}<styleSheet xmlns="${main}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="5"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>${format(1, 1)}${format(1, 2)}${format(0, 1)}${format(0, 2)}</cellXfs></styleSheet>`,
  };
}
