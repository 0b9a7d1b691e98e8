import type { Column } from "./schema-cache.ts";
import { limits } from "./limits.ts";
import { notOffered, tooComplex } from "./rest-error.ts";

/** Refuses to compare a column with a text that Postgres would parse at too great a cost, or not as one plain value. */
export function checkFilterValue(text: string, { name, kind, isList }: Column): void {
  if (isList || kind === null || kind === "json")
    throw notOffered(`The column ${name} is compared with no value.`);
  checkText(text, kind);
}

/** The same for an argument in a JSON body, whose depth and size are checked already. */
export function checkArgument(value: unknown, { kind, isList }: Pick<Column, "kind" | "isList">): void {
  if (value === null || value === undefined || kind === "json") return;
  if (!isList) return checkText(typeof value === "string" ? value : JSON.stringify(value), kind);
  if (!Array.isArray(value)) throw tooComplex("A list is written as a list in JSON");
  for (const item of value) checkArgument(item, { kind, isList: false });
}

function checkText(text: string, kind: Column["kind"]): void {
  if (kind === "scalar" && text.length > limits.valueCharacters)
    throw tooComplex(`A value of this type may have ${limits.valueCharacters} characters`);
  if (kind === "time" && (text.length > 64 || !time.test(text.trim())))
    throw tooComplex("A time is written as 2026-01-31T12:00:00+02:00");
}

/**
 * Postgres caches every time zone a value names for as long as its process lives, so a time may have only an offset from UTC.
 * A word alone, such as `now`, is no zone.
 */
const time = /^(?:-?[a-z]+|[\d:./ -]*(?:T[\d:.]+)? ?(?:Z|[+-][\d:]+)?)$/i;
