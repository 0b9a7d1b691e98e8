import { readFileSync, statSync } from "node:fs";
import { rm } from "node:fs/promises";
import { request } from "node:http";
import { serialize } from "node:v8";
import { beforeAll, describe, expect, test } from "vitest";
import { type Database, maxWaitingTransactions } from "../../../server/database/database.ts";
import { connectToProcess } from "../../../server/database/embedded/command-client.ts";
import { type Address, commandFile } from "../../../server/database/embedded/command-listener.ts";
import { openEmbedded } from "../../../server/database/embedded/embedded.ts";
import { createDataFolder } from "../../support/data-folder.ts";

describe("commands at the embedded database of a running process", () => {
  let folder: string;
  let database: Database;

  beforeAll(async () => {
    folder = await createDataFolder();
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
    const remote = connectToProcess(folder);
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
    const remote = connectToProcess(folder);
    await expect(
      remote.transaction(async (t) => {
        await t.query("insert into things values ('lost')");
        throw new Error("the command failed");
      }),
    ).rejects.toThrow("the command failed");
    expect(await listNames()).toEqual(["committed"]);
  });

  test("are answered with the token of the file alone, which its owner alone may read, and never to a page of a browser", async () => {
    expect((statSync(commandFile(folder)).mode & 0o777).toString(8)).toBe("600");
    const { port, token } = JSON.parse(readFileSync(commandFile(folder), "utf8")) as Address;
    const authorization = `Bearer ${token}`;
    const ask = (headers: Record<string, string>, method = "POST") =>
      new Promise<number | undefined>((resolve) => {
        request({ host: "127.0.0.1", port, method, headers, agent: false }, (response) => {
          response.resume();
          resolve(response.statusCode);
        })
          .on("error", () => resolve(undefined))
          .end(method === "POST" ? serialize({ kind: "begin", options: {} }) : undefined);
      });
    const length = String(serialize({ kind: "begin", options: {} }).length);
    const good = { authorization, "content-length": length };
    expect(await ask(good)).toBe(200);
    const refused: [Record<string, string>, string?][] = [
      [{ "content-length": length }],
      [{ ...good, authorization: "Bearer " }],
      [{ ...good, authorization: `Bearer ${token.slice(1)}x` }],
      [{ ...good, authorization: `Bearer ${"é".repeat(token.length)}` }],
      [{ ...good, origin: `http://127.0.0.1:${port}` }],
      [{ ...good, host: `nawat.example:${port}` }],
      [{ authorization, "transfer-encoding": "chunked" }],
      [{ authorization }, "GET"],
      [{ origin: "https://nawat.example", "access-control-request-headers": "authorization" }, "OPTIONS"],
    ];
    for (const [headers, method] of refused)
      expect([headers, await ask(headers, method)]).toEqual([headers, undefined]);
    expect(await ask({ ...good, "content-length": String(2 ** 27) })).toBeUndefined();
    expect(await listNames()).toEqual(expect.any(Array));
  });

  test("many at once come one after the other", async () => {
    const remote = connectToProcess(folder);
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
    const impatient = connectToProcess(folder, 0).transaction(async () => {});
    await expect(impatient).rejects.toThrow(/^The database is not available: too many wait for it$/);
    const command = connectToProcess(folder).transaction((t) =>
      t.query("insert into things values ('patient')"),
    );
    letGo();
    await Promise.all([...waiting, command]);
    expect(await listNames()).toContain("patient");
  });
});
