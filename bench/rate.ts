import { once } from "node:events";
import { get, type IncomingHttpHeaders, type IncomingMessage } from "node:http";
import { gunzipSync } from "node:zlib";
import type { ServerProcess } from "../tests/server-process.ts";
import { formatFigure } from "./goals.ts";
import { chooseLoadGenerator, type LoadGenerator, isInstalled } from "./load-generator.ts";
import { median } from "./median.ts";
import { startNginx } from "./nginx.ts";
import { getCpuTime } from "./cpu-time.ts";
import { formatTable } from "./table.ts";

const goalRatio = 0.5;

/** Of each server; they alternate. Fixed, so that two runs can be compared. */
const turns = 9;

interface Sample {
  /** Responses per second. */
  rate: number;
  /** Responses per second of CPU time: steady when others use the machine, or when the load generator is the slower one. */
  ratePerCpuSecond: number;
}

/** Prints how fast this server sends a prerendered page, compared with nginx sending the same, in alternating turns. */
export async function measureRate(server: ServerProcess): Promise<void> {
  if (!(await isInstalled("nginx"))) {
    console.log("\nRate of a prerendered page: skipped, there is no nginx on this machine to compare with");
    return;
  }
  const { page, headers } = await fetchCompressed(`${server.url}/en`);
  const nginx = await startNginx(gunzipSync(page), page, headers);
  const generator = await chooseLoadGenerator();
  const ours: Sample[] = [];
  const theirs: Sample[] = [];
  try {
    while (ours.length < turns) {
      ours.push(await takeSample(generator, server.url, server.child.pid));
      theirs.push(await takeSample(generator, nginx.url, nginx.workerId));
    }
  } finally {
    await nginx.stop();
  }
  console.log(
    `\nRate of a prerendered page: /en, ${page.length} bytes as gzip, requested by ${generator.name}`,
  );
  console.log(`Medians of ${turns} turns each · goal: ${formatPercent(goalRatio)} of nginx\n`);
  console.log(formatTable(["", "responses/s", "per CPU second"], toRows(ours, theirs)));
}

/** As the server sends it: `fetch` would decompress it. */
async function fetchCompressed(url: string): Promise<{ page: Buffer; headers: IncomingHttpHeaders }> {
  const [response] = (await once(get(url, { headers: { "accept-encoding": "gzip" } }), "response")) as [
    IncomingMessage,
  ];
  return { page: Buffer.concat(await response.toArray()), headers: response.headers };
}

async function takeSample(
  generator: LoadGenerator,
  url: string,
  processId: number | undefined,
): Promise<Sample> {
  const before = await getCpuTime(processId);
  const { rate, responses } = await generator.run(`${url}/en`, { "Accept-Encoding": "gzip" });
  return { rate, ratePerCpuSecond: responses / ((await getCpuTime(processId)) - before) };
}

function toRows(ours: Sample[], theirs: Sample[]): string[][] {
  const figures = (samples: Sample[]) => [
    formatMedian(samples.map(({ rate }) => rate)),
    formatMedian(samples.map(({ ratePerCpuSecond }) => ratePerCpuSecond)),
  ];
  // Each sample is compared with its neighbour: the machine's other load changes from minute to minute.
  const ratio = median(ours.map(({ rate }, turn) => rate / (theirs[turn]?.rate ?? Number.NaN)));
  const cpuRatio = median(
    ours.map((turn, index) => turn.ratePerCpuSecond / (theirs[index]?.ratePerCpuSecond ?? Number.NaN)),
  );
  return [
    ["this server", ...figures(ours)],
    ["nginx, one worker", ...figures(theirs)],
    ["ratio", formatFigure(formatPercent(ratio), ratio >= goalRatio), formatPercent(cpuRatio)],
  ];
}

function formatMedian(figures: number[]): string {
  return Math.round(median(figures)).toLocaleString("en");
}

function formatPercent(ratio: number): string {
  return `${Math.round(ratio * 100)} %`;
}
