import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { hashPassword } from "../server/auth/passwords.ts";
import { openEmbedded } from "../server/database/embedded/embedded.ts";
import { migrate } from "../server/database/migrate.ts";
import { startServerProcess } from "../tests/support/server-process.ts";
import { formatFigure } from "./goals.ts";
import { median } from "./median.ts";
import { formatTable } from "./table.ts";

const goalDifference = 0.03;
const turns = 300;

/** Calls whose time must not tell whether an address has an account, and how many are under way at once. */
const calls = [
  { name: "sign-in, wrong password", path: "/token?grant_type=password", lanes: 1 },
  { name: "sign-up", path: "/signup", lanes: 4 },
  { name: "forgotten password", path: "/recover", lanes: 4 },
];

/** Prints how long each call takes for an address with an account and for one without, in alternating turns, with all limits on. */
export async function measureAccountTimes(): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), "nawat-bench-"));
  await createAccounts(dataDir);
  const environment = { ABUSE_LIMITS: "on", TRUSTED_PROXY_HOPS: "1", SIGN_UP: "open" };
  const server = await startServerProcess({ dataDir, databaseUrl: undefined }, { environment });
  try {
    const rows: string[][] = [];
    for (const [round, { name, path, lanes }] of calls.entries()) {
      const known: number[] = [];
      const unknown: number[] = [];
      const takeTurn = async (turn: number) => {
        // Limits are per account and per network: each request has its own of both.
        const ask = async (times: number[], email: string, block: number) => {
          const address = `10.${2 * block + (turn >> 8)}.${turn & 255}.1`;
          times.push(await timeCall(`${server.url}/auth/v1${path}`, email, address));
        };
        const both = [
          () => ask(known, knownEmail(turn), round),
          () => ask(unknown, `nobody-${turn}@${round}.example.com`, round + calls.length),
        ];
        for (const one of turn % 2 === 0 ? both : both.toReversed()) await one();
      };
      await Promise.all(
        Array.from({ length: lanes }, async (_, lane) => {
          for (let turn = lane; turn < turns; turn += lanes) await takeTurn(turn);
        }),
      );
      rows.push(toRow(name, known, unknown));
    }
    console.log(`\nAn address with an account and one without: medians of ${turns} turns each, milliseconds`);
    console.log(`Goal: they differ by less than ${formatPercent(goalDifference)}\n`);
    console.log(formatTable(["", "account", "none", "difference"], rows));
  } finally {
    server.child.kill("SIGTERM");
    await server.exited;
    await rm(dataDir, { recursive: true });
  }
}

async function createAccounts(dataDir: string) {
  const database = await openEmbedded(dataDir);
  await migrate(database);
  const passwordHash = await hashPassword("nobody signs in with this");
  await database.transaction((transaction) =>
    transaction.query(
      `insert into auth.users (id, email, encrypted_password, email_confirmed_at)
       select gen_random_uuid(), email, $2, now() from unnest($1::text[]) as email`,
      [Array.from({ length: turns }, (_, turn) => knownEmail(turn)), passwordHash],
    ),
  );
  await database.close();
}

function knownEmail(turn: number): string {
  return `owner-${turn}@example.com`;
}

/** Milliseconds until the whole answer is there. */
async function timeCall(url: string, email: string, address: string): Promise<number> {
  const start = performance.now();
  const response = await fetch(url, {
    method: "POST",
    headers: {
      "Content-Type": "application/json",
      apikey: "sb_publishable_embedded",
      "X-Forwarded-For": address,
    },
    body: JSON.stringify({ email, password: "a wrong but long one" }),
  });
  const text = await response.text();
  const time = performance.now() - start;
  if (response.status !== 200 && !text.includes("invalid_credentials")) {
    throw new Error(`${url} answered ${response.status}: ${text}`);
  }
  return time;
}

function toRow(name: string, known: number[], unknown: number[]): string[] {
  const difference = Math.abs(median(known) / median(unknown) - 1);
  return [
    name,
    median(known).toFixed(1),
    median(unknown).toFixed(1),
    formatFigure(formatPercent(difference), difference < goalDifference),
  ];
}

function formatPercent(ratio: number): string {
  return `${(ratio * 100).toFixed(1)} %`;
}
