/** Limits of one request, each checked before the work it limits; see docs/decisions/rest-limits.md. */
export const limits = {
  /** Bytes of the query string, and parameters in it. */
  queryBytes: 16_384,
  queryParameters: 250,
  tokenBytes: 8_192,
  selected: 200,
  /** Conditions, those inside groups counted too. */
  conditions: 200,
  /** Groups in groups, and steps into a JSON value: Postgres reads both recursively. */
  groupDepth: 20,
  pathSteps: 20,
  orderTerms: 20,
  nameCharacters: 256,
  /** Values of one statement: those of lists, filters, paths and aliases together. */
  statementValues: 1_000,
  /** A pattern of `like` is tried at every character of a text. */
  patternCharacters: 200,
  /** A value that Postgres parses, and brackets in it where the parser is recursive. */
  literalCharacters: 1_000,
  literalBrackets: 64,
  bodyBytes: 1_048_576,
  /** For clients not signed in: they may write nothing, and are refused before much is read. */
  anonymousBodyBytes: 65_536,
  rows: 1_000,
  /** Lists and objects inside each other; keys and items of all of them. */
  jsonDepth: 64,
  jsonValues: 20_000,
  jsonNumberCharacters: 1_000,
  /** Characters of a URL in a response header, which is left out when it is longer: clients reject those. */
  locationCharacters: 4_096,
  /** Characters of the request or of a stored value that an error repeats. */
  echoedCharacters: 300,
} as const;
