/** Limits of connections and request bodies, in all and per network. Times in milliseconds. */
export interface HttpLimits {
  /** Connections that are served at once. */
  connections: number;
  /** Connections beyond those, on which only `/health` is answered. */
  spareConnections: number;
  /** Connections of one network; behind trusted proxies, its requests in flight. */
  perNetwork: number;
  /** Calls of one network under way: the database answers a few hundred a second. */
  callsPerNetwork: number;
  /** Until the headers of a request have arrived. */
  headersTimeout: number;
  /** Until its body has arrived too. */
  requestTimeout: number;
  /** Without any progress of the client reading a response. A slow client that goes on reading is not cut off. */
  stallTimeout: number;
  /** Bytes of buffered request bodies, in all. */
  bodyBytes: number;
  /** The same for one network. */
  bodyBytesPerNetwork: number;
}

export const httpLimits: HttpLimits = {
  connections: 2_000,
  spareConnections: 100,
  perNetwork: 100,
  callsPerNetwork: 60,
  headersTimeout: 15_000,
  requestTimeout: 60_000,
  stallTimeout: 60_000,
  bodyBytes: 64 * 1024 * 1024,
  bodyBytesPerNetwork: 8 * 1024 * 1024,
};

/** Bytes of a request's target: path and query. */
export const maxTargetBytes = 16_384;

/** Bytes of target and headers together; Node answers 431 above it. */
export const maxHeadBytes = 32_768;
