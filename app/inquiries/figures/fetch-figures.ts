import { toApiError } from "../../backend/api-error.ts";
import { databaseClient, toResult } from "../../backend/database-client.ts";
import type { ApiResult } from "../../backend/query.ts";
import type { FigureRow } from "../../backend/inquiry-rows.ts";

/** What came in a week, by its Monday. */
export type Week = FigureRow & { week: string };

export interface InquiryFigures {
  /** The oldest first. The last one is this week. */
  weeks: Week[];
  /** Of all these weeks. */
  total: FigureRow;
}

/** Never rejects. */
export async function fetchFigures(): Promise<ApiResult<InquiryFigures>> {
  const { data, error } = toResult(await databaseClient().rpc("inquiry_figures", {}, { get: true }));
  const total = data?.find(({ week }) => week === null);
  if (error || !total) return { error: error ?? toApiError(undefined) };
  return { data: { weeks: data.filter((row): row is Week => row.week !== null), total } };
}
