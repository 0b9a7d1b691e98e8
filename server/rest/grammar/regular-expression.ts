/** Characters of a pattern. */
const maxLength = 200;

/**
 * Tells whether Postgres handles `pattern` quickly on any text: it is short and has no back reference;
 * see docs/decisions/regular-expressions.md.
 */
export function isCheapPattern(pattern: string): boolean {
  return pattern.length <= maxLength && !/\\[1-9]/.test(pattern);
}
