import { escapeLiteral } from "pg";

/** The rows that a query returned, and how many it changed. */
export interface QueryResult<Row> {
  rows: Row[];
  /** Rows inserted, updated or deleted. */
  affectedRows: number;
}

export interface Transaction {
  /** One statement with `$1…` parameters. Throws a DatabaseError. */
  query<Row = Record<string, unknown>>(statement: string, parameters?: unknown[]): Promise<QueryResult<Row>>;
  /** Several statements, no parameters: for migrations. */
  execute(script: string): Promise<void>;
}

/** One database, embedded or not. The same SQL runs on both. */
export interface Database {
  /** The operator's settings, which each transaction of a role has: see databaseSettings. */
  settings?: Record<string, string>;
  /**
   * Runs `work` in one transaction: commits when it resolves, rolls back when it throws. Throws DatabaseUnavailableError when the
   * database cannot be reached; it may have committed then.
   */
  transaction<Result>(
    work: (transaction: Transaction) => Promise<Result>,
    options?: TransactionOptions,
  ): Promise<Result>;
  /** Transactions that wait for a connection or for their turn now, as this process sees it. */
  waiting(): number;
  /** Resolves when the running transactions have ended. */
  close(): Promise<void>;
}

export interface TransactionOptions {
  statementTimeoutMs?: number;
  /** Refuse every write. */
  readOnly?: boolean;
  /** `set_config` sets these for this transaction alone, in this order, before anything else. */
  settings?: Record<string, string>;
}

/** The first statements of a transaction, as one text: another message to Postgres takes as long as a small query. */
export function beginScript({ readOnly = false, settings = {} }: TransactionOptions): string {
  const begin = readOnly ? "begin read only" : "begin";
  const calls = Object.entries(settings).map(
    ([name, value]) => `set_config(${escapeLiteral(name)}, ${escapeLiteral(value)}, true)`,
  );
  return calls.length > 0 ? `${begin}; select ${calls.join(", ")}` : begin;
}

/** Seconds after which a request that met an unavailable database may be retried. */
export const retryAfterSeconds = 2;

/** Transactions that may wait for a free connection; further ones are refused at once. */
export const maxWaitingTransactions = 1_000;

export class DatabaseUnavailableError extends Error {
  /** SQLSTATE of a failed connection. */
  readonly code = "08000";
  readonly reason: string;

  constructor(reason: string) {
    super(`The database is not available: ${reason}`);
    this.reason = reason;
  }
}

/** Both drivers throw this when Postgres refuses a statement. */
export interface DatabaseError extends Error {
  /** SQLSTATE, five characters. */
  code: string;
  /** `ERROR`; `FATAL` and `PANIC` end the connection. */
  severity: string;
  detail?: string;
  hint?: string;
  /** The character of the statement at which it was found, from 1. */
  position?: string;
}

/** An error of Postgres, not of the connection: those have a `code` too, but no `severity`. */
export function isDatabaseError(error: unknown): error is DatabaseError {
  return error instanceof Error && "severity" in error && "code" in error && typeof error.code === "string";
}

export function isUniqueViolation(error: unknown): boolean {
  return isDatabaseError(error) && error.code === "23505";
}

/** Whether the database will never take it: a value, or one too large for an index. */
export function isRefusedValue(error: unknown): boolean {
  return isDatabaseError(error) && /^(2[23]|54)/.test(error.code);
}

/** Transactions stood in each other's way and Postgres undid this one: the request may be retried. */
export function isConflict(error: unknown): boolean {
  return isDatabaseError(error) && (error.code === "40001" || error.code === "40P01");
}

/** No connection, or a server that is full: the request may be retried. */
export function isUnavailable(error: unknown): boolean {
  return (
    error instanceof DatabaseUnavailableError || (isDatabaseError(error) && /^(08|53|57P)/.test(error.code))
  );
}
