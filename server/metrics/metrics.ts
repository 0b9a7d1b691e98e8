import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";
import type { Config } from "../config.ts";
import type { Database } from "../database/database.ts";
import { formatOrigin } from "../http/server.ts";
import type { FinishedRequest } from "../http/observe-request.ts";
import { describeError } from "../log/describe-error.ts";
import { log } from "../log/log.ts";
import type { MailboxReader } from "../mailbox/mailbox-reader.ts";
import { type ReadinessProblem, shareAnswer } from "../readiness.ts";
import { type Figures, loadFigures } from "./load-figures.ts";

interface ObservedState {
  database: Database;
  findProblem: () => Promise<ReadinessProblem | undefined>;
  /** Undefined when no mailbox is read. */
  mailbox?: Pick<MailboxReader, "isReading"> | undefined;
}

/** Measures this process and serves `GET /metrics`, on an address that only the monitoring can reach. */
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

/** Milliseconds figures of the database are kept: several may scrape, and nobody needs them younger. */
const figuresLifetimeMs = 5_000;

/** A scrape is worth something without the database's figures, and worth nothing after Prometheus has given up on it. */
const figuresTimeoutMs = 3_000;

/** The metrics of one process; docs/operate/metrics.md lists them. Labels have few values, and none is a visitor's. */
function createMetrics({ database, findProblem, mailbox }: ObservedState) {
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
  const getFigures = shareAnswer(() => loadFigures(database).catch(() => undefined), figuresLifetimeMs);
  return {
    /** Counts a request that has ended. */
    record({ service, status, milliseconds, refusal }: FinishedRequest) {
      durations.observe({ service, status: toStatusClass(status) }, milliseconds / 1000);
      if (refusal && service !== "health") refusals.inc({ reason: refusal });
    },
    /** All metrics in Prometheus's text format. Never rejects for a database that is away: its figures are left out then. */
    async render() {
      const [problem, figures] = await Promise.all([
        inTime(findProblem(), "database" as const),
        inTime(getFigures(), undefined),
      ]);
      const state = describeState(!problem, database.waiting(), mailbox?.isReading(), figures);
      return {
        contentType: registry.contentType,
        body: (await registry.metrics()) + (await state.metrics()),
      };
    },
  };
}

/** `2xx`; `aborted` when the client left before there was a status. */
function toStatusClass(status: number | undefined): string {
  return status === undefined ? "aborted" : `${Math.floor(status / 100)}xx`;
}

/** What is looked up at a scrape. What is unknown is left out, so that no rule takes it for 0. */
function describeState(
  isReady: boolean,
  waiting: number,
  isReading: boolean | undefined,
  figures: Figures | undefined,
): Registry {
  const state = new Registry();
  const add = (name: string, help: string, value: number | undefined) => {
    const gauge = new Gauge({ name: `nawat_${name}`, help, registers: [state] });
    if (value === undefined) gauge.remove();
    else gauge.set(value);
  };
  const addOfMails = (name: string, help: string, key: keyof Figures["mails"][number]) => {
    const gauge = new Gauge({ name: `nawat_${name}`, help, labelNames: ["kind"], registers: [state] });
    for (const { kind, [key]: value } of figures?.mails ?? [])
      if (typeof value === "number") gauge.set({ kind }, value);
  };
  add("ready", "1 while /health/ready answers 200", Number(isReady));
  add("database_waiting_transactions", "Transactions that wait for a connection", waiting);
  if (isReading !== undefined)
    add("mailbox_reading", "1 while the mailbox of IMAP_URL is read", Number(isReading));
  add(
    "newest_inquiry_timestamp_seconds",
    "When the newest inquiry came that is no spam",
    figures?.newestInquiry,
  );
  addOfMails("mails_waiting", "Mails that are neither sent nor given up", "waiting");
  addOfMails("mails_overdue_seconds", "Since when the oldest mail is due", "overdue_seconds");
  addOfMails("mails_failed", "Mails that were given up and not sent again", "failed");
  return state;
}

function inTime<Answer>(answer: Promise<Answer>, otherwise: Answer): Promise<Answer> {
  const { promise, resolve } = Promise.withResolvers<Answer>();
  const timer = setTimeout(() => resolve(otherwise), figuresTimeoutMs);
  return Promise.race([answer, promise]).finally(() => clearTimeout(timer));
}
