import { unescape } from "node:querystring";

/** A host name or address of this machine. */
export const loopbackHost = /^(localhost|127(\.\d+){3}|::1|\[::1\])$/;

/**
 * Whether a character in a URL means something there that it should not, or an escaped one is none of UTF-8. In the user or the
 * password it would be read as the end of them: what follows would pass for the name of a host, and be printed. They end at the last @.
 */
export function hasBareCharacters(url: string): boolean {
  const rest = url.replace(/^[a-z]+:\/\//i, "");
  const credentials = rest.slice(0, Math.max(0, rest.lastIndexOf("@")));
  return /[@/?#]/.test(credentials) || /%(?![\da-f]{2})/i.test(rest) || unescape(rest).includes("\ufffd");
}
