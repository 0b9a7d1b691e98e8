import { setTimeout as wait } from "node:timers/promises";
import { hash, verify } from "@node-rs/argon2";
import { argon2Options } from "../server/auth/password-thread.ts";
import { formatFigure } from "./goals.ts";
import { median } from "./median.ts";
import { admin } from "./sample-data.ts";
import { formatTable } from "./table.ts";

const roundMs = 5000;
/** Each signs in to an account of its own. More than hash at once: the queue is never empty. */
const clients = 8;
export const accounts = Array.from({ length: clients }, (_, client) => `staff${client}@example.com`);
const goals = { ratio: 0.9, readMs: 20 };

/**
 * Prints how many sign-ins a second are answered, compared with Argon2id alone on all cores, and how long reads take meanwhile.
 * The first round is not counted: connections are opened in it.
 */
export async function measureSignIns(
  url: string,
  readPath: string,
  token: string,
  rounds: number,
): Promise<void> {
  const signInRates: number[] = [];
  const hashRates: number[] = [];
  const readTimes: number[] = [];
  const passwordHash = await hash(admin.password, argon2Options);
  for (let round = 0; round <= rounds; round++) {
    const hashRate = await measureRate(() => verify(passwordHash, admin.password));
    const reading = timeReads(`${url}${readPath}`, token, performance.now() + roundMs);
    const signInRate = await measureRate((client) => signIn(url, accounts[client] ?? ""));
    const times = await reading;
    if (round === 0) continue;
    hashRates.push(hashRate);
    signInRates.push(signInRate);
    readTimes.push(...times);
  }
  const ratio = median(signInRates.map((rate, round) => rate / (hashRates[round] ?? Number.NaN)));
  const p99 =
    readTimes.toSorted((one, other) => one - other)[Math.floor(readTimes.length * 0.99)] ?? Number.NaN;
  console.log(
    `\nSign-ins on Postgres, medians of ${rounds} rounds; ${readTimes.length} reads of 50 rows meanwhile\n`,
  );
  console.log(
    formatTable(
      ["", "", "goal"],
      [
        ["sign-ins per second", median(signInRates).toFixed(1), ""],
        ["Argon2id alone, per second", median(hashRates).toFixed(1), ""],
        [
          "ratio",
          formatFigure(`${Math.round(ratio * 100)} %`, ratio >= goals.ratio),
          `${goals.ratio * 100} %`,
        ],
        [
          "reads, 99th percentile",
          formatFigure(`${p99.toFixed(1)} ms`, p99 < goals.readMs),
          `${goals.readMs} ms`,
        ],
      ],
    ),
  );
}

/** Times a second that `work` is done by all clients together. */
async function measureRate(work: (client: number) => Promise<unknown>): Promise<number> {
  const start = performance.now();
  let done = 0;
  await Promise.all(
    Array.from({ length: clients }, async (_, client) => {
      for (; performance.now() - start < roundMs; done++) await work(client);
    }),
  );
  return done / ((performance.now() - start) / 1000);
}

async function signIn(url: string, email: string) {
  const response = await fetch(`${url}/auth/v1/token?grant_type=password`, {
    method: "POST",
    headers: { "Content-Type": "application/json", apikey: "sb_publishable_embedded" },
    body: JSON.stringify({ email, password: admin.password }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`Sign-in was answered ${response.status}: ${text}`);
}

/** Reads at a steady pace; resolves with the milliseconds of each. */
async function timeReads(url: string, token: string, end: number): Promise<number[]> {
  const times: number[] = [];
  const headers = { authorization: `Bearer ${token}`, apikey: "sb_publishable_embedded" };
  while (performance.now() < end) {
    const start = performance.now();
    const response = await fetch(url, { headers });
    await response.text();
    if (!response.ok) throw new Error(`A read was answered ${response.status}`);
    times.push(performance.now() - start);
    await wait(25);
  }
  return times;
}
