import { once } from "node:events";
import { Agent } from "node:http";
import { join } from "node:path";
import type { Engine } from "../../support/engines.ts";
import { apikey } from "../../support/person.ts";
import { type ShopProcess, signInVisitor, startShopProcess, visitorFactorId } from "./shop-process.ts";
import { isUnavailable, mayGoUnanswered, findProblem } from "./checks.ts";
import type { Measurement } from "./measure-process.ts";
import { type FuzzInputs, type FuzzRequest, makeRequest } from "./make-request.ts";
import { NoResponseError, send } from "./send.ts";

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

/** The results of a run. Times in milliseconds. */
export interface FuzzReport {
  problems: string[];
  statuses: Record<string, number>;
  /** Documented 503s, and big bodies whose connection was ended before an answer. */
  unavailable: number;
  unanswered: number;
  slowest: { ms: number; request: string };
  longestWorkMs: number;
  memory: { before: Measurement; after: Measurement };
}

const concurrency = 8;
const maxProblems = 20;

/** Sends the requests to a server of their own, several at once, and reports problems. */
export async function fuzz(options: FuzzOptions): Promise<FuzzReport> {
  const { engine, clusterUrl, from, count } = options;
  const preload = join(import.meta.dirname, "measure-process.ts");
  const server = await startShopProcess(engine, { preload, ...(clusterUrl && { clusterUrl }) });
  const inputs = {
    publishableKey: apikey,
    accessToken: await signInVisitor(server.url),
    factorId: visitorFactorId,
  };
  try {
    const results = emptyResults();
    // After a tenth of the requests everything that stays in memory has been allocated.
    const warmUpEnd = from + Math.ceil(count / 10);
    await measure(server);
    await sendAll(server.url, inputs, { ...options, to: warmUpEnd }, results);
    const before = await measure(server);
    await sendAll(server.url, inputs, { ...options, from: warmUpEnd, to: from + count }, results);
    const after = await measure(server);
    if (!(await isSecretUnchanged(server.url)))
      results.problems.push("a row that nobody may change was changed");
    return {
      ...results,
      longestWorkMs: Math.max(before.longestWorkMs, after.longestWorkMs),
      memory: { before, after },
    };
  } finally {
    await server.stop();
  }
}

type RequestResults = Pick<FuzzReport, "problems" | "statuses" | "unavailable" | "unanswered" | "slowest">;

function emptyResults(): RequestResults {
  return { problems: [], statuses: {}, unavailable: 0, unanswered: 0, slowest: { ms: 0, request: "" } };
}

async function isSecretUnchanged(url: string): Promise<boolean> {
  const response = await fetch(`${url}/rest/v1/rpc/count_secrets`, { headers: { apikey } });
  return (await response.text()) === "1";
}

async function measure({ child }: ShopProcess): Promise<Measurement> {
  child.send("measure");
  const [measurement] = (await once(child, "message")) as [Measurement];
  return measurement;
}

async function sendAll(
  url: string,
  inputs: FuzzInputs,
  { seed, from, to, surface }: FuzzOptions & { to: number },
  results: RequestResults,
): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: concurrency });
  let next = from;
  const work = async () => {
    while (next < to && results.problems.length < maxProblems) {
      await sendOne(url, agent, makeRequest(seed, next++, inputs, surface), results);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, work));
  agent.destroy();
}

async function sendOne(
  url: string,
  agent: Agent,
  request: FuzzRequest,
  results: RequestResults,
): Promise<void> {
  const name = `${request.index}: ${request.method} ${request.path.slice(0, 200)}`;
  try {
    const answer = await send(url, agent, request);
    const kind = `${request.surface} ${answer.status}`;
    results.statuses[kind] = (results.statuses[kind] ?? 0) + 1;
    if (isUnavailable(answer)) results.unavailable += 1;
    if (answer.ms > results.slowest.ms) results.slowest = { ms: answer.ms, request: name };
    const problem = findProblem(request, answer);
    if (problem) results.problems.push(`${name}\n  ${problem}`);
  } catch (error) {
    if (!(error instanceof NoResponseError)) throw error;
    if (error.isTimeout || !mayGoUnanswered(request))
      results.problems.push(`${name}\n  no answer: ${error.message}`);
    else results.unanswered += 1;
  }
}
