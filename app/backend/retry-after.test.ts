import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { fetchTrackingRetryAfter, msUntilRetry } from "./retry-after.ts";

test.each([
  ["7", 7_000],
  [new Date(Date.now() + 60_000).toUTCString(), 60_000],
  ["soon", 3_000],
  [undefined, 3_000],
])("a 503 with Retry-After: %s delays the next request", async (header, pause) => {
  const server = createServer((_, response) => {
    response.writeHead(503, header === undefined ? {} : { "Retry-After": header }).end();
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  // A server on a port has an address of this kind.
  const { port } = server.address() as AddressInfo;
  const answer = await fetchTrackingRetryAfter(`http://127.0.0.1:${port}`);
  expect(answer.status).toBe(503);
  expect(msUntilRetry()).toBeGreaterThan(pause - 2_500);
  expect(msUntilRetry()).toBeLessThanOrEqual(pause);
  server.close();
});
