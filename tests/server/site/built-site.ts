import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll } from "vitest";
import { parseConfig } from "../../../server/config.ts";
import { createPages } from "../../../server/pages/pages.ts";
import { loadSite } from "../../../server/pages/site.ts";
import { builtSiteFolder } from "../../support/server.ts";

/** The public origin: neither the one the site was built for nor this machine's. */
export const origin = "https://nawat.example";

/** Serves what was built to the tests of a file. Nothing is compressed, which would take a minute for all pages. */
export async function serveBuiltSite(): Promise<string> {
  const config = parseConfig({ PUBLIC_URL: origin });
  const site = await loadSite(builtSiteFolder, config);
  for (const file of [...site.files.values(), ...site.listings.values(), site.notFound])
    file.compress = undefined;
  // A test reads pages for seconds: its next request would meet a connection that is being closed.
  const server = createServer({ keepAliveTimeout: 60_000 }, createPages(site, config));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  // A server that listens on a port has an address of this kind.
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
