import { collectDefaultMetrics, Counter, Histogram, Registry } from "prom-client";
import type { FinishedRequest } from "../http/observe-request.ts";
import { addStateMetrics, type ObservedState } from "./state-metrics.ts";

export type Metrics = ReturnType<typeof createMetrics>;

/** The metrics of one process; docs/operate/metrics.md lists them. Labels have few values, and none is a visitor's. */
export function createMetrics(state: ObservedState) {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: "nawat_http_request_duration_seconds",
    help: "From the headers of a request to the end of its response, by service and class of the status",
    labelNames: ["service", "status"],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  });
  const refusals = new Counter({
    name: "nawat_refusals_total",
    help: "Requests answered with 429 or 503, by reason",
    labelNames: ["reason"],
    registers: [registry],
  });
  const collectState = addStateMetrics(registry, state);
  return {
    /** Counts a request that has ended. */
    record({ service, status, milliseconds, refusal }: FinishedRequest) {
      durations.observe({ service, status: toStatusClass(status) }, milliseconds / 1000);
      if (refusal && service !== "health") refusals.inc({ reason: refusal });
    },
    /** All metrics in Prometheus's text format. Never rejects for a database that is away: its figures are left out then. */
    async render() {
      await collectState();
      return { contentType: registry.contentType, body: await registry.metrics() };
    },
  };
}

/** `2xx`; `aborted` when the client left before there was a status. */
function toStatusClass(status: number | undefined): string {
  return status === undefined ? "aborted" : `${Math.floor(status / 100)}xx`;
}
