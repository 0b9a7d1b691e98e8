import { z } from "zod";

/**
 * A backup is a gzip file of lines of JSON: the header, batches of rows, each as `row_to_json` writes it, and the end, with the
 * checksum of all bytes before it.
 */
export const formatVersion = 1;

/** Bytes of a line: fifty of the longest mails, or one attachment. */
export const maxLineLength = 64 * 1024 * 1024;
export const rowsPerBatch = 50;

const shortText = z.string().max(200);

export const headerSchema = z.object({
  format: z.literal("nawat-backup"),
  version: z.literal(formatVersion),
  createdAt: z.iso.datetime(),
  migrations: z.array(z.object({ name: shortText, checksum: shortText })).max(10_000),
  tables: z.array(z.object({ name: shortText, columns: z.array(shortText).max(500) })).max(1_000),
});

export type BackupHeader = z.infer<typeof headerSchema>;

export const endSchema = z.object({ rows: z.int().min(0), sha256: z.string().length(64) });

/** A batch as text: rows are never parsed here, so no number loses a digit. */
export function formatBatch(table: string, rows: string[]): string {
  return `{"table":${JSON.stringify(table)},"rows":[${rows.join(",")}]}`;
}

const batchStart = /^\{"table":("(?:[^"\\]|\\.)*"),"rows":\[/;

/** The table of a line that is a batch; undefined for another line. */
export function tableOf(line: string): string | undefined {
  const name = batchStart.exec(line.slice(0, 500))?.[1];
  return name === undefined ? undefined : String(JSON.parse(name));
}
