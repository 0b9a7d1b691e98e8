/** Limits of connections and request bodies, in all and per network. Times in milliseconds. */
export const httpLimits = {
  /** Connections that are served at once. */
  connections: 2_000,
  /** Connections beyond those, on which only `/health` is answered. */
  spareConnections: 100,
  /** Connections of one network; behind trusted proxies, its requests in flight. */
  perNetwork: 100,
  /** Calls of one network under way: the database answers a few hundred a second. */
  callsPerNetwork: 60,
  /** Until the headers of a request have arrived. */
  headersTimeout: 15_000,
  /** Until its body has arrived too. */
  requestTimeout: 60_000,
  /** The same of a form with a file, which has limits of its own: see server/visitor-files/form-limits.ts. */
  uploadTimeout: 15 * 60_000,
  /** Without any progress of the client reading a response. A slow client that goes on reading is not cut off. */
  stallTimeout: 60_000,
  /** Bytes of buffered request bodies, in all. */
  bodyBytes: 64 * 1024 * 1024,
  /** The same for one network. */
  bodyBytesPerNetwork: 8 * 1024 * 1024,
};
export type HttpLimits = typeof httpLimits;

/** Bytes of a request's target: path and query. */
export const maxTargetBytes = 16_384;

/** Bytes of target and headers together; Node answers 431 above it. */
export const maxHeadBytes = 32_768;
