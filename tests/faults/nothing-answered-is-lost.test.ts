import { describe, expect, test } from "vitest";
import { engines } from "../engines.ts";
import { startProcess } from "../process.ts";
import { postInquiry, storedIds } from "./inquiries.ts";

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
    const place = await engine.makePlace();
    const first = await startProcess(place);
    const answered: string[] = [];
    const sending = Array.from({ length: 200 }, async (_, index) => {
      const id = await send(first.url, index);
      if (id === undefined) return;
      answered.push(id);
      if (answered.length === 60) first.child.kill("SIGKILL");
    });
    await Promise.all(sending);
    expect(await first.ended).toBe("SIGKILL");
    expect(answered.length).toBeGreaterThanOrEqual(60);
    expect(answered.length).toBeLessThan(200);

    const second = await startProcess(place);
    // Who got no answer sends again, with the same key.
    const ids = await Promise.all(Array.from({ length: 200 }, (_, index) => send(second.url, index)));
    expect(ids).toEqual(expect.arrayContaining(answered));
    second.child.kill("SIGTERM");
    expect(await second.ended).toBe(0);

    const stored = await storedIds(place);
    expect(stored).toHaveLength(200);
    expect(new Set(stored)).toEqual(new Set(ids));
    await place.remove();
  });

  test("SIGTERM while inquiries arrive: those under way are answered, and the process ends by itself", async () => {
    const place = await engine.makePlace();
    const server = await startProcess(place);
    const sending = Array.from({ length: 50 }, (_, index) => send(server.url, index));
    await Promise.race(sending);
    server.child.kill("SIGTERM");
    const answered = (await Promise.all(sending)).filter((id) => id !== undefined);
    expect(await server.ended).toBe(0);
    expect(await storedIds(place)).toEqual(expect.arrayContaining(answered));
    await place.remove();
  });
});
