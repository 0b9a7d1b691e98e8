import {
  Agent,
  createServer,
  type IncomingMessage,
  request as httpRequest,
  type ServerResponse,
} from "node:http";
import { findFreePort } from "../../../server/http/free-port.ts";

export interface Balancer {
  url: string;
  /** Requests that had been sent when their connection broke, and were answered 502. */
  readonly broken: string[];
  /** Adds a process; requests go to it once it is ready. */
  add(url: string): void;
  close(): Promise<void>;
}

interface Backend {
  url: URL;
  isReady: boolean;
  agent: Agent;
}

const healthIntervalMs = 100;
const healthTimeoutMs = 1_000;

/**
 * As nginx: round robin, connections kept open, the client's address in X-Forwarded-For. A request goes to the next process when
 * a connection is refused, and never again once it was sent. Not ready takes a process out; when none is ready all are in.
 */
export async function startBalancer(): Promise<Balancer> {
  const backends: Backend[] = [];
  const broken: string[] = [];
  let turn = 0;

  const server = createServer({ keepAliveTimeout: 60_000 }, (request, response) => {
    const ready = backends.filter(({ isReady }) => isReady);
    const candidates = ready.length > 0 ? ready : backends;
    const first = turn++ % Math.max(candidates.length, 1);
    forward([...candidates.slice(first), ...candidates.slice(0, first)], request, response);
  });

  function forward([backend, ...others]: Backend[], incoming: IncomingMessage, response: ServerResponse) {
    if (!backend) return void response.writeHead(502).end();
    const { method = "GET", url = "/", headers, socket } = incoming;
    const { connection: _, ...sent } = headers;
    const forwardedFor = [headers["x-forwarded-for"], socket.remoteAddress].filter(Boolean).join(", ");
    const outgoing = httpRequest(new URL(url, backend.url), {
      method,
      agent: backend.agent,
      headers: { ...sent, "x-forwarded-for": forwardedFor },
    });
    outgoing.on("response", (answer) => {
      const { connection: __, "keep-alive": ___, ...kept } = answer.headers;
      response.writeHead(answer.statusCode ?? 502, kept);
      answer.pipe(response);
      answer.on("error", () => response.destroy());
    });
    outgoing.on("error", (error) => {
      const isRefused = "code" in error && error.code === "ECONNREFUSED";
      if (isRefused) return forward(others, incoming, response);
      if (response.headersSent) return void response.destroy();
      broken.push(`${method} ${url}: ${error.message}`);
      response.writeHead(502).end();
    });
    // Nothing is read of the body before there is a connection, so that another process can still have it.
    outgoing.on("socket", (connection) => {
      const send = () => incoming.pipe(outgoing);
      if (connection.connecting) connection.once("connect", send);
      else send();
    });
  }

  const checks = setInterval(() => {
    for (const backend of backends) void check(backend);
  }, healthIntervalMs);

  const port = await findFreePort();
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  return {
    url: `http://localhost:${port}`,
    broken,
    add: (url) =>
      void backends.push({ url: new URL(url), isReady: true, agent: new Agent({ keepAlive: true }) }),
    async close() {
      clearInterval(checks);
      for (const { agent } of backends) agent.destroy();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function check(backend: Backend) {
  const answer = await fetch(new URL("/health/ready", backend.url), {
    signal: AbortSignal.timeout(healthTimeoutMs),
  }).catch(() => undefined);
  backend.isReady = answer?.ok ?? false;
}
