import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { format } from "oxfmt";
import type { Transaction } from "./database.ts";
import { openEmbedded } from "./embedded/embedded.ts";
import { migrate } from "./migrate.ts";

const root = join(import.meta.dirname, "../..");

/** Where the types of the schema stand. */
export const typesFile = join(root, "app/backend/database.ts");

interface Column {
  relation: string;
  kind: "Table" | "View";
  name: string;
  type: string;
  isNullable: boolean;
  /** A check of the column alone. */
  checks: string[];
}

interface DatabaseFunction {
  name: string;
  type: string;
  isSet: boolean;
  /** The table of which it returns rows. */
  table: string | null;
  parameters: Parameter[];
}

interface Parameter {
  name: string;
  type: string;
  isOutput: boolean;
  /** Its default; null where there is none. */
  preset: string | null;
}

/** Describes the tables and functions of signed-in people, in the shape from which the official client reads types. */
export async function describeTypes(transaction: Transaction): Promise<string> {
  const { rows: columns } = await transaction.query<Column>(columnsQuery);
  const { rows: functions } = await transaction.query<DatabaseFunction>(functionsQuery);
  const { Table = [], View = [] } = Object.groupBy(columns, ({ kind }) => kind);
  const source = `// \`npm run types\` writes this file from the schema.

export type Database = {
  public: {
    Tables: {\n${describeRelations(Table)}};
    Views: {\n${describeRelations(View)}};
    Functions: {\n${functions.map(describeFunction).join("")}};
  };
};

/** Functions alone write to it. */
type Table<Row> = { Row: Row; Insert: never; Update: never; Relationships: [] };

type View<Row> = { Row: Row; Relationships: [] };

type Public = Database["public"];
type Relations = Public["Tables"] & Public["Views"];

export type Row<Name extends keyof Relations> = Relations[Name]["Row"];

/** A row that a function returns. */
export type Returned<Name extends keyof Public["Functions"]> =
  Public["Functions"][Name]["Returns"] extends (infer Row)[] ? Row : never;
`;
  // Our own file, in which nothing else is set.
  const { printWidth } = JSON.parse(await readFile(join(root, ".oxfmtrc.json"), "utf8")) as {
    printWidth: number;
  };
  return (await format(typesFile, source, { printWidth })).code;
}

const columnsQuery = `
  select relname as relation, case relkind when 'v' then 'View' else 'Table' end as kind,
    attname as name, format_type(atttypid, null) as type, not attnotnull as "isNullable",
    array(
      select pg_get_constraintdef(oid) from pg_constraint
      where contype = 'c' and conrelid = attrelid and conkey = array[attnum]
    ) as checks
  from pg_class as relation join pg_attribute on attrelid = relation.oid
  where relnamespace = 'public'::regnamespace and relkind in ('r', 'v') and attnum > 0 and not attisdropped
    and has_column_privilege('authenticated', attrelid, attnum, 'select')
  order by relname, attnum`;

const functionsQuery = `
  select proname as name, format_type(prorettype, null) as type, proretset as "isSet", relname as table,
    array(
      select json_build_object(
        'name', proargnames[position], 'type', format_type(parameter, null),
        'isOutput', coalesce(proargmodes[position] = 't', false),
        'preset', pg_get_function_arg_default(function.oid, position::int)
      )
      from unnest(coalesce(proallargtypes, proargtypes::oid[])) with ordinality as given (parameter, position)
      order by position
    ) as parameters
  from pg_proc as function
  join pg_type as result on result.oid = prorettype
  left join pg_class as relation on relation.oid = typrelid
  where pronamespace = 'public'::regnamespace
    and has_function_privilege('authenticated', function.oid, 'execute')
  order by proname`;

function describeRelations(columns: Column[]): string {
  const relations = Map.groupBy(columns, ({ kind, relation }) => `${relation}: ${kind}`);
  return Array.from(relations, ([head, of]) => `${head}<{\n${of.map(describeColumn).join("")}}>;\n`).join("");
}

function describeColumn({ name, type, isNullable, checks }: Column): string {
  return `${name}: ${listValues(checks) ?? toTypeScript(type)}${isNullable ? " | null" : ""};\n`;
}

/** The values of a check of the form `x in ('a', 'b')`. */
function listValues(checks: string[]): string | undefined {
  const [list] = checks.flatMap(
    (check) => check.match(/^CHECK \(\(\S+ = ANY \(ARRAY\[(.*)\]\)\)\)$/)?.[1] ?? [],
  );
  return (
    list && Array.from(list.matchAll(/'(.*?)'::text/g), ([, value]) => JSON.stringify(value)).join(" | ")
  );
}

function describeFunction({ name, type, isSet, table, parameters }: DatabaseFunction): string {
  const inputs = parameters.filter(({ isOutput }) => !isOutput);
  const outputs = parameters.filter(({ isOutput }) => isOutput);
  const row = table
    ? `Database["public"]["Tables"]["${table}"]["Row"]`
    : describeParameters(outputs, toTypeScript(type));
  const args = describeParameters(inputs, "Record<never, never>");
  return `${name}: { Args: ${args}; Returns: ${row}${isSet ? "[]" : ""} };\n`;
}

/** One may be null where its default is. */
function describeParameters(parameters: Parameter[], none: string): string {
  if (parameters.length === 0) return none;
  const described = parameters.map(({ name, type, preset }) => {
    const optional = preset === null ? "" : "?";
    return `${name}${optional}: ${toTypeScript(type)}${preset?.startsWith("NULL::") ? " | null" : ""}`;
  });
  return `{ ${described.join("; ")} }`;
}

/** The type of the value in JSON. */
function toTypeScript(type: string): string {
  if (type.endsWith("[]")) return `readonly ${toTypeScript(type.slice(0, -2))}[]`;
  if (/^(smallint|integer|bigint|numeric|real|double precision)$/.test(type)) return "number";
  if (/^jsonb?$/.test(type)) return "unknown";
  if (type === "void") return "undefined";
  return type === "boolean" ? type : "string";
}

if (import.meta.main) {
  const folder = await mkdtemp(join(tmpdir(), "nawat-types-"));
  const database = await openEmbedded(folder);
  await migrate(database);
  await writeFile(typesFile, await database.transaction(describeTypes));
  await database.close();
  await rm(folder, { recursive: true });
}
