import { describe, expect, test } from "vitest";
import { engines } from "../engines.ts";
import { startServerProcess } from "../server-process.ts";
import { postInquiry, listStoredIds } from "./inquiries.ts";

/** Sends inquiry number `index`; resolves with its id once it is answered, or undefined when it never was. */
async function send(url: string, index: number): Promise<string | undefined> {
  try {
    return ((await (await postInquiry(url, index)).json()) as { id: string }).id;
  } catch {
    return undefined;
  }
}

describe.each(engines)("on $name", { timeout: 120_000 }, (engine) => {
  test("kill -9 while 200 inquiries arrive: every answered one is there after the restart, once", async () => {
    const testDatabase = await engine.createTestDatabase();
    const first = await startServerProcess(testDatabase);
    const answered: string[] = [];
    const sending = Array.from({ length: 200 }, async (_, index) => {
      const id = await send(first.url, index);
      if (id === undefined) return;
      answered.push(id);
      if (answered.length === 60) first.child.kill("SIGKILL");
    });
    await Promise.all(sending);
    expect(await first.exited).toBe("SIGKILL");
    expect(answered.length).toBeGreaterThanOrEqual(60);
    expect(answered.length).toBeLessThan(200);

    const second = await startServerProcess(testDatabase);
    // A client without an answer sends again, with the same key.
    const ids = await Promise.all(Array.from({ length: 200 }, (_, index) => send(second.url, index)));
    expect(ids).toEqual(expect.arrayContaining(answered));
    second.child.kill("SIGTERM");
    expect(await second.exited).toBe(0);

    const stored = await listStoredIds(testDatabase);
    expect(stored).toHaveLength(200);
    expect(new Set(stored)).toEqual(new Set(ids));
    await testDatabase.remove();
  });

  test("SIGTERM while inquiries arrive: those under way are answered, and the process ends by itself", async () => {
    const testDatabase = await engine.createTestDatabase();
    const server = await startServerProcess(testDatabase);
    const sending = Array.from({ length: 50 }, (_, index) => send(server.url, index));
    await Promise.race(sending);
    server.child.kill("SIGTERM");
    const answered = (await Promise.all(sending)).filter((id) => id !== undefined);
    expect(await server.exited).toBe(0);
    expect(await listStoredIds(testDatabase)).toEqual(expect.arrayContaining(answered));
    await testDatabase.remove();
  });
});
