import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { type Config, readConfig } from "../server/config.ts";
import { type RunningServer, serve } from "../server/serve.ts";
import type { Place } from "./engines.ts";

/** The site as `npm run build` made it: pages and their headers are tested as they are served. */
export const builtSite = join(import.meta.dirname, "../build/client");

/** The whole server on a free port of this machine, with budgets off unless a test is about them. */
export async function startServer(place: Place, overrides: Partial<Config> = {}): Promise<RunningServer> {
  const config = { ...readConfig({ PORT: "0", ABUSE_LIMITS: "off" }), ...overrides };
  return serve({ ...config, dataDir: place.dataDir, databaseUrl: place.databaseUrl }, builtSite);
}

/** The links of the mails written so far, oldest first. */
export async function mailedLinks({ dataDir }: Place): Promise<string[]> {
  const folder = join(dataDir, "mail");
  const files = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith(".eml")).sort();
  const mails = await Promise.all(files.map((name) => readFile(join(folder, name), "utf8")));
  return mails.flatMap((mail) => decodeMail(mail).match(/https?:\/\/\S+\/auth\/v1\/verify\S+/) ?? []);
}

function decodeMail(mail: string): string {
  const [head = "", ...body] = mail.split(/\r?\n\r?\n/);
  const text = body.join("\n\n");
  if (/^content-transfer-encoding:\s*base64/im.test(head)) return Buffer.from(text, "base64").toString("utf8");
  return text.replace(/=\r?\n/g, "").replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}
