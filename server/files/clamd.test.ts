import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { expect, test } from "vitest";
import { scanFile } from "./clamd.ts";

test("who stops does not wait for a scanner that says nothing", async () => {
  const scanner = createServer((socket) => socket.on("error", () => {}).resume());
  scanner.listen(0, "127.0.0.1");
  await once(scanner, "listening");
  const { port } = scanner.address() as AddressInfo;
  const stopping = new AbortController();
  const scan = scanFile(`tcp://127.0.0.1:${port}`, piecesOf("ISO-10303-21;"), stopping.signal);
  await once(scanner, "connection");
  stopping.abort();
  await expect(scan).rejects.toThrow(/abort/i);
  scanner.close();
});

async function* piecesOf(text: string) {
  yield Buffer.from(text);
}
