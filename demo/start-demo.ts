import { randomBytes } from "node:crypto";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { createLinkToken } from "../server/auth/links.ts";
import { hashPassword } from "../server/auth/passwords.ts";
import { type Config, parseConfig } from "../server/config.ts";
import { asRole, authAdmin } from "../server/database/as-role.ts";
import type { Database } from "../server/database/database.ts";
import { loadFigures } from "../server/metrics/load-figures.ts";
import { serve } from "../server/serve.ts";
import { openMailPage } from "./mail-page.ts";
import { openSiteFront } from "./site-front.ts";
import { storeStory } from "./story/store-story.ts";
import { emailOf, memberId } from "./story/team.ts";

const siteFolder = join(import.meta.dirname, "../build/demo/client");

/** The accounts that the one-time links sign in to: redeeming one revokes all others of the same account. */
const signedIn = { en: "nadine", ar: "karim" } as const;

/** Two ask for a new password, so that such a mail is there in each language. */
const forgetful = ["rima", "elias"] as const;

/** Where the notices go. */
const staffEmail = "desk@nawat.example";

export type Demo = Awaited<ReturnType<typeof startDemo>>;

/** The real server on this machine alone, with a data folder of its own that `stop` deletes, full of made-up inquiries. */
export async function startDemo(port: number) {
  await deleteAbandoned();
  const dataDir = await mkdtemp(join(tmpdir(), `nawat-demo-${process.pid}-`));
  const closing: (() => Promise<unknown>)[] = [() => rm(dataDir, { recursive: true, force: true })];
  const stop = async () => {
    for (const close of closing.toReversed()) await close();
  };
  try {
    const settings = { PORT: "0", DATA_DIR: dataDir, STAFF_EMAIL: staffEmail };
    const front = await openSiteFront(port, parseConfig(settings).publishableKey);
    closing.push(front.close);
    const config = parseConfig({ ...settings, PUBLIC_URL: front.url });
    const password = `demo-${randomBytes(5).toString("hex")}`;
    const [server, passwordHash] = await Promise.all([serve(config, siteFolder), hashPassword(password)]);
    closing.push(server.stop);
    await storeStory(server.database, { now: new Date(), passwordHash, config });
    const tokens = await asRole(server.database, authAdmin, async (transaction) => ({
      en: await createLinkToken(transaction, memberId(signedIn.en), { type: "recovery_token" }),
      ar: await createLinkToken(transaction, memberId(signedIn.ar), { type: "recovery_token" }),
    }));
    const mails = await openMailPage(join(dataDir, "mail"), port && port + 1);
    closing.push(mails.close);
    front.forwardTo(server.url);
    for (const member of forgetful) await askForNewPassword(server.url, config, emailOf(member));
    await waitForMails(server.database);
    return {
      siteUrl: front.url,
      deskUrls: { en: front.signInUrl("en", tokens.en), ar: front.signInUrl("ar", tokens.ar) },
      mailUrl: mails.url,
      password,
      emails: { en: emailOf(signedIn.en), ar: emailOf(signedIn.ar) },
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Folders whose demo was killed: their names hold its process. */
async function deleteAbandoned() {
  for (const name of await readdir(tmpdir())) {
    const [, id] = name.match(/^nawat-demo-(\d+)-/) ?? [];
    if (id && !isRunning(Number(id))) await rm(join(tmpdir(), name), { recursive: true, force: true });
  }
}

function isRunning(processId: number): boolean {
  try {
    return process.kill(processId, 0);
  } catch (error) {
    // It runs, as another user.
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}

/** It also makes the server send what waits. */
async function askForNewPassword(url: string, { publishableKey }: Config, email: string) {
  await fetch(`${url}/auth/v1/recover`, {
    method: "POST",
    headers: { apikey: publishableKey, "Content-Type": "application/json" },
    body: JSON.stringify({ email }),
  });
}

/** Until they are delivered, the desk warns that no notice reaches the team. */
async function waitForMails(database: Database) {
  const isWaiting = async () =>
    (await loadFigures(database)).mails.some(({ kind, waiting }) => kind === "inquiry" && waiting > 0);
  while (await isWaiting()) await wait(50);
}
