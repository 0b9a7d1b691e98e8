/** How much of the process the connections, all together and each, may take. Times in milliseconds. */
export interface HttpLimits {
  /** Connections that are served. */
  connections: number;
  /** Connections beyond those, on which only `/health` is answered. */
  spareConnections: number;
  /** Connections of one network; behind trusted proxies, its requests under way. */
  perNetwork: number;
  /** Until the headers of a request have arrived. */
  headersTimeout: number;
  /** Until its body has arrived too. */
  requestTimeout: number;
  /** Without anything of an answer being taken by its reader. However slow, a reader who goes on may go on. */
  stallTimeout: number;
  /** Bytes of bodies in memory, all together. */
  bodyBytes: number;
  /** The same of one network. */
  bodyBytesPerNetwork: number;
}

export const httpLimits: HttpLimits = {
  connections: 2_000,
  spareConnections: 100,
  perNetwork: 250,
  headersTimeout: 15_000,
  requestTimeout: 60_000,
  stallTimeout: 60_000,
  bodyBytes: 64 * 1024 * 1024,
  bodyBytesPerNetwork: 8 * 1024 * 1024,
};

/** Bytes of a request's target: path and query. */
export const longestTarget = 16_384;

/** Bytes of target and headers together; Node answers 431 above it. */
export const longestHead = 32_768;
