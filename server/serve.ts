import { setTimeout as wait } from "node:timers/promises";
import { createApp } from "./app.ts";
import { createAuth } from "./auth/auth.ts";
import type { Config } from "./config.ts";
import { databaseSettings } from "./database-settings.ts";
import { migrate } from "./database/migrate.ts";
import { openDatabase } from "./database/open-database.ts";
import { type HttpLimits, httpLimits } from "./http/limits.ts";
import { createHttpServer } from "./http/server.ts";
import { startMailQueue } from "./mail/mail-queue.ts";
import { openTokenSource } from "./mail/oauth-token.ts";
import { startMetrics } from "./metrics/metrics.ts";
import { followAwayNotice } from "./pages/away-notice.ts";
import { loadSite } from "./pages/site.ts";
import { startRetention } from "./retention.ts";
import { createReadiness } from "./readiness.ts";
import { startFileScans } from "./files/scan-files.ts";

export type RunningServer = Awaited<ReturnType<typeof serve>>;

/** Starts the whole process. Rejects when anything it needs cannot be opened, and closes the rest then. */
export async function serve(config: Config, siteFolder: string, limits: HttpLimits = httpLimits) {
  const site = await loadSite(siteFolder, config);
  // Closed the last one first: once the server has stopped, or where one cannot be opened.
  await using opened = new AsyncDisposableStack();
  const database = opened.adopt(await openDatabase(config, databaseSettings(config)), (it) => it.close());
  await migrate(database);
  const tokens = config.mailOAuth && openTokenSource(config.mailOAuth);
  const mail = opened.adopt(startMailQueue(config, database, tokens), (it) => it.close());
  const mailbox = config.imapUrl ? await openMailbox(config.imapUrl) : undefined;
  if (mailbox) opened.defer(() => mailbox.close());
  const auth = await createAuth(config, database, mail);
  const stopping = new AbortController();
  const findProblem = createReadiness(config, database, mail, stopping.signal);
  const metrics = await startMetrics(config, { database, findProblem, mailbox });
  if (metrics) opened.defer(() => metrics.stop());
  const app = createApp(config, database, auth, mail, site, findProblem, limits);
  const server = createHttpServer(config, limits, app, stopping.signal, metrics?.record);
  const url = await server.listen();
  opened.defer(startRetention(config, database));
  const notice = opened.adopt(followAwayNotice(site, database), (it) => it.stop());
  const scans = opened.adopt(startFileScans(config, database), (it) => it.stop());
  const running = opened.move();
  return {
    /** Where it listens, without a trailing slash. */
    url,
    /** Where its metrics are read; undefined when they are off. */
    metricsUrl: metrics?.url,
    database,
    /** What is else done every ten seconds, at once. Each resolves when it is done. */
    now: {
      sendMails: mail.flush,
      readMailbox: async () => mailbox?.read(),
      scanFiles: scans.scan,
      showAwayNotice: notice.read,
    },
    /** Reports not ready for `drainSeconds`, then stops listening, lets requests in flight end, closes the database. */
    async stop() {
      stopping.abort();
      await wait(config.drainSeconds * 1000);
      await server.stop();
      await running.disposeAsync();
    },
  };

  async function openMailbox(imapUrl: string) {
    // The reader takes 25 MB and 0.2 s, also where no mailbox is read.
    const { startMailboxReader } = await import("./mailbox/mailbox-reader.ts");
    return startMailboxReader(config, imapUrl, database, mail.wake, tokens);
  }
}
