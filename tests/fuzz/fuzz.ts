import { once } from "node:events";
import { Agent } from "node:http";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import type { Engine } from "../engines.ts";
import { publishableKey, type ShopProcess, signInVisitor, startShopProcess } from "../shop-process.ts";
import { isUnavailable, mayGoUnanswered, problemOf } from "./checks.ts";
import type { Measurement } from "./measure-process.ts";
import type { Known } from "./requests/fuzz-request.ts";
import { makeRequest, type NumberedRequest } from "./requests/make-request.ts";
import { NoAnswer, send } from "./send.ts";

export interface FuzzOptions {
  engine: Engine;
  clusterUrl?: string;
  seed: number;
  /** Numbers of the requests to make. */
  from: number;
  count: number;
  /** The one surface to ask: `rest`, `auth`, `inquiries` or `pages`. */
  surface?: string | undefined;
}

/** What was seen. Times in milliseconds. */
export interface FuzzReport {
  problems: string[];
  statuses: Record<string, number>;
  /** Documented 503s, and big bodies whose connection was ended before an answer. */
  unavailable: number;
  unanswered: number;
  slowest: { ms: number; request: string };
  probes: Record<string, number>;
  longestDelayMs: number;
  longestWorkMs: number;
  memory: { before: Measurement; after: Measurement };
}

const atOnce = 8;
const mostProblems = 20;

/** Sends the requests to a server of their own, several at once, and reports what must not be. */
export async function fuzz(options: FuzzOptions): Promise<FuzzReport> {
  const { engine, clusterUrl, from, count } = options;
  const preload = join(import.meta.dirname, "measure-process.ts");
  const server = await startShopProcess(engine, { preload, ...(clusterUrl && { clusterUrl }) });
  const known = {
    publishableKey,
    accessToken: await signInVisitor(server.url),
    pages: await findPages(server.url),
  };
  const probe = new Worker(join(import.meta.dirname, "probe.ts"), { workerData: { url: server.url } });
  try {
    const seen = newReport();
    // A tenth of the way the process has everything that it keeps for good.
    const warm = from + Math.ceil(count / 10);
    await measure(server);
    await sendAll(server.url, known, { ...options, to: warm }, seen);
    const before = await measure(server);
    await sendAll(server.url, known, { ...options, from: warm, to: from + count }, seen);
    const after = await measure(server);
    if (!(await hasItsSecret(server.url))) seen.problems.push("a row that nobody may change was changed");
    probe.postMessage("stop");
    const [probes] = (await once(probe, "message")) as [Record<string, number>];
    return {
      ...seen,
      probes,
      longestDelayMs: Math.max(before.longestDelayMs, after.longestDelayMs),
      longestWorkMs: Math.max(before.longestWorkMs, after.longestWorkMs),
      memory: { before, after },
    };
  } finally {
    await probe.terminate();
    await server.stop();
  }
}

type Seen = Pick<FuzzReport, "problems" | "statuses" | "unavailable" | "unanswered" | "slowest">;

function newReport(): Seen {
  return { problems: [], statuses: {}, unavailable: 0, unanswered: 0, slowest: { ms: 0, request: "" } };
}

async function findPages(url: string): Promise<string[]> {
  const sitemap = await (await fetch(`${url}/sitemap.xml`)).text();
  const pages = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(
    ([, address = ""]) => new URL(address).pathname,
  );
  if (pages.length === 0) throw new Error("The sitemap names no page");
  return pages;
}

async function hasItsSecret(url: string): Promise<boolean> {
  const response = await fetch(`${url}/rest/v1/rpc/count_secrets`, { headers: { apikey: publishableKey } });
  return (await response.text()) === "1";
}

async function measure({ child }: ShopProcess): Promise<Measurement> {
  child.send("measure");
  const [measurement] = (await once(child, "message")) as [Measurement];
  return measurement;
}

async function sendAll(
  url: string,
  known: Known,
  { seed, from, to, surface }: FuzzOptions & { to: number },
  seen: Seen,
): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  let next = from;
  const work = async () => {
    while (next < to && seen.problems.length < mostProblems) {
      await sendOne(url, agent, makeRequest(seed, next++, known, surface), seen);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  agent.destroy();
}

async function sendOne(url: string, agent: Agent, request: NumberedRequest, seen: Seen): Promise<void> {
  const name = `${request.index}: ${request.method} ${request.path.slice(0, 200)}`;
  try {
    const answer = await send(url, agent, request);
    const kind = `${request.surface} ${answer.status}`;
    seen.statuses[kind] = (seen.statuses[kind] ?? 0) + 1;
    if (isUnavailable(answer)) seen.unavailable += 1;
    if (answer.ms > seen.slowest.ms) seen.slowest = { ms: answer.ms, request: name };
    const problem = problemOf(request, answer);
    if (problem) seen.problems.push(`${name}\n  ${problem}`);
  } catch (error) {
    if (!(error instanceof NoAnswer)) throw error;
    if (error.isTimeout || !mayGoUnanswered(request))
      seen.problems.push(`${name}\n  no answer: ${error.message}`);
    else seen.unanswered += 1;
  }
}
