import { Client } from "pg";
import { readInquiry } from "../app/inquiries/submit/read-inquiry.server.ts";
import { hashPassword } from "../server/auth/passwords.ts";
import { openPostgres } from "../server/database/postgres.ts";
import { storeInquiry } from "../server/functions/submit-inquiry.ts";
import { createRest } from "../server/rest/rest.ts";
import { copyMigratedDatabase } from "../tests/support/cluster-databases.ts";
import { createEmptyDataFolder } from "../tests/support/data-folder.ts";
import { startCluster } from "../tests/support/postgres-cluster.ts";
import { startServerProcess } from "../tests/support/server-process.ts";
import { formatFigure } from "./goals.ts";
import { chooseLoadGenerator, isInstalled, runPostLoad } from "./load-generator.ts";
import { median } from "./median.ts";
import { runPgbench } from "./pgbench.ts";
import { recordStatements } from "./record-statements.ts";
import { admin, inquiry } from "./sample-data.ts";
import { accounts, measureSignIns } from "./sign-ins.ts";
import { formatTable } from "./table.ts";
import { numberedReference } from "../tests/support/numbered-reference.ts";

const connections = 10;
const goals = { inquiries: 0.5, reads: 0.4 };
const readPath = "/inquiries?select=*&status=neq.spam&order=created_at.desc,id.desc&limit=50";

/** Prints how many inquiries and reads a second this server handles on Postgres, compared with pgbench and the same statements. */
export async function measurePostgresRates(rounds: number): Promise<void> {
  const cluster = await startCluster();
  const databaseUrl = await copyMigratedDatabase(cluster.url);
  const dataDir = await createEmptyDataFolder();
  await addData(databaseUrl);
  const server = await startServerProcess({ dataDir, databaseUrl });
  try {
    const token = await signIn(server.url);
    if (await isInstalled("pgbench")) {
      const scripts = await recordScripts(databaseUrl, token);
      const headers = { authorization: `Bearer ${token}`, apikey: "sb_publishable_embedded" };
      const generator = await chooseLoadGenerator();
      const inquiries: Rates = { ours: [], pgbench: [] };
      const reads: Rates = { ours: [], pgbench: [] };
      for (let round = 0; round < rounds; round++) {
        const submitUrl = `${server.url}/functions/v1/submit-inquiry`;
        inquiries.ours.push((await runPostLoad(submitUrl, JSON.stringify(inquiry))).rate);
        inquiries.pgbench.push(await runPgbench(databaseUrl, scripts.inquiry, connections));
        reads.ours.push((await generator.run(`${server.url}/rest/v1${readPath}`, headers)).rate);
        reads.pgbench.push(await runPgbench(databaseUrl, scripts.read, connections));
      }
      console.log(
        `\nOn Postgres, per second, medians of ${rounds} rounds; pgbench sends the same statements\n`,
      );
      const rows = [
        toRow("inquiry posted, stored, answered", inquiries, goals.inquiries),
        toRow("read of 50 rows under rules", reads, goals.reads),
      ];
      console.log(formatTable(["", "this server", "pgbench", "ratio", "goal"], rows));
    } else console.log("\nRates on Postgres: skipped, there is no pgbench on this machine to compare with");
    await measureSignIns(server.url, `/rest/v1${readPath}`, token, rounds);
  } finally {
    server.child.kill("SIGTERM");
    await server.exited;
    await cluster.stop();
  }
}

async function addData(databaseUrl: string) {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const created = await client.query<{ id: string }>(
    `insert into auth.users (id, email, encrypted_password, email_confirmed_at)
     select gen_random_uuid(), email, $2, now() from unnest($1::text[]) as email returning id`,
    [[admin.email, ...accounts], await hashPassword(admin.password)],
  );
  await client.query("insert into public.user_roles (user_id, role) values ($1, 'admin')", [
    created.rows[0]?.id,
  ]);
  await client.query(
    `insert into public.inquiries (reference, type, name, email, subject, message, status, created_at)
     select ${numberedReference("n")}, 'contact', 'Buyer ' || n, 'buyer' || n || '@example.com', 'Board ' || n, $1, 'new',
       now() - n * interval '1 minute'
     from generate_series(1, 500) as n`,
    [inquiry.message],
  );
  await client.end();
}

async function signIn(url: string): Promise<string> {
  const response = await fetch(`${url}/auth/v1/token?grant_type=password`, {
    method: "POST",
    headers: { "Content-Type": "application/json", apikey: "sb_publishable_embedded" },
    body: JSON.stringify(admin),
  });
  const { access_token: token } = (await response.json()) as { access_token: string };
  return token;
}

/** The statements of one inquiry and of one read, as this server sends them. */
async function recordScripts(databaseUrl: string, token: string) {
  const database = recordStatements(openPostgres(databaseUrl));
  const claims = JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString());
  const key = crypto.randomUUID();
  const sent = await readInquiry(
    new Request("http://localhost/functions/v1/submit-inquiry", {
      method: "POST",
      headers: { "Content-Type": "application/json", "Idempotency-Key": key },
      body: JSON.stringify(inquiry),
    }),
  );
  if ("refusal" in sent) throw new Error("The inquiry to compare with is none");
  const sender = { network: null, suspicious: false, spam: false };
  await storeInquiry(database, sent, sender);
  const submission = database.lastScript();
  const rest = createRest({
    onWrite() {},
    database,
    keys: { publishableKey: "" },
    verifyAccessToken: () => Promise.resolve(claims),
  });
  const headers = { authorization: `Bearer ${token}` };
  const read = await rest.request(readPath, { headers });
  const rows: unknown = await read.json();
  if (!Array.isArray(rows) || rows.length !== 50 || !submission.includes(key)) {
    throw new Error("The statements to compare with could not be recorded");
  }
  await database.close();
  return {
    // The key stands in a longer one. Another in every run: else nothing would be stored.
    inquiry: submission.replace(key, "' || gen_random_uuid() || '"),
    read: database.lastScript(),
  };
}

interface Rates {
  ours: number[];
  pgbench: number[];
}

function toRow(name: string, { ours, pgbench }: Rates, goal: number): string[] {
  const ratio = median(ours.map((rate, round) => rate / (pgbench[round] ?? Number.NaN)));
  return [
    name,
    Math.round(median(ours)).toLocaleString("en"),
    Math.round(median(pgbench)).toLocaleString("en"),
    formatFigure(`${Math.round(ratio * 100)} %`, ratio >= goal),
    `${goal * 100} %`,
  ];
}
