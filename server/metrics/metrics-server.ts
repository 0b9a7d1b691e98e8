import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { Config } from "../config.ts";
import { formatOrigin } from "../http/server.ts";
import { describeError } from "../log/describe-error.ts";
import { log } from "../log/log.ts";
import { createMetrics } from "./metrics.ts";
import type { ObservedState } from "./state-metrics.ts";

/**
 * Measures this process and serves `GET /metrics`, on an address of its own that only the monitoring can reach. Undefined when
 * METRICS_PORT is not set. Rejects when the address is taken.
 */
export async function startMetrics({ metrics: address }: Pick<Config, "metrics">, state: ObservedState) {
  if (!address) return undefined;
  const metrics = createMetrics(state);
  const server = createServer({ maxHeaderSize: 8_192, headersTimeout: 5_000, requestTimeout: 5_000 });
  server.maxConnections = 20;
  server.on("request", async ({ method, url }, response) => {
    response.setHeader("Cache-Control", "no-store").setHeader("Connection", "close");
    if (method !== "GET") return response.writeHead(405, { Allow: "GET" }).end();
    if (url !== "/metrics") return response.writeHead(404).end();
    try {
      const { contentType, body } = await metrics.render();
      return response.writeHead(200, { "Content-Type": contentType }).end(body);
    } catch (error) {
      log("metrics_failed", describeError(error));
      return response.writeHead(500).end();
    }
  });
  server.listen(address);
  await once(server, "listening");
  /** Where they are read. */
  const url = `${formatOrigin(server, address.host)}/metrics`;
  return { record: metrics.record, url, stop: () => stop(server) };
}

async function stop(server: Server): Promise<void> {
  server.closeAllConnections();
  server.close();
  await once(server, "close");
}
