import { toApiError } from "../../backend/errors/api-error.ts";
import { databaseClient, toResults } from "../../backend/database-client.ts";
import { type ApiResult, serverQuery } from "../../backend/query.ts";
import type { FigureRow, OutcomeFigures } from "../../backend/inquiry-rows.ts";

/** What came in a week, by its Monday. */
export type Week = FigureRow & { week: string };

export interface InquiryFigures {
  /** The oldest first. The last one is this week. */
  weeks: Week[];
  /** Of all these weeks. */
  total: FigureRow;
  /** What became of them, and how long each colleague took. */
  results: OutcomeFigures;
}

export const figuresQuery = serverQuery(["figures"], fetchFigures);

async function fetchFigures(): Promise<ApiResult<InquiryFigures>> {
  const database = databaseClient();
  const responses = await Promise.all([
    database.rpc("inquiry_figures", {}, { get: true }),
    database.rpc("outcome_figures", {}, { get: true }),
  ]);
  const { data, error } = toResults(responses);
  if (error) return { error };
  const [rows, results] = data;
  const total = rows.find(({ week }) => week === null);
  if (!total) return { error: toApiError(undefined) };
  return { data: { weeks: rows.filter((row): row is Week => row.week !== null), total, results } };
}
