export const page = "GET /en HTTP/1.1\r\nHost: localhost\r\n\r\n";
export const ready = "GET /health/ready HTTP/1.1\r\nHost: localhost\r\n\r\n";
export const health = "GET /health/live HTTP/1.1\r\nHost: localhost\r\n\r\n";

/** The head of a request whose body has `length` bytes, and the first of them. */
export function rawPostRequest(path: string, length: number, begin: string, ...headers: string[]): string {
  const lines = [
    `POST ${path} HTTP/1.1`,
    "Host: localhost",
    "apikey: sb_publishable_embedded",
    "Content-Type: application/json",
    `Content-Length: ${length}`,
    ...headers,
  ];
  return `${lines.join("\r\n")}\r\n\r\n${begin}`;
}

/** A call whose body never ends. */
export function unfinishedCall(...headers: string[]): string {
  return rawPostRequest("/functions/v1/submit-inquiry", 100, "{", ...headers);
}

/** The largest file of the site that a page plays. */
export async function fetchFilmPath(url: string): Promise<string> {
  const html = await (await fetch(`${url}/en/about`)).text();
  const [film] = html.match(/\/assets\/[\w-]+\.mp4/) ?? [];
  if (!film) throw new Error("the page has no film");
  return film;
}
