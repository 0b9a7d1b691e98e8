import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import PostalMime, { type Email } from "postal-mime";

/** The mails written below a data folder, oldest first. */
export async function loadMails(dataDir: string): Promise<Email[]> {
  const folder = join(dataDir, "mail");
  const files = await readdir(folder).catch(() => []);
  const emlFiles = files.filter((file) => file.endsWith(".eml")).sort();
  return Promise.all(emlFiles.map((file) => loadMail(join(folder, file))));
}

/** Written whole and never changed, so each file is parsed once: tests look for a mail every few milliseconds. */
const parsed = new Map<string, Email>();

async function loadMail(path: string): Promise<Email> {
  const mail = parsed.get(path) ?? (await PostalMime.parse(await readFile(path)));
  parsed.set(path, mail);
  return mail;
}

/** The same, only those to `address`. */
export async function loadMailsTo(dataDir: string, address: string): Promise<Email[]> {
  return (await loadMails(dataDir)).filter(({ to }) => to?.some((one) => one.address === address));
}

/** The newest mail to `address`, once there are `count` of them. */
export async function waitForMail(dataDir: string, address: string, count = 1): Promise<Email> {
  for (let tries = 0; tries < 1200; tries++) {
    const mails = await loadMailsTo(dataDir, address);
    const newest = mails.at(-1);
    if (newest && mails.length >= count) return newest;
    await wait(25);
  }
  throw new Error(`No ${count} mail(s) to ${address} arrived`);
}

/** The first link in a mail. */
export function extractLink({ text = "" }: Pick<Email, "text">): string {
  const link = text.match(/https?:\/\/\S+/)?.[0];
  if (!link) throw new Error("The mail has no link");
  return link;
}
