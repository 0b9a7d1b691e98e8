import type { Input } from "./schema-cache.ts";
import { scanJson } from "./json-scan.ts";
import { limits } from "./limits.ts";
import { tooComplex } from "./rest-error.ts";

/**
 * Refuses a text that Postgres would parse at too great a cost as a value of a type with that `input`. Opening
 * brackets count wherever they are: no quoting can hide them.
 */
export function checkLiteral(text: string, { kind, isList }: Input): void {
  if (kind === "text" || (kind === "scalar" && isList)) return;
  if (kind === "json" && !isList) return checkJsonLiteral(text);
  if (kind === "time") return checkTimes(isList ? text.split(/[{},"]+/) : [text]);
  if (text.length > limits.literalCharacters) {
    throw tooComplex(`A value of this type may have ${limits.literalCharacters} characters`);
  }
  if (kind !== "scalar") checkBrackets(text);
}

/**
 * Postgres caches every time zone a value names for as long as its process lives, so a time may have only an offset from UTC.
 * A word alone, such as `now`, is no zone.
 */
function checkTimes(texts: string[]): void {
  if (texts.some((text) => text.length > 64 || !time.test(text.trim()))) {
    throw tooComplex("A time is written as 2026-01-31T12:00:00+02:00");
  }
}

const time = /^(?:-?[a-z]+|[\d:./ -]*(?:T[\d:.]+)? ?(?:Z|[+-][\d:]+)?)$/i;

/** The same for a text search: its parser and its evaluation are recursive. */
export function checkSearch(text: string): void {
  checkLiteral(text, { kind: "complex", isList: false });
}

/** The same for a value in a JSON body that is to have that type. */
export function checkJsonValue(value: unknown, { kind, isList }: Input): void {
  if (value === null || (kind === "text" && !isList)) return;
  if (typeof value === "string" && (isList || kind !== "json")) return checkLiteral(value, { kind, isList });
  if (kind === "json" || typeof value !== "object") return;
  if (isList && Array.isArray(value)) {
    for (const item of value) checkListItem(item, kind);
  } else {
    // Postgres reads the JSON itself as the value's text.
    checkLiteral(JSON.stringify(value), { kind, isList });
  }
}

/** An item of a list of any number of dimensions. */
function checkListItem(item: unknown, kind: Input["kind"]): void {
  checkJsonValue(item, { kind, isList: Array.isArray(item) });
}

/** Refuses a pattern of `like` that is long to match. */
export function checkPattern(pattern: string): void {
  if (pattern.length > limits.patternCharacters) {
    throw tooComplex(`A pattern may have ${limits.patternCharacters} characters`);
  }
}

function checkJsonLiteral(text: string): void {
  const problem = scanJson(text);
  if (problem) throw tooComplex(problem);
}

function checkBrackets(text: string): void {
  const openers = text.match(/[[({<]/g)?.length ?? 0;
  if (openers > limits.literalBrackets) {
    throw tooComplex(`A value of this type may have ${limits.literalBrackets} opening brackets`);
  }
}
