import { execFile } from "node:child_process";
import { promisify } from "node:util";
import autocannon from "autocannon";

const execFileAsync = promisify(execFile);
const connections = 32;
const durationSeconds = 5;

export interface LoadResult {
  responses: number;
  /** Responses per second. */
  rate: number;
}

export interface LoadGenerator {
  name: string;
  /** Requests `url` with these headers for some seconds; each client sends the next after a response. Rejects when one fails. */
  run(url: string, headers: Record<string, string>): Promise<LoadResult>;
}

/** The fastest load generator installed: on few cores, a slow one would make every server look alike. */
export async function chooseLoadGenerator(): Promise<LoadGenerator> {
  if (await isInstalled("wrk")) return { name: "wrk", run: runWrk };
  return { name: "autocannon", run: runAutocannon };
}

export function isInstalled(program: string): Promise<boolean> {
  return execFileAsync(program, ["--version"]).then(
    () => true,
    (error: NodeJS.ErrnoException) => error.code !== "ENOENT",
  );
}

/** Posts `body` in the same way; each `[<id>]` in it is replaced by another text in every request. */
export async function runPostLoad(url: string, body: string): Promise<LoadResult> {
  const headers = { "content-type": "application/json" };
  const options = {
    url,
    connections,
    duration: durationSeconds,
    headers,
    body,
    method: "POST" as const,
    idReplacement: true,
  };
  return toLoadResult(await autocannon(options));
}

async function runWrk(url: string, headers: Record<string, string>): Promise<LoadResult> {
  const lines = Object.entries(headers).flatMap(([name, value]) => ["-H", `${name}: ${value}`]);
  const parameters = ["-t1", `-c${connections}`, `-d${durationSeconds}s`, ...lines, url];
  const { stdout } = await execFileAsync("wrk", parameters);
  const responses = Number(stdout.match(/(\d+) requests in/)?.[1]);
  const rate = Number(stdout.match(/Requests\/sec:\s+([\d.]+)/)?.[1]);
  if (!responses || !rate || /Non-2xx|Socket errors/.test(stdout))
    throw new Error(`${url} answered badly:\n${stdout}`);
  return { responses, rate };
}

async function runAutocannon(url: string, headers: Record<string, string>): Promise<LoadResult> {
  return toLoadResult(await autocannon({ url, connections, duration: durationSeconds, headers }));
}

function toLoadResult({ requests, non2xx, errors, duration, url }: autocannon.Result): LoadResult {
  if (non2xx + errors > 0) throw new Error(`${url}: ${non2xx} responses were errors, ${errors} never came`);
  return { responses: requests.total, rate: requests.total / duration };
}
