import { asRole } from "../database/as-role.ts";
import { limits } from "./limits.ts";
import { renderPage, renderSelect, renderWhere } from "./render-query.ts";
import { listType, objectType, type RequestContext } from "./request-context.ts";
import { RestError, tooComplex } from "./rest-error.ts";
import type { Relation } from "./schema-cache.ts";

/** Where rows come from, as SQL: a table, a view, or the call of a function. */
export interface RowSource extends Relation {
  /** Common table expressions before the rest, each with a comma after it. */
  cte: string;
  /** Something that has the source's name. */
  from: string;
  /** The values that `cte` has placeholders for. */
  values: string[];
}

/** The answer to a statement: a JSON list, or one object, and the number of rows in it and in all. */
interface Page {
  body: string | null;
  returned: string;
  total: string | null;
}

/** Answers a page of rows, filtered and ordered as the query says. Throws 416 when it begins after the last row. */
export async function selectRows(context: RequestContext, source: RowSource): Promise<Response> {
  const { offset } = context.query;
  const page = await runStatement(context, source, renderStatement(context, source));
  const returned = Number(page.returned);
  const range = returned === 0 ? "*" : `${offset}-${offset + returned - 1}`;
  const headers = { "Content-Range": `${range}/${page.total ?? "*"}` };
  if (source.returns === "nothing") return new Response(null, { status: 204, headers });
  const total = Number(page.total ?? Infinity);
  if (offset > total)
    throw new RestError(416, "PGRST103", "Requested range not satisfiable", {
      details: `An offset of ${offset} was requested, but there are only ${total} rows.`,
      headers: { "Content-Range": `*/${total}` },
    });
  return new Response(page.body, {
    status: page.total !== null && returned < total ? 206 : 200,
    headers: { "Content-Type": `${context.isSingular ? objectType : listType}; charset=utf-8`, ...headers },
  });
}

function renderStatement(
  { request, query, isSingular, wantsCount }: RequestContext,
  source: RowSource,
): [text: string, values: string[]] {
  const values = [...source.values];
  const bind = (value: string) => `$${values.push(value)}::text`;
  const isValue = source.returns === "value" && query.select === "*";
  const list = isValue ? "value" : renderSelect(source, query.select);
  const where = renderWhere(source, query.filters, bind);
  const page = renderPage(source, query, bind);
  if (values.length > limits.statementValues)
    throw tooComplex(`A request may bring ${limits.statementValues} values`);

  const rows = `json_agg(answer.${isValue ? "value" : "*"})`;
  const isOne = isSingular || !source.isSet;
  const json = isOne ? `coalesce((${rows} -> 0)::text, 'null')` : `coalesce(${rows}::text, '[]')`;
  const body = request.method === "HEAD" || source.returns === "nothing" ? "null" : json;
  const total = wantsCount ? `(select count(*) from ${source.from}${where})::text` : "null";
  const text = `with ${source.cte}answer as (select ${list} from ${source.from}${where}${page})
    select ${body} as body, count(*)::text as returned, ${total} as total from answer`;
  return [text, values];
}

/** Throws 406 PGRST116, and rolls back, when the client wants one object and there is not exactly one row. */
function runStatement(
  { database, principal, isSingular }: RequestContext,
  { readOnly }: RowSource,
  [text, values]: [text: string, values: string[]],
): Promise<Page> {
  return asRole(
    database,
    principal,
    async (transaction) => {
      const { rows } = await transaction.query<Page>(text, values);
      const [page] = rows;
      if (!page) throw new Error("A statement of the REST API returned no row.");
      if (isSingular && page.returned !== "1")
        throw new RestError(406, "PGRST116", "Cannot coerce the result to a single JSON object", {
          details: `The result contains ${page.returned} rows`,
        });
      return page;
    },
    { readOnly },
  );
}
