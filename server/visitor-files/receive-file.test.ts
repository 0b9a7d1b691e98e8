import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { afterEach, expect, test } from "vitest";
import { openSocket, readAll } from "../../tests/support/sockets.ts";
import { FileRefusal } from "./file-refusal.ts";
import { formLimits } from "./form-limits.ts";
import { receiveFile } from "./receive-file.ts";
import type { StoredFiles } from "./stored-files.ts";

const head = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.step"\r\n\r\n';
const end = "\r\n--x--\r\n";
const closers: (() => unknown)[] = [];

afterEach(() => {
  for (const close of closers.splice(0)) close();
});

/** A server with one such form, and what became of each. */
async function serveForms(limits: Partial<typeof formLimits>, slowMs = 0) {
  const outcomes: string[] = [];
  let most = 0;
  let stored = 0;
  const files: StoredFiles = {
    assertWanted: async () => {},
    begin: async () => "id",
    add: async (_, offset, bytes) => {
      await wait(slowMs);
      most = Math.max(most, bytes.length);
      stored = offset + bytes.length;
      return stored;
    },
    shrink: async () => {},
    finish: async () => {},
    remove: async () => void outcomes.push("removed"),
    find: () => Promise.reject(new FileRefusal(404, "gone")),
  };
  const server = createServer(async (request, response) => {
    try {
      const received = receiveFile(request, files, { ...formLimits, ...limits });
      await received.stored.finally(() => received.ended);
      outcomes.push("stored");
    } catch (error) {
      outcomes.push(error instanceof FileRefusal ? error.problem : String(error));
    }
    response.end("answered");
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  closers.push(() => server.close().closeAllConnections());
  const { port } = server.address() as AddressInfo;
  const open = async (length: number, sent: string) => {
    const socket = await openSocket(`http://127.0.0.1:${port}`);
    closers.push(() => socket.destroy());
    // What is closed within a body may be reset.
    socket.on("error", () => {});
    socket.write(
      `POST / HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: ${length}\r\nConnection: close\r\n\r\n${sent}`,
    );
    return socket;
  };
  return { open, outcomes, most: () => most, stored: () => stored };
}

test("one that brings too little within a window is closed, and what there is of it removed", async () => {
  const { open, outcomes } = await serveForms({ window: 300, bytesPerWindow: 1000 });
  const socket = await open(10_000_000, head + "x".repeat(1_200_000));
  const trickle = setInterval(() => socket.write("x"), 50);
  closers.push(() => clearInterval(trickle));
  await new Promise((resolve) => socket.once("close", resolve));
  await expect.poll(() => outcomes).toEqual(["removed", "unfinished"]);
});

test("one that goes on for too long is closed", async () => {
  const { open, outcomes } = await serveForms({ time: 500, window: 100, bytesPerWindow: 10 });
  const socket = await open(10_000_000, head);
  const trickle = setInterval(() => socket.write("x".repeat(100)), 20);
  closers.push(() => clearInterval(trickle));
  await new Promise((resolve) => socket.once("close", resolve));
  await expect.poll(() => outcomes).toEqual(["unfinished"]);
});

test("one that waits for the database is not closed, and no more than a batch is held", async () => {
  const { open, outcomes, most } = await serveForms({ window: 100, bytesPerWindow: 1_000_000 }, 250);
  const content = "x".repeat(6_000_000);
  const length = head.length + content.length + end.length;
  const socket = await open(length, head + content + end);
  expect(await readAll(socket)).toContain("answered");
  expect(outcomes).toEqual(["stored"]);
  expect(most()).toBeLessThan(1_300_000);
});

test.each([
  ["without a file", "--x--\r\n", "empty"],
  ["that is cut", head + "x", "unfinished"],
  ["with a second file", `${head}x\r\n${head}y${end}`, "stored"],
  ["of another shape", "x", "unfinished"],
])("a form %s", async (_, sent, outcome) => {
  const { open, outcomes } = await serveForms({});
  expect(await readAll(await open(sent.length, sent))).toContain("answered");
  expect(outcomes.at(-1)).toBe(outcome);
});
