/** One request, ready to be sent. */
export interface FuzzRequest {
  method: string;
  /** With the query; only characters that HTTP allows there. */
  path: string;
  headers: Record<string, string>;
  body?: string | Buffer;
}

/** Valid values to build requests from. */
export interface FuzzInputs {
  publishableKey: string;
  /** Of somebody who may add to the shop. */
  accessToken: string;
  /** Their second factor. */
  factorId: string;
  /** Addresses of the site. */
  pages: readonly string[];
}
