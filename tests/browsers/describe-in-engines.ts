import { afterAll, beforeAll, describe } from "vitest";
import { createDataFolder } from "../data-folder.ts";
import { rm } from "node:fs/promises";
import type { TestDatabase } from "../engines.ts";
import { seedDesk } from "../e2e/seed-desk.ts";
import { withSiteDatabase } from "../e2e/site-database.ts";
import { type ServerProcess, startServerProcess } from "../server-process.ts";
import type { TabOptions } from "./engine.ts";
import { engines } from "./engines.ts";
import { Visitor } from "./visitor.ts";

type Site = ServerProcess & TestDatabase;

interface Journey {
  /** Opens a window of its own while `walk` lasts. */
  visit: (options: Partial<TabOptions>, walk: (visitor: Visitor) => Promise<void>) => Promise<void>;
  site: () => Site;
}

/** Describes journeys in each engine of browsers that is installed, at a site with staff and twelve inquiries. */
export function describeInEngines(what: string, define: (journey: Journey) => void): void {
  describe.each(engines.filter(({ isInstalled }) => isInstalled))(`${what}, in $name`, (engine) => {
    let site: Site;
    beforeAll(async () => {
      const dataDir = await createDataFolder();
      site = {
        ...(await startServerProcess({ dataDir, databaseUrl: undefined })),
        dataDir,
        databaseUrl: undefined,
      };
      await withSiteDatabase(site, seedDesk);
    });
    afterAll(async () => {
      site.child.kill("SIGTERM");
      await site.exited;
      await rm(site.dataDir, { recursive: true });
    });
    define({
      site: () => site,
      async visit(options, walk) {
        const tab = await engine.open({ width: 1280, height: 800, javaScript: true, ...options });
        await walk(new Visitor(tab, site.url)).finally(() => tab.close());
      },
    });
  });
}
