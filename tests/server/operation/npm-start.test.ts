import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { expect, test } from "vitest";
import { findFreePort } from "../../../server/http/free-port.ts";
import { postgres } from "../../support/engines.ts";
import { compileCache, waitUntilReady } from "../../support/server-process.ts";

test("a signal to npm start stops the server in order, once", async () => {
  const { dataDir, databaseUrl = "", remove } = await postgres.createTestDatabase();
  const port = await findFreePort();
  // Without prestart, which would build under the other tests where something has changed since the last build.
  const child = spawn("npm", ["start", "--ignore-scripts"], {
    cwd: join(import.meta.dirname, "../../.."),
    env: {
      ...{ PATH: process.env["PATH"], HOME: dataDir, ...compileCache },
      ...{ PORT: String(port), DATA_DIR: dataDir, DATABASE_URL: databaseUrl },
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  let output = "";
  child.stdout.setEncoding("utf8").on("data", (text: string) => (output += text));
  await waitUntilReady(`http://localhost:${port}`);
  child.kill("SIGTERM");
  // Its output ends with the server.
  await once(child, "close");
  expect(output.match(/"stopping"|"stopped_at_once"/g)).toEqual(['"stopping"']);
  await remove();
});
