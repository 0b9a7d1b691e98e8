/** What a server that names no time is given. */
const usualPause = 3_000;

let readyAt = 0;

/** `fetch`, remembering when a server that is not ready asked to be called again. */
export async function fetchNotingPause(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const response = await fetch(input, init);
  if (response.status === 503) readyAt = Date.now() + pauseOf(response.headers.get("Retry-After"));
  return response;
}

/** Milliseconds until the server should be ready, as far as it said so. */
export function pauseLeft(): number {
  return Math.max(0, readyAt - Date.now());
}

/** `Retry-After` is a number of seconds or a date. */
function pauseOf(header: string | null): number {
  if (header === null) return usualPause;
  const pause = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - Date.now();
  return Number.isNaN(pause) ? usualPause : pause;
}
