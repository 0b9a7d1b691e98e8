import { limits } from "../limits.ts";
import { RestError } from "../rest-error.ts";
import { Cursor } from "./cursor.ts";
import { type Field, parseField, parseName } from "./field.ts";

/** What `select=` asks for, in order. */
export type SelectItem = "*" | { field: Field; alias?: string; cast?: string };

/** Parses `select=`; errors about embedded relations name `relation`, the table it selects from. */
export function parseSelect(text: string, relation: string): SelectItem[] {
  const cursor = new Cursor(`select parameter (${text})`, text);
  const selected: SelectItem[] = [];
  do {
    if (selected.length === limits.selected) cursor.refuse(`more than ${limits.selected} columns`);
    const item = parseSelectItem(cursor, relation);
    if (item === "*" && selected.includes("*")) cursor.refuse("* stands twice");
    selected.push(item);
  } while (cursor.take(/,/y));
  cursor.expectEnd('"->>", "->", "::", "," or end of input');
  return selected;
}

function parseSelectItem(cursor: Cursor, relation: string): SelectItem {
  cursor.take(/[ \t]*/y);
  if (cursor.take(/\*[ \t]*(?=,|$)/y)) return "*";
  const spread = cursor.take(/\.\.\./y);
  const first = parseField(cursor);
  const alias = first.path.length === 0 && cursor.take(/:(?!:)/y) ? first.column : undefined;
  const field = alias === undefined ? first : parseField(cursor);
  if (spread || cursor.peek(/[(!]|\.(?:avg|count|max|min|sum)\(\)/y))
    refuseEmbedding(cursor, relation, field);
  const cast = cursor.take(/::/y) && parseType(cursor);
  return { field, ...(alias !== undefined && { alias }), ...(cast !== undefined && { cast }) };
}

function parseType(cursor: Cursor): string {
  return cursor.expect(/[\p{L}\d_ $]+/uy, "letter or digit")[0].trim();
}

function refuseEmbedding(cursor: Cursor, relation: string, { column }: Field): never {
  if (cursor.take(/\.\w+\(\)/y) || (column === "count" && cursor.take(/\(\)/y))) {
    throw new RestError(400, "PGRST123", "Use of aggregate functions is not allowed");
  }
  const hints: string[] = [];
  while (cursor.take(/!/y)) hints.push(parseName(cursor));
  cursor.expect(/\(/y, '"("');
  const hint = hints.find((name) => name !== "inner" && name !== "left");
  throw new RestError(
    400,
    "PGRST200",
    `Could not find a relationship between '${relation}' and '${column}' in the schema cache`,
    {
      details:
        `Searched for a foreign key relationship between '${relation}' and '${column}' ` +
        `${hint === undefined ? "" : `using the hint '${hint}' `}in the schema 'public', but no matches were found.`,
    },
  );
}
