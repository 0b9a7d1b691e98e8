import {
  type AwayNotice,
  describeSpecialDay,
  fillAwayNotice,
} from "../../app/inquiries/away/away-notice.server.ts";
import type { SpecialDay } from "../../app/inquiries/submit/working-calendar.ts";
import { todayIn } from "../../app/i18n/days.ts";
import { office } from "../../firm/office.ts";
import { runInBackground } from "../current-request.ts";
import { callFunction, serviceRole } from "../database/as-role.ts";
import type { Database } from "../database/database.ts";
import { describeError } from "../log/describe-error.ts";
import { log } from "../log/log.ts";
import { createFile, type Site } from "./site.ts";

const intervalMs = 10_000;

/**
 * Keeps the notice of the day in the pages of the forms, from the start on: while there is one, they are served with it, and else as
 * they were built. No request waits for it.
 */
export function followAwayNotice(site: Site, database: Database) {
  let shown: string | undefined;
  const follow = async () => {
    const notice = await findNotice(database);
    const current = JSON.stringify(notice);
    if (current !== shown) showAwayNotice(site, notice);
    shown = current;
  };
  let running: Promise<void>;
  const read = () => {
    running = runInBackground(follow).catch((error: unknown) =>
      log("away_notice.unread", describeError(error)),
    );
    return running;
  };
  void read();
  const timer = setInterval(() => void read(), intervalMs).unref();
  return {
    /** Resolves when the pages say what the database says now. */
    read,
    /** Resolves after what is being read. */
    stop() {
      clearInterval(timer);
      return running;
    },
  };
}

/** What staff have written for today, or else what the calendar says of it. */
async function findNotice(database: Database): Promise<AwayNotice | undefined> {
  const read = <Answer>(name: string) =>
    callFunction<Answer>(database, serviceRole, name, {}, { readOnly: true });
  const written = await read<AwayNotice | null>("current_away_notice");
  if (written) return written;
  return describeSpecialDay(await read<SpecialDay[]>("list_special_days"), todayIn(office.timeZone));
}

function showAwayNotice(site: Site, notice: AwayNotice | undefined): void {
  site.noticedPages.clear();
  if (!notice) return;
  for (const [path, file] of site.files) {
    if (!formPage.test(path)) continue;
    const page = fillAwayNotice(String(file.variants.identity.body), path, notice);
    if (page) site.noticedPages.set(path, createFile(Buffer.from(page), file.headers));
  }
}

const formPage = /^\/(en|ar)\/(contact|start-project)$/;
