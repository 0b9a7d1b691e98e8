import { toApiError } from "./api-error.ts";
import type { ApiResult } from "./query.ts";

/** What the official auth client answers, where only its error counts. */
export function toAuthResult({ error }: { error: unknown }): ApiResult<true> {
  return error ? { error: toApiError(error) } : { data: true };
}
