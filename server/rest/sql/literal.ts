import type { Column } from "../schema-cache.ts";
import { checkLiteral } from "../literal.ts";
import type { Parameters } from "./parameters.ts";

/** Renders a text as a value of a type: `$1::text::"pg_catalog"."uuid"`. Throws for one too costly to parse. */
export function renderLiteral(
  text: string,
  { type, input }: Pick<Column, "type" | "input">,
  parameters: Parameters,
): string {
  checkLiteral(text, input);
  return `${parameters.add(text)}::${type}`;
}
