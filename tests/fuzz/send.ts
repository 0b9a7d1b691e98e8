import { type Agent, type IncomingHttpHeaders, request } from "node:http";
import type { FuzzRequest } from "./requests/fuzz-request.ts";

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
  /** From the first byte sent to the last received. */
  ms: number;
}

/** The connection ended before an answer came, or none came in `timeoutMs`. */
export class NoAnswer extends Error {
  readonly isTimeout: boolean;

  constructor(reason: string, isTimeout: boolean) {
    super(reason);
    this.isTimeout = isTimeout;
  }
}

const timeoutMs = 30_000;

/** Sends one request and reads the whole answer. Throws NoAnswer. */
export async function send(url: string, agent: Agent, fuzzed: FuzzRequest, retries = 8): Promise<Answer> {
  const startedAt = performance.now();
  const body = fuzzed.body === undefined ? undefined : Buffer.from(fuzzed.body);
  const { hostname, port } = new URL(url);
  let isAnswered = false;
  return new Promise((resolve, reject) => {
    const sent = request(
      {
        agent,
        hostname,
        port,
        method: fuzzed.method,
        path: fuzzed.path,
        headers: { ...fuzzed.headers, ...(body && { "Content-Length": body.length }) },
        signal: AbortSignal.timeout(timeoutMs),
      },
      (response) => {
        isAnswered = true;
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
    sent.on("error", (error) => {
      // A refusal came while the body was still being sent.
      if (isAnswered) return;
      // The server closed a connection that was idle, just as it was used again; the next may have been, too.
      if (sent.reusedSocket && retries > 0) return resolve(send(url, agent, fuzzed, retries - 1));
      const isTimeout = performance.now() - startedAt >= timeoutMs - 100;
      return reject(new NoAnswer(error.message, isTimeout));
    });
    sent.end(body);
  });
}
