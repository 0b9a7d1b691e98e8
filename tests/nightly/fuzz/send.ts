import { type Agent, type IncomingHttpHeaders, request } from "node:http";
import type { FuzzRequest } from "./make-request.ts";

export interface FuzzResponse {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
  /** From the first byte sent to the last received. */
  ms: number;
}

/** The connection ended before an answer came, or none came in `timeoutMs`. */
export class NoResponseError extends Error {
  readonly isTimeout: boolean;

  constructor(reason: string, isTimeout: boolean) {
    super(reason);
    this.isTimeout = isTimeout;
  }
}

const timeoutMs = 30_000;

/** Sends one request and reads the whole response. Throws NoResponseError. */
export async function send(
  url: string,
  agent: Agent,
  fuzzRequest: FuzzRequest,
  retries = 8,
): Promise<FuzzResponse> {
  const startedAt = performance.now();
  const body = fuzzRequest.body === undefined ? undefined : Buffer.from(fuzzRequest.body);
  const { hostname, port } = new URL(url);
  let hasResponse = false;
  return new Promise((resolve, reject) => {
    const clientRequest = request(
      {
        agent,
        hostname,
        port,
        method: fuzzRequest.method,
        path: fuzzRequest.path,
        headers: { ...fuzzRequest.headers, ...(body && { "Content-Length": body.length }) },
        signal: AbortSignal.timeout(timeoutMs),
      },
      (response) => {
        hasResponse = true;
        const chunks: Buffer[] = [];
        const finish = () => {
          const text = Buffer.concat(chunks).toString("utf8");
          const ms = performance.now() - startedAt;
          resolve({ status: response.statusCode ?? 0, headers: response.headers, text, ms });
        };
        response.on("data", (chunk: Buffer) => chunks.push(chunk));
        response.on("end", finish);
        // A refusal may end the connection while the body is still being sent.
        response.on("error", finish);
      },
    );
    clientRequest.on("error", (error) => {
      // A refusal came while the body was still being sent.
      if (hasResponse) return;
      // The server closed a connection as it was used again: idle, or still bringing a body it had refused. Node does not call one
      // reused that another request waited for.
      const isReused = clientRequest.reusedSocket || (clientRequest.socket?.bytesRead ?? 0) > 0;
      if (isReused && retries > 0) return resolve(send(url, agent, fuzzRequest, retries - 1));
      const isTimeout = performance.now() - startedAt >= timeoutMs - 100;
      return reject(new NoResponseError(error.message, isTimeout));
    });
    clientRequest.end(body);
  });
}
