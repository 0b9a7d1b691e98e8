/** Limits of connections, requests and calls. Times in milliseconds. */
export const httpLimits = {
  /** Connections at once. */
  connections: 2_000,
  /** The same of one network, unless a proxy is in front: an office that opens a page together has two hundred. */
  connectionsPerNetwork: 300,
  /** Calls of one network in flight: the database answers a few hundred a second. */
  callsPerNetwork: 60,
  /** Until the headers of a request have arrived. */
  headersTimeout: 15_000,
  /** Until its body has arrived too, which may be a file. */
  requestTimeout: 15 * 60_000,
  /** Without any byte in or out. A slow client that goes on reading is not cut off. */
  stallTimeout: 60_000,
};
export type HttpLimits = typeof httpLimits;

/** Bytes of target and headers together: a query and a token of the length that REST takes. Node answers 431 above it. */
export const maxHeadBytes = 32_768;
