import { once } from "node:events";
import { get, type IncomingHttpHeaders, type IncomingMessage } from "node:http";
import { gunzipSync } from "node:zlib";
import type { ServerProcess } from "../tests/process.ts";
import { mark } from "./goals.ts";
import { chooseGenerator, type Generator, isInstalled } from "./load.ts";
import { median } from "./median.ts";
import { startNginx } from "./nginx.ts";
import { processorTime } from "./processor-time.ts";
import { table } from "./table.ts";

const goal = 0.6;

interface Turn {
  /** Answers per second. */
  rate: number;
  /** Answers per second of processor time: holds still when others use the machine, or the generator is the slower one. */
  thrift: number;
}

/** Prints how fast this server gives out a page made ahead, beside nginx with the same bytes and headers, in turns. */
export async function measureRate(server: ServerProcess, turns: number): Promise<void> {
  if (!(await isInstalled("nginx"))) {
    console.log("\nRate of a page made ahead: skipped, there is no nginx on this machine to compare with");
    return;
  }
  const { page, headers } = await fetchCompressed(`${server.url}/en`);
  const nginx = await startNginx(gunzipSync(page), page, headers);
  const generator = await chooseGenerator();
  const ours: Turn[] = [];
  const theirs: Turn[] = [];
  try {
    while (ours.length < turns) {
      ours.push(await takeTurn(generator, server.url, server.child.pid));
      theirs.push(await takeTurn(generator, nginx.url, nginx.workerId));
    }
  } finally {
    await nginx.stop();
  }
  console.log(
    `\nRate of a page made ahead: /en, ${page.length} bytes as gzip, asked for by ${generator.name}`,
  );
  console.log(`Medians of ${turns} turns each · goal: 60 % of nginx\n`);
  console.log(table(["", "answers/s", "per s of processor"], describe(ours, theirs)));
}

/** As the server sends it: `fetch` would unpack it. */
async function fetchCompressed(url: string): Promise<{ page: Buffer; headers: IncomingHttpHeaders }> {
  const [answer] = (await once(get(url, { headers: { "accept-encoding": "gzip" } }), "response")) as [
    IncomingMessage,
  ];
  return { page: Buffer.concat(await answer.toArray()), headers: answer.headers };
}

async function takeTurn(generator: Generator, url: string, processId: number | undefined): Promise<Turn> {
  const before = await processorTime(processId);
  const { rate, answers } = await generator.ask(`${url}/en`);
  return { rate, thrift: answers / ((await processorTime(processId)) - before) };
}

function describe(ours: Turn[], theirs: Turn[]): string[][] {
  const figures = (turns: Turn[]) => [
    inThousands(turns.map(({ rate }) => rate)),
    inThousands(turns.map(({ thrift }) => thrift)),
  ];
  // Each turn is compared with the one beside it: what else the machine does changes from minute to minute.
  const ratio = median(ours.map(({ rate }, turn) => rate / (theirs[turn]?.rate ?? Number.NaN)));
  const thrift = median(ours.map((turn, index) => turn.thrift / (theirs[index]?.thrift ?? Number.NaN)));
  return [
    ["this server", ...figures(ours)],
    ["nginx, one worker", ...figures(theirs)],
    ["ratio", mark(inPercent(ratio), ratio >= goal), inPercent(thrift)],
  ];
}

function inThousands(figures: number[]): string {
  return Math.round(median(figures)).toLocaleString("en");
}

function inPercent(ratio: number): string {
  return `${Math.round(ratio * 100)} %`;
}
