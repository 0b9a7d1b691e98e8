import { setTimeout as wait } from "node:timers/promises";
import { hash, verify } from "@node-rs/argon2";
import { argon2Options } from "../server/auth/password-thread.ts";
import { maxThreads } from "../server/auth/passwords.ts";
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
 * Prints how many sign-ins a second are answered, and how long reads take meanwhile, compared with Argon2id alone on as many
 * threads as the server gives it, beside the same reads. The first round is not counted: connections are opened in it.
 */
export async function measureSignIns(
  url: string,
  readPath: string,
  token: string,
  rounds: number,
): Promise<void> {
  const signInRates: number[] = [];
  const hashRates: number[] = [];
  const allCoresRates: number[] = [];
  const readTimes: number[] = [];
  const passwordHash = await hash(admin.password, argon2Options);
  for (let round = 0; round <= rounds; round++) {
    const check = () => verify(passwordHash, admin.password);
    const allCoresRate = await measureRate(clients, check);
    const read = () => timeReads(`${url}${readPath}`, token, performance.now() + roundMs);
    const [hashRate] = await Promise.all([measureRate(maxThreads, check), read()]);
    const [signInRate, times] = await Promise.all([
      measureRate(clients, (client) => signIn(url, accounts[client] ?? "")),
      read(),
    ]);
    if (round === 0) continue;
    hashRates.push(hashRate);
    allCoresRates.push(allCoresRate);
    signInRates.push(signInRate);
    readTimes.push(...times);
  }
  const ratioTo = (rates: number[]) =>
    median(signInRates.map((rate, round) => rate / (rates[round] ?? Number.NaN)));
  const ratio = ratioTo(hashRates);
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
        [
          `Argon2id alone on as many threads (${maxThreads}), beside the same reads`,
          median(hashRates).toFixed(1),
          "",
        ],
        [
          "ratio",
          formatFigure(`${Math.round(ratio * 100)} %`, ratio >= goals.ratio),
          `${goals.ratio * 100} %`,
        ],
        ["Argon2id alone on all cores, without reads", median(allCoresRates).toFixed(1), ""],
        ["ratio", `${Math.round(ratioTo(allCoresRates) * 100)} %  `, ""],
        [
          "reads, 99th percentile",
          formatFigure(`${p99.toFixed(1)} ms`, p99 < goals.readMs),
          `${goals.readMs} ms`,
        ],
      ],
    ),
  );
}

/** Times a second that `work` is done by so many clients together. */
async function measureRate(together: number, work: (client: number) => Promise<unknown>): Promise<number> {
  const start = performance.now();
  let done = 0;
  await Promise.all(
    Array.from({ length: together }, async (_, client) => {
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
