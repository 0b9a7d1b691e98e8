import type { Cursor } from "./cursor.ts";

/** One step into a JSON value: `->` keeps JSON, `->>` makes text. */
export interface JsonStep {
  arrow: "->" | "->>";
  key: string | number;
}

/** A column, or something inside it. */
export interface Field {
  column: string;
  path: JsonStep[];
}

/** Steps into a value; Postgres reads them recursively. */
const maxSteps = 20;

/** Reads `name`, `"any name"`, `column->key->>0`. */
export function readField(cursor: Cursor): Field {
  cursor.take(/[ \t]*/y);
  const column = readName(cursor);
  const path: JsonStep[] = [];
  for (let arrow = cursor.take(/->>?/y); arrow; arrow = cursor.take(/->>?/y)) {
    if (path.length === maxSteps) cursor.refuse(`more than ${maxSteps} steps into a value`);
    const index = cursor.take(/-?\d+(?=->|::|[.,)]|$)/y);
    path.push({
      arrow: arrow[0] === "->" ? "->" : "->>",
      key: index ? Number(index[0]) : readName(cursor),
    });
  }
  cursor.take(/[ \t]*/y);
  return { column, path };
}

export function readName(cursor: Cursor): string {
  const quoted = cursor.take(quotedText);
  if (quoted) return unquote(quoted);
  return cursor.expect(/[\p{L}\d_ $]+(?:-(?!>)[\p{L}\d_ $]+)*/uy, "field name (* or [a..z0..9_$])")[0].trim();
}

/** `"…"`, in which a backslash keeps the next character as it is. */
export const quotedText = /"([^"\\]*(?:\\.[^"\\]*)*)"/suy;

export function unquote([, inside = ""]: RegExpExecArray): string {
  return inside.replaceAll(/\\(.)/gsu, "$1");
}
