import { limits } from "../limits.ts";
import { notEmbedded } from "../rest-error.ts";
import { Cursor } from "./cursor.ts";
import { type Field, parseField } from "./field.ts";

export interface OrderTerm {
  field: Field;
  direction?: "asc" | "desc";
  nulls?: "first" | "last";
}

/** Parses `order=`: `created_at.desc.nullslast,id`. */
export function parseOrder(text: string): OrderTerm[] {
  const cursor = new Cursor(`order (${text})`, text);
  const terms: OrderTerm[] = [];
  do {
    if (terms.length === limits.orderTerms) cursor.refuse(`more than ${limits.orderTerms} terms`);
    terms.push(parseTerm(cursor));
  } while (cursor.take(/,/y));
  cursor.expectEnd('"asc", "desc", "nullsfirst" or "nullslast"');
  return terms;
}

function parseTerm(cursor: Cursor): OrderTerm {
  const field = parseField(cursor);
  if (cursor.peek(/\(/y)) throw notEmbedded(field.column);
  const direction = cursor.take(/\.(asc|desc)/y)?.[1];
  const nulls = cursor.take(/\.nulls(first|last)/y)?.[1];
  cursor.take(/[ \t]*/y);
  return {
    field,
    ...(direction && { direction: direction === "asc" ? "asc" : "desc" }),
    ...(nulls && { nulls: nulls === "first" ? "first" : "last" }),
  };
}
