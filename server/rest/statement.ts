import { asRole } from "../database/as-role.ts";
import type { Exchange } from "./exchange.ts";
import { notSingular } from "./rest-error.ts";
import type { Parameters } from "./sql/parameters.ts";

/** A statement in pieces. Its values are in `parameters`. */
export interface Statement {
  /** Named parts before the answer, in order: `with name as …`. */
  before?: string;
  /** What gives the rows. */
  answer: string;
  /** JSON of one row of `answer`, or undefined to send no rows. */
  json: string | undefined;
  /** A query of one number: all rows there are. */
  total?: string | undefined;
  parameters: Parameters;
}

export interface Outcome {
  /** A JSON list, or one object where the client wants one; null when no rows were asked for. */
  body: string | null;
  /** Rows of the answer. */
  returned: number;
  total: number | undefined;
}

/**
 * Runs `statement` in one transaction as the person who asks. Throws 406 PGRST116, undoing what was done, when the
 * client wants one object and the rows are not one.
 */
export async function runStatement(
  { database, person, settings, representation }: Exchange,
  { before, answer, json, total, parameters }: Statement,
  { readOnly, isSet = true }: { readOnly: boolean; isSet?: boolean },
): Promise<Outcome> {
  const asObject = representation.isSingular || !isSet;
  const body = asObject
    ? `coalesce((json_agg(${json}) -> 0)::text, 'null')`
    : `coalesce(json_agg(${json})::text, '[]')`;
  const text = `with ${before ? `${before}, ` : ""}answer as (${answer})
    select ${json ? body : "null"} as body, count(*)::text as returned, ${total ? `(${total})::text` : "null"} as total
    from answer`;
  const work = asRole(
    database,
    person,
    async (transaction) => {
      const { rows } = await transaction.query<{
        body: string | null;
        returned: string;
        total: string | null;
      }>(text, parameters.values);
      const [row] = rows;
      if (!row) throw new Error("A statement of the REST surface returned no row.");
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
