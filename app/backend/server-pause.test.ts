import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { fetchNotingPause, pauseLeft } from "./server-pause.ts";

test.each([
  ["7", 7_000],
  [new Date(Date.now() + 60_000).toUTCString(), 60_000],
  ["soon", 3_000],
  [undefined, 3_000],
])(
  "a server that is not ready and says Retry-After: %s is left alone for that long",
  async (header, pause) => {
    const server = createServer((_, response) => {
      response.writeHead(503, header === undefined ? {} : { "Retry-After": header }).end();
    });
    await new Promise<void>((resolve) => server.listen(0, resolve));
    // A server on a port has an address of this kind.
    const { port } = server.address() as AddressInfo;
    const answer = await fetchNotingPause(`http://127.0.0.1:${port}`);
    expect(answer.status).toBe(503);
    expect(pauseLeft()).toBeGreaterThan(pause - 2_500);
    expect(pauseLeft()).toBeLessThanOrEqual(pause);
    server.close();
  },
);
