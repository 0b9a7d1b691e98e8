/** What the thread that runs Postgres can be asked for. */
export type Question =
  | { kind: "query"; statement: string; parameters?: unknown[] | undefined }
  /** Several statements, no parameters. */
  | { kind: "script"; statement: string }
  | { kind: "close" };

export type Request = Question & { id: number };

/** What Postgres says when it refuses a statement. An Error would lose these fields between threads. */
export interface Refusal {
  message: string;
  severity: string;
  code: string;
  detail: string | undefined;
  hint: string | undefined;
}

/** One reply for each request, by its id. */
export type Reply = { id: number } & (
  | { kind: "rows"; rows: unknown[]; affected: number }
  | { kind: "refused"; refusal: Refusal }
  /** The statement could not be put to Postgres; Postgres itself is well. */
  | { kind: "invalid"; message: string }
  /** Postgres has failed and answers nothing any more. */
  | { kind: "failed"; message: string }
);

/** The first message of the thread. */
export type Opening = { kind: "opened" } | { kind: "not opened"; message: string };
