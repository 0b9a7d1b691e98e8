import type { TransactionOptions } from "../database.ts";
import type { SerializedDatabaseError } from "./engine-messages.ts";

/** What a command sends. A connection is one transaction; closing it without a commit rolls back. */
export type CommandRequest =
  | { kind: "begin"; options: TransactionOptions }
  | { kind: "query"; statement: string; parameters: unknown[] | undefined }
  /** Several statements, no parameters. */
  | { kind: "script"; statement: string }
  | { kind: "commit" };

/** One for each request. */
export type CommandReply =
  | { kind: "done"; rows: unknown[]; affectedRows: number }
  | { kind: "refused"; error: SerializedDatabaseError }
  /** The database cannot be reached now. */
  | { kind: "unavailable"; reason: string };
