import { formatTable } from "../../../bench/table.ts";
import { type CreatedDatabases, embeddedDatabases, startPostgresDatabases } from "./created-databases.ts";
import { measureBackup } from "./measure-backup.ts";
import { measureMailOutage } from "./measure-mail-outage.ts";

/** A backup is taken after half of `seconds` of 200 inquiries a second; the mail server is down for 1,000. */
const perSecond = 200;
const mailedInquiries = 1_000;

/** Prints what is left of a database that was deleted, and of mails that nobody took, on both. Returns what is wrong. */
export async function measureLosses(seconds: number): Promise<string[]> {
  const [postgres, cluster] = await startPostgresDatabases();
  const databases = [embeddedDatabases, postgres];
  try {
    return [...(await printBackups(databases, seconds)), ...(await printMailOutages(databases))];
  } finally {
    await cluster.stop();
  }
}

async function printBackups(databases: CreatedDatabases[], seconds: number): Promise<string[]> {
  const rows = [];
  const violations = [];
  for (const { name, create } of databases) {
    const figures = await measureBackup(create, seconds, perSecond);
    const { rate, answeredBefore, answered, restored, lost, unavailable, failed } = figures;
    const times = [figures.backupSeconds, figures.slowestSeconds].map((time) => time.toFixed(1));
    const counts = [answered, unavailable, failed, answeredBefore, restored, lost].map(String);
    rows.push([name, rate.toFixed(0), ...times, ...counts]);
    if (lost + failed > 0) violations.push(`backup on ${name}: ${lost} lost, ${failed} failed`);
  }
  const headings = [
    "",
    "inquiries/s",
    "backup s",
    "slowest s",
    "answered",
    "503",
    "failed",
    "before it",
    "restored",
    "lost",
  ];
  console.log(`\nA backup under load, the database deleted, and restored\n\n${formatTable(headings, rows)}`);
  return violations;
}

async function printMailOutages(databases: CreatedDatabases[]): Promise<string[]> {
  const rows = [];
  const violations = [];
  for (const { name, create } of databases) {
    const figures = await measureMailOutage(create, mailedInquiries, perSecond);
    const { answered, unavailable, failed, arrived, doubles, missing } = figures;
    const times = [figures.slowestSeconds, figures.secondsToDeliver].map((time) => time.toFixed(1));
    rows.push([name, ...[answered, unavailable, failed, arrived, doubles, missing].map(String), ...times]);
    if (failed + doubles + missing > 0)
      violations.push(`mail outage on ${name}: ${failed} failed, ${doubles} doubles, ${missing} missing`);
  }
  const headings = [
    "",
    "answered",
    "503",
    "failed",
    "mails",
    "doubles",
    "missing",
    "slowest s",
    "s to deliver",
  ];
  console.log(
    `\nNo mail server for ${mailedInquiries} inquiries, then one\n\n${formatTable(headings, rows)}`,
  );
  return violations;
}
