import { join } from "node:path";
import { parseConfig } from "./config.ts";
import { log } from "./log.ts";
import { serve } from "./serve.ts";

const siteFolder = join(import.meta.dirname, "../build/client");

try {
  const config = parseConfig(process.env);
  const server = await serve(config, siteFolder);
  console.log(`Nawat is at ${config.publicUrl} (listening on ${server.url})`);
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.once(signal, async () => {
      log("stopping", { signal });
      await server.stop();
      process.exit(0);
    });
  }
} catch (error) {
  // A host name whose addresses all fail to connect makes an AggregateError without a message.
  console.error(error instanceof Error && error.message ? error.message : error);
  process.exit(1);
}
