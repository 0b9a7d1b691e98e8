import { beforeAll } from "vitest";
import type { Config } from "../../server/config.ts";
import type { RunningServer } from "../../server/serve.ts";
import { type Engine, engines } from "../engines.ts";
import { openServer } from "../server.ts";

/** Serves the built site to the tests around the call, on the first engine unless one is named. */
export function serveSite(overrides: Partial<Config> = {}, engine: Engine | undefined = engines[0]) {
  let server: RunningServer | undefined;
  beforeAll(async () => {
    if (!engine) throw new Error("There is no engine.");
    server = await openServer(engine, overrides);
    return server.stop;
  });
  return {
    /** Without a trailing slash. */
    get url(): string {
      if (!server) throw new Error("The site is served only while tests run.");
      return server.url;
    },
  };
}
