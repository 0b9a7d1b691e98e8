import type { ContentfulStatusCode } from "hono/utils/http-status";
import { limits } from "./limits.ts";

interface Explanation {
  details?: string | undefined;
  hint?: string | undefined;
  headers?: Record<string, string>;
}

/** A refusal in the four keys of the protocol: `code`, `details`, `hint`, `message`. */
export class RestError extends Error {
  readonly status: ContentfulStatusCode;
  readonly code: string;
  readonly details: string | null;
  readonly hint: string | null;
  readonly headers: Record<string, string>;

  constructor(status: ContentfulStatusCode, code: string, message: string, explanation: Explanation = {}) {
    super(shorten(message));
    this.status = status;
    this.code = code;
    this.details = shorten(explanation.details ?? null);
    this.hint = shorten(explanation.hint ?? null);
    this.headers = explanation.headers ?? {};
  }

  /** The answer on the wire; `extra` headers join those of the error. */
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

/** Keeps the beginning and the end of a text that repeats what a request or a row brought. */
export function shorten<Text extends string | null>(text: Text): Text | string {
  if (text === null || text.length <= limits.echoedCharacters) return text;
  const end = limits.echoedCharacters / 3;
  return `${text.slice(0, limits.echoedCharacters - end)}…${text.slice(-end)}`.toWellFormed();
}

/** 400 for what would cost the database too much; the code is its own for such statements. */
export function tooComplex(message: string): RestError {
  return new RestError(400, "54000", message);
}

/** 401 for a token that was given and is not good. */
export function tokenRefused(code: "PGRST301" | "PGRST303", message: string, details?: string): RestError {
  const challenge = `Bearer error="invalid_token", error_description="${message}"`;
  return new RestError(401, code, message, { details, headers: { "WWW-Authenticate": challenge } });
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

/** 406 when one object was asked for and `count` rows came. */
export function notSingular(count: number): RestError {
  const details = `The result contains ${count} rows`;
  return new RestError(406, "PGRST116", "Cannot coerce the result to a single JSON object", {
    details,
  });
}

export function rangeNotSatisfiable(details: string, headers: Record<string, string> = {}): RestError {
  return new RestError(416, "PGRST103", "Requested range not satisfiable", { details, headers });
}
