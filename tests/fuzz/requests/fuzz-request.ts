/** One request, ready to be sent. */
export interface FuzzRequest {
  method: string;
  /** With the query; only characters that HTTP lets stand there. */
  path: string;
  headers: Record<string, string>;
  body?: string | Buffer;
}

/** What the requests may be made of. */
export interface Known {
  publishableKey: string;
  /** Of somebody who may change the shop. */
  accessToken: string;
  /** Addresses of the site. */
  pages: readonly string[];
}
