/** For a server that sends no Retry-After. */
const defaultRetryAfterMs = 3_000;

let retryAt = 0;

/** `fetch`, remembering the Retry-After of a server that is not ready. */
export async function fetchTrackingRetryAfter(
  input: RequestInfo | URL,
  init?: RequestInit,
): Promise<Response> {
  const response = await fetch(input, init);
  if (response.status === 503) retryAt = Date.now() + parseRetryAfter(response.headers.get("Retry-After"));
  return response;
}

/** Milliseconds until the server should be ready, as far as it said so. */
export function msUntilRetry(): number {
  return Math.max(0, retryAt - Date.now());
}

/** `Retry-After` is a number of seconds or a date. */
function parseRetryAfter(header: string | null): number {
  if (header === null) return defaultRetryAfterMs;
  const pause = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - Date.now();
  return Number.isNaN(pause) ? defaultRetryAfterMs : pause;
}
