import { DetailedError } from "tus-js-client";

/** What the server refused the file for; null when it is worth trying again. */
export function problemOf(error: Error): string | null {
  const response = error instanceof DetailedError ? error.originalResponse : null;
  const status = response?.getStatus() ?? 0;
  // 409: another window, or an answer that was lost, took the same file further.
  if (!response || status >= 500 || status === 409) return null;
  try {
    // As the server refuses; anything else is a proxy's.
    return String((JSON.parse(response.getBody()) as { error?: unknown }).error);
  } catch {
    return "server";
  }
}
