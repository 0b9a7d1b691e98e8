/** Limits of one request, each checked before the work it limits; see docs/decisions/permissions.md. */
export const limits = {
  /** Bytes of the query string, and parameters in it. */
  queryBytes: 16_384,
  queryParameters: 250,
  tokenBytes: 8_192,
  /** Columns of `select` or `order`, or values of `in`. */
  listItems: 200,
  /** Values of one statement, of all its filters together. */
  statementValues: 1_000,
  /** Characters of a value that Postgres parses. */
  valueCharacters: 1_000,
  bodyBytes: 1_048_576,
  /** For callers without a session. */
  anonymousBodyBytes: 65_536,
  rows: 1_000,
  /** Limits of a JSON body. */
  json: { depth: 64, values: 20_000, numberCharacters: 1_000 },
  /** Characters of the request or of a stored value that an error repeats. */
  echoedCharacters: 300,
} as const;
