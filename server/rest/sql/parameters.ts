import { limits } from "../limits.ts";
import { tooComplex } from "../rest-error.ts";

/** The values of one statement. They go to Postgres apart from its text, always as text that Postgres casts. */
export class Parameters {
  readonly values: string[] = [];

  /** Keeps `value` and returns what stands for it in the statement. Throws when there are too many. */
  add(value: string): string {
    if (this.values.length === limits.statementValues) {
      throw tooComplex(`A request may bring ${limits.statementValues} values`);
    }
    this.values.push(value);
    return `$${this.values.length}::text`;
  }
}

/** Quotes a name that came from the catalogue. */
export function quoteName(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
