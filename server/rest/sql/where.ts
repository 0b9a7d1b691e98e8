import { type Condition, comparisons, searches, states, type Operation } from "../grammar/condition.ts";
import { checkPattern, checkSearch } from "../literal.ts";
import { RestError } from "../rest-error.ts";
import { renderLiteral } from "./literal.ts";
import type { Parameters } from "./parameters.ts";
import { type RenderedField, renderField, type Source } from "./source.ts";

const patterns = new Set<string>(["like", "ilike"]);
const quantifiable = new Set<string>(["eq", "gt", "gte", "lt", "lte", ...patterns]);

/** Renders ` where …`, or nothing without conditions. */
export function renderWhere(source: Source, conditions: Condition[], parameters: Parameters): string {
  if (conditions.length === 0) return "";
  return ` where ${conditions.map((condition) => renderCondition(source, condition, parameters)).join(" and ")}`;
}

function renderCondition(source: Source, condition: Condition, parameters: Parameters): string {
  const text =
    condition.kind === "group"
      ? condition.conditions
          .map((inner) => renderCondition(source, inner, parameters))
          .join(` ${condition.join} `)
      : renderOperation(renderField(source, condition.field, parameters), condition.operation, parameters);
  return condition.negated ? `not (${text})` : `(${text})`;
}

function renderOperation(field: RenderedField, operation: Operation, parameters: Parameters): string {
  if (operation.kind === "is") return `${field.text} is ${states[operation.state]}`;
  if (operation.kind === "in") {
    if (operation.values.length === 0) return "false";
    return `${field.text} in (${operation.values.map((value) => renderLiteral(value, field, parameters)).join(", ")})`;
  }
  if (operation.kind === "search") {
    checkSearch(operation.value);
    const language =
      operation.language === undefined ? "" : `${parameters.add(operation.language)}::regconfig, `;
    const document =
      field.type === '"pg_catalog"."tsvector"' ? field.text : `to_tsvector(${language}${field.text})`;
    return `${document} @@ ${searches[operation.operator]}(${language}${parameters.add(operation.value)})`;
  }
  return renderComparison(field, operation, parameters);
}

function renderComparison(
  field: RenderedField,
  { operator, quantifier, value }: Extract<Operation, { kind: "comparison" }>,
  parameters: Parameters,
): string {
  const isPattern = patterns.has(operator);
  const arrayType = isPattern ? "text[]" : field.arrayType;
  const left = `${field.text} ${comparisons[operator]}`;
  if (!quantifier) {
    return `${left} ${isPattern ? renderPattern(value, parameters) : renderLiteral(value, field, parameters)}`;
  }
  if (!quantifiable.has(operator) || arrayType === null) {
    throw new RestError(400, "PGRST100", `"failed to parse filter (${operator}(${quantifier}).${value})"`, {
      details: `${operator} cannot be used with ${quantifier}`,
    });
  }
  const list = { type: arrayType, input: { ...field.input, isList: true } };
  const values = isPattern
    ? `${renderPattern(value, parameters)}::${arrayType}`
    : renderLiteral(value, list, parameters);
  return `${left} ${quantifier} (${values})`;
}

function renderPattern(value: string, parameters: Parameters): string {
  checkPattern(value);
  return parameters.add(value.replaceAll("*", "%"));
}
