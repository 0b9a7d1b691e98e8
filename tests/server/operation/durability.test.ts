import { describe, expect, test } from "vitest";
import { everyEngine } from "../../support/engines.ts";
import { startServerProcess } from "../../support/server-process.ts";
import { postInquiry, listStoredIds } from "./inquiries.ts";

/** Sends inquiry number `index`; resolves with its id once it is answered, or undefined when it never was. */
async function send(url: string, index: number): Promise<string | undefined> {
  try {
    return ((await (await postInquiry(url, index)).json()) as { id: string }).id;
  } catch {
    return undefined;
  }
}

describe.each(everyEngine)("on $name", { timeout: 120_000 }, (engine) => {
  test("kill -9 while inquiries arrive: every answered one is there after the restart, once; SIGTERM: those under way are answered", async () => {
    const testDatabase = await engine.createTestDatabase();
    const first = await startServerProcess(testDatabase);
    const answered: string[] = [];
    const sending = Array.from({ length: 120 }, async (_, index) => {
      const id = await send(first.url, index);
      if (id === undefined) return;
      answered.push(id);
      if (answered.length === 40) first.child.kill("SIGKILL");
    });
    await Promise.all(sending);
    expect(await first.exited).toBe("SIGKILL");
    expect(answered.length).toBeGreaterThanOrEqual(40);
    expect(answered.length).toBeLessThan(120);

    const second = await startServerProcess(testDatabase);
    // A client without an answer sends again, with the same key.
    const ids = await Promise.all(Array.from({ length: 120 }, (_, index) => send(second.url, index)));
    expect(ids).toEqual(expect.arrayContaining(answered));

    const later = Array.from({ length: 50 }, (_, index) => send(second.url, 120 + index));
    await Promise.race(later);
    second.child.kill("SIGTERM");
    const answeredLater = (await Promise.all(later)).filter((id) => id !== undefined);
    expect(await second.exited).toBe(0);

    const stored = await listStoredIds(testDatabase);
    expect(new Set(stored).size).toBe(stored.length);
    expect(stored).toEqual(expect.arrayContaining([...ids, ...answeredLater]));
    expect(stored.length).toBeLessThanOrEqual(170);
    await testDatabase.remove();
  });
});
