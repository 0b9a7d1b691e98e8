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

  /** The HTTP response; `extra` headers are added to those of the error. */
  toResponse(extra: Record<string, string> = {}): Response {
    const { code, details, hint, message } = this;
    return new Response(JSON.stringify({ code, details, hint, message }), {
      status: this.status,
      headers: {
        "Content-Type": "application/json; charset=utf-8",
        "Proxy-Status": `PostgREST; error=${code}`,
        ...this.headers,
        ...extra,
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

/** 400 for what PostgREST can do and this server cannot, rather than a response that leaves it out. */
export function notImplemented(details: string): RestError {
  return new RestError(400, "PGRST127", "Feature not implemented", { details });
}

export function unknownColumn(relation: string, column: string): RestError {
  return new RestError(400, "42703", `column ${relation}.${column} does not exist`);
}

export function unknownPayloadColumn(relation: string, column: string): RestError {
  return new RestError(
    400,
    "PGRST204",
    `Could not find the '${column}' column of '${relation}' in the schema cache`,
  );
}

export function notEmbedded(relation: string): RestError {
  return new RestError(400, "PGRST108", `'${relation}' is not an embedded resource in this request`, {
    hint: `Verify that '${relation}' is included in the 'select' query parameter.`,
  });
}

/** 406 when one object was requested and there are `count` rows. */
export function notSingular(count: number): RestError {
  const details = `The result contains ${count} rows`;
  return new RestError(406, "PGRST116", "Cannot coerce the result to a single JSON object", {
    details,
  });
}

export function rangeNotSatisfiable(details: string, headers: Record<string, string> = {}): RestError {
  return new RestError(416, "PGRST103", "Requested range not satisfiable", { details, headers });
}
