import type { Query } from "./grammar/query.ts";
import { rangeNotSatisfiable } from "./rest-error.ts";

/** Rows a response has at most, as on hosted Supabase. */
const maxRows = 1000n;

/** Narrows `limit` and `offset` of the query by a `Range: 0-9` header and by the maximum of rows. */
export function applyRange(query: Query, rangeHeader: string | null): Query {
  const [, from, to] = /^(\d{1,18})-(\d{1,18})?$/.exec(rangeHeader ?? "") ?? [];
  const first = BigInt(from ?? 0);
  const last = to === undefined ? undefined : BigInt(to);
  if (last !== undefined && last < first) {
    throw rangeNotSatisfiable(
      "The lower boundary must be lower than or equal to the upper boundary in the Range header.",
    );
  }
  const offset = query.offset > first ? query.offset : first;
  const ends = [maxRows + offset];
  if (query.limit !== undefined) ends.push(query.offset + query.limit);
  if (last !== undefined) ends.push(last + 1n);
  const end = ends.reduce((nearest, other) => (other < nearest ? other : nearest));
  if (end < offset) throw rangeNotSatisfiable("Limit should be greater than or equal to zero.");
  return { ...query, offset, limit: end - offset };
}

/** `0-4/*`, `10-14/120`, or `*` for no rows. */
export function contentRange(offset: bigint, returned: number, total: number | undefined): string {
  const rows = returned === 0 ? "*" : `${offset}-${offset + BigInt(returned) - 1n}`;
  return `${rows}/${total ?? "*"}`;
}

/** 200, or 206 for a part of a known total. Throws 416 when the page begins after the last row. */
export function rangeStatus(offset: bigint, returned: number, total: number | undefined): 200 | 206 {
  if (total === undefined) return 200;
  if (offset > BigInt(total)) {
    throw rangeNotSatisfiable(`An offset of ${offset} was requested, but there are only ${total} rows.`, {
      "Content-Range": `*/${total}`,
    });
  }
  return returned < total ? 206 : 200;
}
