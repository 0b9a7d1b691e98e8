import { mkdir, rm, writeFile } from "node:fs/promises";
import { createConnection } from "node:net";
import { dirname, join } from "node:path";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { type Database, maxWaitingTransactions } from "../../server/database/database.ts";
import { connectToProcess } from "../../server/database/embedded/command-client.ts";
import { commandSocketPath, listenForCommands } from "../../server/database/embedded/command-socket.ts";
import { openEmbedded } from "../../server/database/embedded/embedded.ts";
import { createDataFolder } from "../data-folder.ts";

test("on Windows they come by a named pipe, one for each folder", () => {
  const paths = ["C:\\Nawat\\data", "c:\\nawat\\data", "D:\\data"].map((folder) =>
    commandSocketPath(folder, "win32"),
  );
  expect(paths[0]).toMatch(/^\\\\\.\\pipe\\nawat-[\da-f]{32}$/);
  expect(new Set(paths).size).toBe(2);
});

describe("commands at the embedded database of a running process", () => {
  let folder: string;
  let path: string;
  let database: Database;

  beforeAll(async () => {
    folder = await createDataFolder();
    path = commandSocketPath(folder);
    // As a process leaves it that was killed.
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, "");
    database = await openEmbedded(folder);
    await database.transaction((t) => t.execute("create table things (name text, at timestamptz)"));
    return async () => {
      await database.close();
      await rm(folder, { recursive: true });
    };
  });

  const listNames = async () => {
    const { rows } = await database.transaction((t) =>
      t.query<{ name: string }>("select name from things order by name"),
    );
    return rows.map(({ name }) => name);
  };

  test("have transactions like its own", async () => {
    const remote = connectToProcess(path);
    const at = new Date();
    const result = await remote.transaction(async (t) => {
      await t.query("insert into things values ($1, $2)", ["committed", at]);
      return t.query("select name, at from things");
    });
    expect(result.rows).toEqual([{ name: "committed", at }]);
    await expect(remote.transaction((t) => t.query("select 1 / 0"))).rejects.toMatchObject({
      code: "22012",
      severity: "ERROR",
    });
    await expect(
      remote.transaction((t) => t.query("insert into things values ('refused')"), { readOnly: true }),
    ).rejects.toMatchObject({ code: "25006" });
    expect(await listNames()).toEqual(["committed"]);
  });

  test("leave nothing when they fail, or end in the middle", async () => {
    const remote = connectToProcess(path);
    await expect(
      remote.transaction(async (t) => {
        await t.query("insert into things values ('lost')");
        throw new Error("the command failed");
      }),
    ).rejects.toThrow("the command failed");
    expect(await listNames()).toEqual(["committed"]);
  });

  test("cannot make the process fail with what is no message", async () => {
    for (const bytes of [
      Buffer.from([255, 255, 255, 255, 1]),
      Buffer.from([0, 0, 0, 1, 1]),
      Buffer.alloc(3),
    ]) {
      const socket = createConnection(path);
      socket.end(bytes);
      await new Promise((resolve) =>
        socket
          .on("error", () => {})
          .on("close", resolve)
          .resume(),
      );
    }
    expect(await listNames()).toEqual(["committed"]);
  });

  test("many at once come one after the other", async () => {
    const remote = connectToProcess(path);
    const names = Array.from({ length: 20 }, (_, index) => `name ${index}`);
    await Promise.all(
      names.map((name) => remote.transaction((t) => t.query("insert into things values ($1)", [name]))),
    );
    expect(await listNames()).toEqual(expect.arrayContaining(names));
  });

  test("wait longer than visitors do while more wait than may, and then say so once", async () => {
    const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
    const waiting = Array.from({ length: maxWaitingTransactions + 1 }, () =>
      database.transaction(() => held).catch(() => {}),
    );
    await expect(database.transaction(async () => {})).rejects.toThrow("too many wait");
    const impatient = connectToProcess(path, 0).transaction(async () => {});
    await expect(impatient).rejects.toThrow(/^The database is not available: too many wait for it$/);
    const command = connectToProcess(path).transaction((t) =>
      t.query("insert into things values ('patient')"),
    );
    letGo();
    await Promise.all([...waiting, command]);
    expect(await listNames()).toContain("patient");
  });

  test("a process whose folder has too long a name for a socket runs without", async () => {
    const log = vi.spyOn(console, "log").mockImplementation(() => {});
    const long = join(folder, "x".repeat(120));
    await mkdir(long);
    const stop = await listenForCommands(long, database);
    await stop();
    expect(log.mock.calls.flat().join()).toContain("commands.not_reachable");
    const command = connectToProcess(commandSocketPath(long)).transaction(async () => {});
    await expect(command).rejects.toThrow("is too long for a socket: stop it first");
  });
});
