import { setTimeout as wait } from "node:timers/promises";
import { createApp } from "./app.ts";
import { createAuth } from "./auth/auth.ts";
import type { Config } from "./config.ts";
import { databaseSettings } from "./database-settings.ts";
import { migrate } from "./database/migrate.ts";
import { openDatabase } from "./database/open-database.ts";
import { type HttpLimits, httpLimits } from "./http/limits.ts";
import { createHttpServer } from "./http/server.ts";
import { type MailQueue, startMailQueue } from "./mail/mail-queue.ts";
import { openTokenSource } from "./mail/oauth-token.ts";
import type { MailboxReader } from "./mailbox/mailbox-reader.ts";
import { type RunningMetrics, startMetrics } from "./metrics/metrics.ts";
import { followAwayNotice } from "./pages/away-notice.ts";
import { loadSite } from "./pages/site.ts";
import { startRetention } from "./retention.ts";
import { createReadiness } from "./readiness.ts";
import { startFileScans } from "./files/scan-files.ts";

export type RunningServer = Awaited<ReturnType<typeof serve>>;

/** Starts the whole process. Rejects when anything it needs cannot be opened, and closes the rest then. */
export async function serve(config: Config, siteFolder: string, limits: HttpLimits = httpLimits) {
  const site = await loadSite(siteFolder, config);
  const database = await openDatabase(config, databaseSettings(config));
  let mail: MailQueue | undefined;
  let mailbox: MailboxReader | undefined;
  let metrics: RunningMetrics;
  try {
    await migrate(database);
    const tokens = config.mailOAuth && openTokenSource(config.mailOAuth);
    mail = startMailQueue(config, database, tokens);
    const sending = mail;
    if (config.imapUrl) {
      // It takes 25 MB and 0.2 s.
      const { startMailboxReader } = await import("./mailbox/mailbox-reader.ts");
      mailbox = startMailboxReader(config, config.imapUrl, database, sending.wake, tokens);
    }
    const reading = mailbox;
    const auth = await createAuth(config, database, sending);
    const stopping = new AbortController();
    const findProblem = createReadiness(config, database, sending, stopping.signal);
    const app = createApp(config, database, auth, sending, site, findProblem, limits);
    metrics = await startMetrics(config, { database, findProblem, mailbox });
    const measured = metrics;
    const server = createHttpServer(config, limits, app, stopping.signal, measured?.record);
    const url = await server.listen();
    const stopRetention = startRetention(config, database);
    const notice = followAwayNotice(site, database);
    const scans = startFileScans(config, database);
    return {
      /** Where it listens, without a trailing slash. */
      url,
      /** Where its metrics are read; undefined when they are off. */
      metricsUrl: measured?.url,
      database,
      /** What is else done every ten seconds, at once. Each resolves when it is done. */
      now: {
        sendMails: sending.flush,
        readMailbox: async () => reading?.read(),
        scanFiles: scans.scan,
        showAwayNotice: notice.read,
      },
      /** Reports not ready for `drainSeconds`, then stops listening, lets requests in flight end, closes the database. */
      async stop() {
        stopping.abort();
        await wait(config.drainSeconds * 1000);
        await server.stop();
        await measured?.stop();
        await stopRetention();
        await notice.stop();
        await scans.stop();
        await reading?.close();
        await sending.close();
        await database.close();
      },
    };
  } catch (error) {
    await metrics?.stop();
    await mailbox?.close();
    await mail?.close();
    await database.close();
    throw error;
  }
}
