import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import fs from "node:fs/promises";
import { syncBuiltinESMExports } from "node:module";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { commandFile } from "../../../server/database/embedded/command-listener.ts";
import { postgresMajor, prepareFolder } from "../../../server/database/embedded/data-folder.ts";
import { openEmbedded } from "../../../server/database/embedded/embedded.ts";
import { createDataFolder, createEmptyDataFolder } from "../../support/data-folder.ts";

const isRoot = process.getuid?.() === 0;

describe("a folder without a database", () => {
  let folder: string;

  beforeEach(async () => {
    folder = await createEmptyDataFolder();
  });
  afterEach(() => {
    vi.restoreAllMocks();
    syncBuiltinESMExports();
    rmSync(folder, { recursive: true });
  });

  const fails = (code: string) => () => {
    throw Object.assign(new Error(), { code, syscall: "access", path: "/disk" });
  };
  const cases: [what: string, prepare: () => string, sentence: string][] = [
    ["is a file", () => makeFile(), "/file is a file, not a folder. Set DATA_DIR to another"],
    ["is below a file", () => join(makeFile(), "a/b"), "/file is a file, not a folder. Set DATA_DIR"],
    // Root may write into every folder but those of the kernel.
    ["is closed", () => (isRoot ? "/sys/x" : closeFolder()), "This user may not read or write \\S+\\."],
    ["is on a read-only disk", () => replace("access", fails("EROFS")), "/disk is on a read-only disk"],
    [
      "has no room",
      () => replace("statfs", async () => ({ blocks: 1024, bavail: 1024, bsize: 4096 })),
      "its disk has 4 MB free, and a new database takes 64: free some space. Set DATA_DIR",
    ],
    [
      "does not answer",
      () => replace("mkdir", () => new Promise(() => {})),
      "its disk has not answered for 0.05 seconds. Set DATA_DIR",
    ],
  ];
  test.each(cases)("that %s is refused, with what to do", async (_, prepare, sentence) => {
    await expect(prepareFolder(prepare(), 50)).rejects.toThrow(
      new RegExp(`^The data cannot be kept in \\S+: \\S*${sentence}`),
    );
  });

  function makeFile(): string {
    writeFileSync(join(folder, "file"), "");
    return join(folder, "file");
  }

  function closeFolder(): string {
    mkdirSync(join(folder, "closed"), { mode: 0o500 });
    return join(folder, "closed");
  }

  /** As `server/database/embedded/data-folder.ts` imports it. */
  function replace(name: "access" | "statfs" | "mkdir", body: () => unknown): string {
    Object.assign(fs, { [name]: vi.spyOn(fs, name).mockImplementation(body as never) });
    syncBuiltinESMExports();
    return join(folder, "data");
  }
});

describe("a data folder", () => {
  let folder: string;

  beforeEach(async () => {
    folder = await createDataFolder();
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const open = async () => (await openEmbedded(folder)).close();
  const postgres = () => join(folder, "postgres");

  test("can be read by its own user alone, also one that was left open, and by one process", async () => {
    const paths = () => [folder, postgres(), join(folder, "lock"), commandFile(folder)];
    for (const path of paths().slice(0, 3)) chmodSync(path, 0o755);
    const database = await openEmbedded(folder);
    await expect(openEmbedded(folder)).rejects.toThrow(/^Another process is using \S+\. Stop it first, or/);
    // Postgres makes its files for everybody: what keeps others out is the folder.
    expect(
      paths()
        .slice(1)
        .map((path) => (statSync(path).mode & 0o777).toString(8)),
    ).toEqual(["700", "600", "600"]);
    await database.close();
  });

  test("whose lock file was removed is not opened, and says what to do", async () => {
    rmSync(join(folder, "lock"));
    await expect(open()).rejects.toThrow("Make sure that no process uses the folder");
    writeFileSync(join(folder, "lock"), "");
    await open();
  });

  test("that lost its database gets no new one, unless its first start was cut off", async () => {
    rmSync(postgres(), { recursive: true });
    mkdirSync(postgres());
    await expect(open()).rejects.toThrow("is not a database. Put your database there");
    writeFileSync(join(postgres(), "PG_VERSION"), "");
    writeFileSync(join(folder, "postgres.unfinished"), "");
    await open();
    expect(existsSync(join(folder, "postgres.unfinished"))).toBe(false);
  });

  test("with damaged files says what to do", async () => {
    writeFileSync(join(postgres(), "global", "pg_control"), "damaged");
    await expect(open()).rejects.toThrow("move the folder away and restore your last backup");
  });

  test("of another major version of Postgres is not called damaged: both versions are named, and the way", async () => {
    const version = join(postgres(), "PG_VERSION");
    writeFileSync(version, `${postgresMajor - 1}\n`);
    await expect(open()).rejects.toThrow(
      /created by Postgres 17, and this version of the site has Postgres 18.* npm run backup -- FILE\. Then move the folder \S+\/postgres away/,
    );
    writeFileSync(version, `${postgresMajor + 1}\n`);
    await expect(open()).rejects.toThrow(/Run the version of the site that made it, or a later one\.$/);
    // As it is told to.
    renameSync(postgres(), join(folder, "postgres-old"));
    await open();
  });

  // Only root can give a folder away.
  test.runIf(isRoot)("of another user gets no files of root, which that user could not open", async () => {
    const listFiles = () => readdirSync(folder, { recursive: true, encoding: "utf8" });
    for (const name of [".", ...listFiles()]) chownSync(join(folder, name), 65_534, 65_534);
    await expect(open()).rejects.toThrow("belongs to user 65534");
    expect(listFiles().filter((name) => statSync(join(folder, name)).uid === 0)).toEqual([]);
  });
});
