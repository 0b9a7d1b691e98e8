import { asRole } from "../database/as-role.ts";
import type { RequestContext } from "./request-context.ts";
import { notSingular } from "./rest-error.ts";
import type { Parameters } from "./sql/parameters.ts";

/** The parts of a statement. Its values are in `parameters`. */
export interface Statement {
  /** A common table expression before it: `with name as …`. */
  cte?: string;
  /** The query that returns the rows. */
  rowsQuery: string;
  /** The JSON expression of one row, which is called `answer`; undefined to send no rows. */
  json: string | undefined;
  /** A query that counts all rows. */
  countQuery?: string | undefined;
  parameters: Parameters;
}

export interface StatementResult {
  /** A JSON list, or one object where the client wants one; null when no rows were asked for. */
  body: string | null;
  /** Number of rows. */
  returned: number;
  total: number | undefined;
}

/**
 * Runs a statement in one transaction as the principal of the request. Throws 406 PGRST116, and rolls back, when the client
 * wants one object and there is not exactly one row.
 */
export async function runStatement(
  { database, principal, settings, representation }: RequestContext,
  { cte, rowsQuery, json, countQuery, parameters }: Statement,
  { readOnly, isSet = true }: { readOnly: boolean; isSet?: boolean },
): Promise<StatementResult> {
  const isObject = representation.isSingular || !isSet;
  const body = isObject
    ? `coalesce((json_agg(${json}) -> 0)::text, 'null')`
    : `coalesce(json_agg(${json})::text, '[]')`;
  const text = `with ${cte ? `${cte}, ` : ""}answer as (${rowsQuery})
    select ${json ? body : "null"} as body, count(*)::text as returned, ${countQuery ? `(${countQuery})::text` : "null"} as total
    from answer`;
  const work = asRole(
    database,
    principal,
    async (transaction) => {
      const { rows } = await transaction.query<{
        body: string | null;
        returned: string;
        total: string | null;
      }>(text, parameters.values);
      const [row] = rows;
      if (!row) throw new Error("A statement of the REST API returned no row.");
      if (representation.isSingular && Number(row.returned) !== 1) throw notSingular(Number(row.returned));
      return {
        ...row,
        returned: Number(row.returned),
        total: row.total === null ? undefined : Number(row.total),
      };
    },
    { readOnly, settings },
  );
  return work;
}
