import { limits } from "../limits.ts";
import { RestError } from "../rest-error.ts";
import { Cursor } from "./cursor.ts";
import { type Field, readField, readName } from "./field.ts";

/** What `select=` asks for, in order. */
export type Selected = "*" | { field: Field; alias?: string; cast?: string };

/** Parses `select=`; `relation` is the table it is asked of, for the refusal of embedded ones. */
export function parseSelect(text: string, relation: string): Selected[] {
  const cursor = new Cursor(`select parameter (${text})`, text);
  const selected: Selected[] = [];
  do {
    if (selected.length === limits.selected) cursor.refuse(`more than ${limits.selected} columns`);
    const item = readSelected(cursor, relation);
    if (item === "*" && selected.includes("*")) cursor.refuse("* stands twice");
    selected.push(item);
  } while (cursor.take(/,/y));
  cursor.expectEnd('"->>", "->", "::", "," or end of input');
  return selected;
}

function readSelected(cursor: Cursor, relation: string): Selected {
  cursor.take(/[ \t]*/y);
  if (cursor.take(/\*[ \t]*(?=,|$)/y)) return "*";
  const spread = cursor.take(/\.\./y);
  const first = readField(cursor);
  const alias = first.path.length === 0 && cursor.take(/:(?!:)/y) ? first.column : undefined;
  const field = alias === undefined ? first : readField(cursor);
  if (spread || cursor.sees(/[(!]|\.(?:avg|count|max|min|sum)\(\)/y)) refuseJoined(cursor, relation, field);
  const cast = cursor.take(/::/y) && readType(cursor);
  return { field, ...(alias !== undefined && { alias }), ...(cast !== undefined && { cast }) };
}

function readType(cursor: Cursor): string {
  return cursor.expect(/[\p{L}\d_ $]+/uy, "letter or digit")[0].trim();
}

function refuseJoined(cursor: Cursor, relation: string, { column }: Field): never {
  if (cursor.take(/\.\w+\(\)/y) || (column === "count" && cursor.take(/\(\)/y))) {
    throw new RestError(400, "PGRST123", "Use of aggregate functions is not allowed");
  }
  while (cursor.take(/!/y)) readName(cursor);
  cursor.expect(/\(/y, '"("');
  throw new RestError(
    400,
    "PGRST200",
    `Could not find a relationship between '${relation}' and '${column}' in the schema cache`,
    {
      details:
        `Searched for a foreign key relationship between '${relation}' and '${column}' ` +
        "in the schema 'public', but no matches were found.",
    },
  );
}
