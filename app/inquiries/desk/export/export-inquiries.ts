import { databaseClient, toResult } from "../../../backend/database-client.ts";
import type { Inquiry } from "../../../backend/inquiry-rows.ts";
import type { ApiResult } from "../../../backend/query.ts";
import type { TeamMember } from "../../../backend/staff-rows.ts";
import { directionOf, type Locale } from "../../../i18n/text.ts";
import { saveFile } from "../../../ui/save-file.ts";
import { cursorAt, type DeskParams } from "../desk-params.ts";
import { exportWords } from "./export-words.ts";
import { exportColumns, toExportRow } from "./export-rows.ts";
import { toListArgs } from "../list/inquiry-page.ts";
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

/** Saves every inquiry that the filter lets through as a file, and audits that. Never rejects. */
export async function exportInquiries(options: ExportOptions): Promise<ApiResult<null>> {
  const { format, params, onProgress } = options;
  const file = format === "xlsx" ? createTable(options) : createJson();
  let count = 0;
  onProgress(count);
  for (let page: DeskParams | undefined = { ...params, cursor: undefined }; page;) {
    const { data, error }: ApiResult<Inquiry[]> = toResult(
      await databaseClient().rpc("list_inquiries", { ...toListArgs(page), page_size: exportPageSize }),
    );
    if (error) return { error };
    file.add(data);
    count += data.length;
    onProgress(count);
    const last: Inquiry | undefined = data.at(-1);
    page =
      data.length < exportPageSize || !last
        ? undefined
        : { ...params, cursor: cursorAt("before", params.sorting, last) };
  }
  const { view, search, kind, language, assignee, only, outcome, since, until } = params;
  const filter = { view, search, kind, language, assignee, outcome, since, until };
  const { error } = toResult(
    await databaseClient().rpc("record_export", {
      format,
      inquiries: count,
      filter: { ...filter, ...(only && { only: only.join("_") }) },
    }),
  );
  if (error) return { error };
  saveFile(`inquiries-${new Date().toISOString().slice(0, 10)}.${format}`, file.finish());
  return { data: null };
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
