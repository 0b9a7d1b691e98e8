import { type ApiError, toApiError } from "../../../backend/api-error.ts";
import { databaseClient } from "../../../backend/database-client.ts";
import type { Inquiry } from "../../../backend/inquiry-rows.ts";
import type { TeamMember } from "../../../backend/staff-rows.ts";
import { directionOf, type Locale } from "../../../i18n/text.ts";
import { saveFile } from "../../../ui/save-file.ts";
import { cursorAt, type DeskParams } from "../desk-params.ts";
import { exportWords } from "./export-words.ts";
import { exportColumns, toExportRow } from "./export-rows.ts";
import { fetchPage } from "../list/fetch-inquiry-list.ts";
import { createSpreadsheet } from "./spreadsheet.ts";

export type ExportFormat = "xlsx" | "json";

export interface ExportOptions {
  format: ExportFormat;
  params: DeskParams;
  locale: Locale;
  team: TeamMember[];
  /** Called with how many inquiries are read so far. */
  onProgress: (inquiries: number) => void;
}

/** What inquiries are written into, page by page. */
interface ExportFile {
  add(inquiries: Inquiry[]): void;
  finish(): Blob;
}

const exportPageSize = 500;

/** Saves every inquiry that the filter lets through as a file, and audits that. Answers why not, if not. Never rejects. */
export async function exportInquiries(options: ExportOptions): Promise<ApiError | undefined> {
  const { format, params, onProgress } = options;
  const file = format === "xlsx" ? createTable(options) : createJson();
  let count = 0;
  for (let page: DeskParams | undefined = { ...params, cursor: undefined }; page;) {
    const { data, error, status } = await fetchPage(page, exportPageSize);
    if (error) return toApiError(error, status);
    file.add(data);
    count += data.length;
    onProgress(count);
    const last: Inquiry | undefined = data.at(-1);
    page =
      data.length < exportPageSize || !last
        ? undefined
        : { ...params, cursor: cursorAt("before", params.sorting, last) };
  }
  const { view, search, kind, language, assignee, only } = params;
  const filter = { view, search, kind, language, assignee, ...(only && { only: only.join("_") }) };
  const recorded = await databaseClient().rpc("record_export", { format, inquiries: count, filter });
  if (recorded.error) return toApiError(recorded.error, recorded.status);
  saveFile(`inquiries-${new Date().toISOString().slice(0, 10)}.${format}`, file.finish());
  return undefined;
}

function createTable({ locale, team }: ExportOptions): ExportFile {
  const table = createSpreadsheet({
    title: exportWords.sheet[locale],
    isRightToLeft: directionOf(locale) === "rtl",
    columns: exportColumns(locale),
  });
  return {
    add(inquiries) {
      for (const inquiry of inquiries) table.addRow(toExportRow(locale, team, inquiry));
    },
    finish: () => table.finish(),
  };
}

function createJson(): ExportFile {
  const rows: string[] = [];
  return {
    add(inquiries) {
      rows.push(...inquiries.map((inquiry) => JSON.stringify(inquiry)));
    },
    finish: () => new Blob(["[\n", rows.join(",\n"), "\n]\n"], { type: "application/json" }),
  };
}
