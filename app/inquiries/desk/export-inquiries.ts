import type { ApiError } from "../../backend/api-error.ts";
import { toApiError } from "../../backend/api-error.ts";
import { reportOutdatedPage } from "../../backend/outdated-page.ts";
import { databaseClient } from "../../backend/database-client.ts";
import type { Inquiry } from "../../backend/inquiry-rows.ts";
import type { TeamMember } from "../../backend/staff-rows.ts";
import type { Locale } from "../../i18n/text.ts";
import { saveFile } from "../../ui/save-file.ts";
import { cursorAt, type DeskParams } from "./desk-params.ts";
import { csvRows } from "./csv-rows.ts";
import { fetchPage } from "./fetch-inquiry-list.ts";

export type ExportFormat = "csv" | "json";

export interface ExportOptions {
  format: ExportFormat;
  params: DeskParams;
  locale: Locale;
  team: TeamMember[];
  /** Called with how many inquiries are read so far. */
  onProgress: (inquiries: number) => void;
}

const exportPageSize = 500;

/**
 * A cell that begins like a formula gets an apostrophe, or a spreadsheet would run what a visitor wrote. The library's own
 * expression overlooks a formula that goes on in a second line.
 */
const formulaStart = /^[=+\-@\t\r\n＝＋－＠]/;

/** Saves every inquiry that the filter lets through as a file, and audits that. Answers why not, if not. Never rejects. */
export async function exportInquiries(options: ExportOptions): Promise<ApiError | undefined> {
  const { format, params, onProgress } = options;
  const parts: string[] = [];
  let count = 0;
  for (let page: DeskParams | undefined = { ...params, cursor: undefined }; page;) {
    const { data, error, status } = await fetchPage(page, exportPageSize);
    if (error) return toApiError(error, status);
    const part = await serialize(data, options, count === 0);
    if (part === undefined) return { code: "outdated", message: "outdated" };
    parts.push(part);
    count += data.length;
    onProgress(count);
    const last: Inquiry | undefined = data.at(-1);
    page =
      data.length < exportPageSize || !last
        ? undefined
        : { ...params, cursor: cursorAt("before", params.sorting, last) };
  }
  const { view, search, kind, language, assignee } = params;
  const filter = { view, search, kind, language, assignee };
  const recorded = await databaseClient().rpc("record_export", { format, inquiries: count, filter });
  if (recorded.error) return toApiError(recorded.error, recorded.status);
  const name = `inquiries-${new Date().toISOString().slice(0, 10)}.${format}`;
  saveFile(name, format === "csv" ? csvFile(parts) : jsonFile(parts));
  return undefined;
}

/** Undefined when what writes it cannot be loaded. */
async function serialize(
  inquiries: Inquiry[],
  { format, locale, team }: ExportOptions,
  isFirst: boolean,
): Promise<string | undefined> {
  if (format === "json") return inquiries.map((inquiry) => JSON.stringify(inquiry)).join(",\n");
  const library = await import("papaparse").catch(() => undefined);
  if (!library) {
    if (navigator.onLine) reportOutdatedPage();
    return undefined;
  }
  const { default: csv } = library;
  const [header = [], ...rows] = csvRows(locale, team, inquiries);
  const shown = isFirst ? [header, ...rows] : rows;
  // Quotes tell a spreadsheet that 0012 is no number, where it is asked to heed them.
  return csv.unparse(shown, { escapeFormulae: formulaStart, quotes: true, newline: "\r\n" });
}

/** UTF-8 with a byte order mark, by which spreadsheets know it. */
function csvFile(parts: string[]): Blob {
  return new Blob(["\ufeff", parts.filter(Boolean).join("\r\n"), "\r\n"], { type: "text/csv;charset=utf-8" });
}

function jsonFile(parts: string[]): Blob {
  return new Blob(["[\n", parts.filter(Boolean).join(",\n"), "\n]\n"], { type: "application/json" });
}
