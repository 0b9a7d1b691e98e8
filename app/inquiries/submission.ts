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
  /** Where the receipt goes. */
  email?: string | undefined;
  /** Path of its private page, told once; missing where there is none. */
  page?: string | undefined;
}

export interface ParseError {
  status: 400 | 413 | 415;
  /** For programs. */
  code: "too_large" | "unsupported_media_type" | "invalid_json";
  /** For people. */
  formError: FormError;
  /** What could be read all the same. */
  fields: Submission["fields"];
}
