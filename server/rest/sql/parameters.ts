import { limits } from "../limits.ts";
import { tooComplex } from "../rest-error.ts";

/** The bound values of one statement, always sent as text that Postgres casts. */
export class Parameters {
  readonly values: string[] = [];

  /** Adds `value` and returns its placeholder. Throws when there are too many. */
  add(value: string): string {
    if (this.values.length === limits.statementValues) {
      throw tooComplex(`A request may bring ${limits.statementValues} values`);
    }
    this.values.push(value);
    return `$${this.values.length}::text`;
  }
}
