import { quoteIdentifier } from "../../database/quote-identifier.ts";
import type { Column, Input } from "../schema-cache.ts";
import type { Field } from "../grammar/field.ts";
import { unknownColumn } from "../rest-error.ts";
import type { Parameters } from "./parameters.ts";

/** What a query reads from: a table, or the rows a function returned. */
export interface Source {
  name: string;
  columns: Column[];
}

const text = { type: '"pg_catalog"."text"', input: { kind: "text", isList: false } } as const;
const jsonType = '"pg_catalog"."json"';
const jsonbType = '"pg_catalog"."jsonb"';

/** A field as SQL, with the types its values are compared as. */
export interface RenderedField {
  text: string;
  type: string;
  arrayType: string | null;
  input: Input;
}

export function findColumn(source: Source, name: string): Column {
  const column = source.columns.find((candidate) => candidate.name === name);
  if (!column) throw unknownColumn(source.name, name);
  return column;
}

/** Renders `column->key->>0`. The source must be in the statement under its own name. */
export function renderField(source: Source, field: Field, parameters: Parameters): RenderedField {
  const column = findColumn(source, field.column);
  const name = `${quoteIdentifier(source.name)}.${quoteIdentifier(column.name)}`;
  if (field.path.length === 0) {
    return { text: name, type: column.type, arrayType: column.arrayType, input: column.input };
  }
  const steps = field.path.map(({ arrow, key }) =>
    typeof key === "number"
      ? `${arrow} ${parameters.add(String(key))}::int`
      : `${arrow} ${parameters.add(key)}`,
  );
  const isJson = column.type === jsonType || column.type === jsonbType;
  const json = { type: isJson ? column.type : jsonbType, input: { kind: "json", isList: false } } as const;
  return {
    text: `(${isJson ? name : `to_jsonb(${name})`} ${steps.join(" ")})`,
    ...(field.path.at(-1)?.arrow === "->>" ? text : json),
    arrayType: null,
  };
}
