import { beforeAll, describe } from "vitest";
import { seedDesk } from "../../support/browser/seed-desk.ts";
import { embedded } from "../../support/engines.ts";
import { type OpenServer, openServer } from "../../support/server.ts";
import type { TabOptions } from "./engine.ts";
import { engines } from "./engines.ts";
import { Visitor } from "./visitor.ts";

interface Journey {
  /** Opens a window of its own while `walk` lasts. */
  visit: (options: Partial<TabOptions>, walk: (visitor: Visitor) => Promise<void>) => Promise<void>;
  site: () => OpenServer;
}

/** Describes journeys in each engine of browsers that is installed, at a site with staff and twelve inquiries. */
export function describeInEngines(what: string, define: (journey: Journey) => void): void {
  describe.each(engines.filter(({ isInstalled }) => isInstalled))(`${what}, in $name`, (engine) => {
    let site: OpenServer;
    beforeAll(async () => {
      site = await openServer({}, embedded);
      await seedDesk(site.database);
      return site.stop;
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
