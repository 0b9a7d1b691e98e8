import type { DatabaseError } from "../database.ts";

/** The engine's thread starts with these. */
export interface EngineOptions {
  folder: string;
  hasLittleMemory: boolean;
}

/** The commands that the engine's thread takes. */
export type EngineCommand =
  | { kind: "query"; statement: string; parameters?: unknown[] | undefined }
  | { kind: "script"; statement: string }
  | { kind: "close" };

export type EngineRequest = EngineCommand & { id: number };

/** An error of a statement. An Error object would lose these fields between threads. */
export interface SerializedDatabaseError {
  message: string;
  severity: string;
  code: string;
  detail: string | undefined;
  hint: string | undefined;
  position: string | undefined;
}

/** One reply for each request, by its id. */
export type EngineReply = { id: number } & (
  | { kind: "rows"; rows: unknown[]; affectedRows: number }
  | { kind: "refused"; error: SerializedDatabaseError }
  /** The statement could not be sent to Postgres, which still works. */
  | { kind: "invalid"; message: string }
  /** Postgres has failed and replies no more. */
  | { kind: "failed"; message: string }
);

export type EngineStartup = { kind: "opened" } | { kind: "not opened"; message: string };

export function serializeError(error: DatabaseError): SerializedDatabaseError {
  const { message, severity, code, detail, hint, position } = error;
  return { message, severity, code, detail, hint, position };
}

/** The error as Postgres's driver threw it. */
export function parseError(error: SerializedDatabaseError): Error {
  return Object.assign(new Error(), error);
}
