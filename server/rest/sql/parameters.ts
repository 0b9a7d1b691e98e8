/** The values of one statement. They go to Postgres apart from its text, always as text that Postgres casts. */
export class Parameters {
  readonly values: string[] = [];

  /** Keeps `value` and returns what stands for it in the statement. */
  add(value: string): string {
    this.values.push(value);
    return `$${this.values.length}::text`;
  }
}

/** Quotes a name that came from the catalogue. */
export function quoteName(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
