/**
 * Whether the user or the password in a URL has a character that means something there, and would be read as the end of it: what
 * follows would pass for the name of a host, and be printed. They end at the last @.
 */
export function hasBareCharacters(url: string): boolean {
  const rest = url.replace(/^[a-z]+:\/\//i, "");
  const credentials = rest.slice(0, Math.max(0, rest.lastIndexOf("@")));
  return /[@/?#]|%(?![\da-f]{2})/i.test(credentials);
}
