import type { FormError } from "./fields.ts";

export interface Submission {
  /** What was sent, by name; a name sent several times holds a list. */
  fields: Record<string, unknown>;
  idempotencyKey: string | undefined;
}

/** What the sender is told of a stored inquiry. */
export interface Received {
  id: string;
  /** `N-7F3K2`; null when the inquiry was erased since. */
  reference: string | null;
  /** By when it is to be answered, as the receipt says; null as well. */
  due_at: string | null;
  /** Path of its private page, told once; missing where there is none. */
  page?: string | undefined;
}

export interface ParsedBody {
  /** As far as they could be parsed. */
  fields: Submission["fields"];
  problem?: Exclude<ParseError["code"], "unsupported_media_type">;
}

export interface ParseError {
  status: 400 | 413 | 415;
  /** For programs. */
  code: "too_large" | "unsupported_media_type" | "invalid_json" | "invalid_form";
  /** For people. */
  formError: FormError;
  /** What could be parsed all the same. */
  fields: Submission["fields"];
}
