import { limits } from "../limits.ts";
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

/** Parses `name`, `"any name"`, `column->key->>0`. */
export function parseField(cursor: Cursor): Field {
  cursor.take(/[ \t]*/y);
  const column = parseName(cursor);
  const path: JsonStep[] = [];
  for (let arrow = cursor.take(/->>?/y); arrow; arrow = cursor.take(/->>?/y)) {
    if (path.length === limits.pathSteps) cursor.refuse(`more than ${limits.pathSteps} steps into a value`);
    const index = cursor.take(/-?\d+(?=->|::|[.,)]|$)/y);
    path.push({
      arrow: arrow[0] === "->" ? "->" : "->>",
      key: index ? Number(index[0]) : parseName(cursor),
    });
  }
  cursor.take(/[ \t]*/y);
  return { column, path };
}

export function parseName(cursor: Cursor): string {
  const quoted = cursor.take(quotedText);
  const name = quoted
    ? unquote(quoted)
    : cursor.expect(/[\p{L}\d_ $]+(?:-(?!>)[\p{L}\d_ $]+)*/uy, "field name (* or [a..z0..9_$])")[0].trim();
  if (name.length > limits.nameCharacters)
    cursor.refuse(`a name of more than ${limits.nameCharacters} characters`);
  return name;
}

/** `"…"`, in which a backslash keeps the next character as it is. */
export const quotedText = /"([^"\\]*(?:\\.[^"\\]*)*)"/suy;

export function unquote([, inside = ""]: RegExpExecArray): string {
  return inside.replaceAll(/\\(.)/gsu, "$1");
}
