import type { ContentfulStatusCode } from "hono/utils/http-status";
import { limits } from "./limits.ts";

interface RestErrorOptions {
  details?: string | undefined;
  hint?: string | undefined;
  headers?: Record<string, string>;
}

/** An error response with the protocol's four keys: `code`, `details`, `hint`, `message`. */
export class RestError extends Error {
  readonly status: ContentfulStatusCode;
  readonly code: string;
  readonly details: string | null;
  readonly hint: string | null;
  readonly headers: Record<string, string>;

  constructor(status: ContentfulStatusCode, code: string, message: string, options: RestErrorOptions = {}) {
    super(truncate(message));
    this.status = status;
    this.code = code;
    this.details = truncate(options.details ?? null);
    this.hint = truncate(options.hint ?? null);
    this.headers = options.headers ?? {};
  }

  toResponse(): Response {
    const { code, details, hint, message } = this;
    return new Response(JSON.stringify({ code, details, hint, message }), {
      status: this.status,
      headers: {
        "Content-Type": "application/json; charset=utf-8",
        "Proxy-Status": `PostgREST; error=${code}`,
        ...this.headers,
      },
    });
  }
}

/** Keeps the beginning and the end of a text that repeats part of a request or a row. */
export function truncate<Text extends string | null>(text: Text): Text | string {
  if (text === null || text.length <= limits.echoedCharacters) return text;
  const end = limits.echoedCharacters / 3;
  return `${text.slice(0, limits.echoedCharacters - end)}…${text.slice(-end)}`.toWellFormed();
}

/** 400 for what would cost the database too much, with Postgres's own code for such statements. */
export function tooComplex(message: string): RestError {
  return new RestError(400, "54000", message);
}

/** 401 for a token that is not valid. */
export function invalidToken(code: "PGRST301" | "PGRST303", message: string, details?: string): RestError {
  const challenge = `Bearer error="invalid_token", error_description="${message}"`;
  return new RestError(401, code, message, { details, headers: { "WWW-Authenticate": challenge } });
}

/** 400 for a part of a query that is not offered here. `position` is that of the first character that does not fit. */
export function parseError(subject: string, text: string, position: number, expected: string): RestError {
  const found = position < text.length ? `"${text[position]}"` : "end of input";
  const message = `"failed to parse ${subject} (${text})" (line 1, column ${position + 1})`;
  return new RestError(400, "PGRST100", message, { details: `unexpected ${found} expecting ${expected}` });
}

/** 400 for what PostgREST can do and this server does not, rather than a response that leaves it out. */
export function notOffered(details: string): RestError {
  return new RestError(400, "PGRST127", "Feature not implemented", { details });
}
