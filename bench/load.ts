import { execFile } from "node:child_process";
import { promisify } from "node:util";
import autocannon from "autocannon";

const run = promisify(execFile);
const connections = 32;
const seconds = 5;

export interface Load {
  answers: number;
  /** Answers per second. */
  rate: number;
}

export interface Generator {
  name: string;
  /** Asks for `url`, compressed, for some seconds, each client again as soon as it is answered. Rejects when one is refused. */
  ask(url: string): Promise<Load>;
}

/** The lightest generator at hand: on few cores, a slow one would make every server look alike. */
export async function chooseGenerator(): Promise<Generator> {
  if (await isInstalled("wrk")) return { name: "wrk", ask: askWithWrk };
  return { name: "autocannon", ask: askWithAutocannon };
}

export function isInstalled(program: string): Promise<boolean> {
  return run(program, ["-v"]).then(
    () => true,
    (error: NodeJS.ErrnoException) => error.code !== "ENOENT",
  );
}

/** Posts `body`, in which each `[<id>]` is another text every time, in the same way. */
export async function post(url: string, body: string): Promise<Load> {
  const headers = { "content-type": "application/json" };
  const load = {
    url,
    connections,
    duration: seconds,
    headers,
    body,
    method: "POST" as const,
    idReplacement: true,
  };
  return read(await autocannon(load));
}

async function askWithWrk(url: string): Promise<Load> {
  const load = ["-t1", `-c${connections}`, `-d${seconds}s`, "-H", "Accept-Encoding: gzip", url];
  const { stdout } = await run("wrk", load);
  const answers = Number(stdout.match(/(\d+) requests in/)?.[1]);
  const rate = Number(stdout.match(/Requests\/sec:\s+([\d.]+)/)?.[1]);
  if (!answers || !rate || /Non-2xx|Socket errors/.test(stdout))
    throw new Error(`${url} answered badly:\n${stdout}`);
  return { answers, rate };
}

async function askWithAutocannon(url: string): Promise<Load> {
  const headers = { "accept-encoding": "gzip" };
  return read(await autocannon({ url, connections, duration: seconds, headers }));
}

function read({ requests, non2xx, errors, duration, url }: autocannon.Result): Load {
  if (non2xx + errors > 0) throw new Error(`${url}: ${non2xx} answers were refusals, ${errors} never came`);
  return { answers: requests.total, rate: requests.total / duration };
}
