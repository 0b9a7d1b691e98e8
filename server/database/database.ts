/** What a query may return and how often it changed something. */
export interface Answer<Row> {
  rows: Row[];
  /** Rows inserted, updated or deleted. */
  affected: number;
}

export interface Transaction {
  /** One statement with `$1…` parameters. Throws a DatabaseError. */
  query<Row = Record<string, unknown>>(statement: string, parameters?: unknown[]): Promise<Answer<Row>>;
  /** Several statements, no parameters: for migrations. */
  execute(script: string): Promise<void>;
}

/** One database, embedded or not. The same SQL runs on both. */
export interface Database {
  /** Runs `work` in one transaction: commits when it resolves, rolls back when it throws. */
  transaction<Result>(work: (transaction: Transaction) => Promise<Result>): Promise<Result>;
  /** Resolves when the transactions under way have ended. */
  close(): Promise<void>;
}

/** What both drivers throw when Postgres refuses a statement. */
export interface DatabaseError extends Error {
  /** SQLSTATE, five characters. */
  code: string;
  detail?: string;
  hint?: string;
}

/** A refusal by Postgres, not a connection that broke: those have a `code` too, but no `severity`. */
export function isDatabaseError(error: unknown): error is DatabaseError {
  return error instanceof Error && "severity" in error && "code" in error && typeof error.code === "string";
}
