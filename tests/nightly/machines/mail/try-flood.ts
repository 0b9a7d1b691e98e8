import { createTransport } from "nodemailer";
import pLimit from "p-limit";
import { setTimeout as wait } from "node:timers/promises";
import { check } from "../site-checks.ts";
import { joinStaff, publicAddress, staff, startDesk } from "./desk.ts";
import { startMailInstallation } from "./installation.ts";
import { until } from "./until.ts";

const mailCount = 5_000;
const killCount = 10;

/** Thousands of mails at once, while the server is killed again and again: each begins one inquiry, and pages are served as before. */
export async function tryFlood(): Promise<void> {
  const mail = await startMailInstallation({ domains: [] });
  // Notices of so many are not what is tried here.
  const desk = await startDesk(mail, { STAFF_EMAIL: "" });
  try {
    const { database } = await joinStaff(desk, mail, staff[0]);
    const listSubjects = async () => {
      const subjects: string[] = [];
      for (let last = ""; ;) {
        const query = database
          .from("inquiries")
          .select("subject")
          .gt("subject", last)
          .order("subject")
          .limit(1000);
        const { data } = await query.throwOnError();
        if (data.length === 0) return subjects;
        subjects.push(...data.map(({ subject }) => String(subject)));
        last = subjects.at(-1) ?? "";
      }
    };
    const calmMs = await measurePage(desk.url);
    // The mailbox is known from now on; what comes while nobody reads waits.
    await deliverMails(mail.smtpUrl);
    const began = performance.now();
    const busy: number[] = [];
    for (let kill = 0; kill < killCount; kill++) {
      await wait(4_000);
      busy.push(await measurePage(desk.url));
      await desk.killAndStart();
    }
    let subjects: string[] = [];
    await check(`${mailCount} mails are at the desk, each once, after ${killCount} kills`, async () => {
      await until(async () => (subjects = await listSubjects()).length >= mailCount, 600);
      return subjects.length === mailCount && new Set(subjects).size === mailCount;
    });
    const seconds = Math.round((performance.now() - began) / 1000);
    const ratio = Math.max(...busy) / calmMs;
    console.log(
      `${subjects.length} after ${seconds} seconds; a page took up to ${ratio.toFixed(1)} times as long meanwhile`,
    );
  } finally {
    await desk.stop();
    await mail.stop();
  }
}

async function deliverMails(smtpUrl: string): Promise<void> {
  const transport = createTransport({ url: smtpUrl, pool: true, maxConnections: 8 });
  const limit = pLimit(32);
  const numbers = Array.from({ length: mailCount }, (_, n) => String(n).padStart(4, "0"));
  await limit.map(numbers, (n) =>
    transport.sendMail({
      // Of one firm that nothing proves twenty begin inquiries.
      from: `visitor@firm-${n}.example`,
      to: publicAddress,
      subject: `Mail ${n}`,
      text: `We need ${n} boards.`,
    }),
  );
  transport.close();
}

/** Median milliseconds of a page. */
async function measurePage(url: string): Promise<number> {
  const times: number[] = [];
  for (let visit = 0; visit < 21; visit++) {
    const start = performance.now();
    await (await fetch(`${url}/en`)).arrayBuffer();
    times.push(performance.now() - start);
  }
  return times.sort((one, other) => one - other)[10] ?? 0;
}
