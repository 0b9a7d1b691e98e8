import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { commandFile } from "../../../server/database/embedded/command-listener.ts";
import { embedded, postgres } from "../../support/engines.ts";
import { runOperatorCommand } from "../../support/operator-command.ts";
import { startServerProcess } from "../../support/server-process.ts";
import { listStoredIds, postInquiry } from "./inquiries.ts";

/** Sends inquiry number `index`; resolves with its id once it is answered, or undefined when it never was. */
async function send(url: string, index: number): Promise<string | undefined> {
  try {
    return ((await (await postInquiry(url, index)).json()) as { id: string }).id;
  } catch {
    return undefined;
  }
}

// One process of Postgres and load: tests/nightly/under-load.
test(
  "the embedded database: a first start, a backup, kill -9 while inquiries arrive, a restart and SIGTERM lose nothing",
  { timeout: 60_000 },
  async () => {
    const testDatabase = await embedded.createEmptyTestDatabase();
    const { dataDir } = testDatabase;
    const command = commandFile(dataDir);
    let output = "";
    const first = await startServerProcess(testDatabase, { onOutput: (text) => (output += text) });
    const saved = await send(first.url, 0);
    const file = join(dataDir, "backup.gz");
    const backup = await runOperatorCommand(testDatabase, "backup", [file]);
    expect(backup).toMatchObject({ code: 0, output: expect.stringContaining("personal data") });
    expect(statSync(file).mode & 0o777).toBe(0o600);

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
    expect(output).toContain(", embedded, in /");
    expect(output.trimEnd().split("\n").map(parseLine)).not.toContain(undefined);

    // What it left for commands leads nowhere.
    const stale = readFileSync(command, "utf8");
    const second = await startServerProcess(testDatabase);
    expect(readFileSync(command, "utf8")).not.toBe(stale);
    // A client without an answer sends again, with the same key.
    const ids = await Promise.all(Array.from({ length: 120 }, (_, index) => send(second.url, index)));
    expect(ids).toEqual(expect.arrayContaining([saved, ...answered]));
    const later = Array.from({ length: 50 }, (_, index) => send(second.url, 120 + index));
    await Promise.race(later);
    second.child.kill("SIGTERM");
    const answeredLater = (await Promise.all(later)).filter((id) => id !== undefined);
    expect(await second.exited).toBe(0);
    expect(existsSync(command)).toBe(false);

    const stored = await listStoredIds(testDatabase);
    expect(new Set(stored).size).toBe(stored.length);
    expect(stored).toEqual(expect.arrayContaining([...ids, ...answeredLater]));

    const target = await postgres.createTestDatabase();
    expect(await runOperatorCommand(target, "restore", [file])).toMatchObject({ code: 0 });
    expect(await listStoredIds(target)).toEqual([saved]);
    await target.remove();
    await testDatabase.remove();
  },
);

/** Undefined where it is no JSON. */
function parseLine(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
