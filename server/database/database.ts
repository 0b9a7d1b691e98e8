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
  /**
   * Runs `work` in one transaction: commits when it resolves, rolls back when it throws. A statement may take
   * `statementTimeoutMs`, a minute unless told. Throws DatabaseUnavailable when the database cannot be asked; what
   * was under way then may or may not have been committed.
   */
  transaction<Result>(
    work: (transaction: Transaction) => Promise<Result>,
    options?: TransactionOptions,
  ): Promise<Result>;
  /** Resolves when the transactions under way have ended. */
  close(): Promise<void>;
}

export interface TransactionOptions {
  statementTimeoutMs?: number;
}

/** Seconds after which asking a database that was not available makes sense again. */
export const retryAfterSeconds = 2;

/** The database cannot be asked now. */
export class DatabaseUnavailable extends Error {
  constructor(reason: string) {
    super(`The database is not available: ${reason}`);
  }
}

/** What both drivers throw when Postgres refuses a statement. */
export interface DatabaseError extends Error {
  /** SQLSTATE, five characters. */
  code: string;
  /** `ERROR`; `FATAL` and `PANIC` end the connection. */
  severity: string;
  detail?: string;
  hint?: string;
}

/** A refusal by Postgres, not a connection that broke: those have a `code` too, but no `severity`. */
export function isDatabaseError(error: unknown): error is DatabaseError {
  return error instanceof Error && "severity" in error && "code" in error && typeof error.code === "string";
}

/** No connection, or a server that is full or shutting down: the request itself may be made again. */
export function isUnavailable(error: unknown): boolean {
  return error instanceof DatabaseUnavailable || (isDatabaseError(error) && /^(08|53|57P)/.test(error.code));
}
