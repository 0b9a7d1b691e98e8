import { execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { Client } from "pg";
import { afterAll, describe, expect, test } from "vitest";
import manifest from "../../../package.json" with { type: "json" };
import { createDataFolder } from "../../support/data-folder.ts";
import { embedded, postgres } from "../../support/engines.ts";
import { compileCache, nodeArguments, startServerProcess } from "../../support/server-process.ts";

interface FailingStart {
  environment: Record<string, string>;
  /** A script that runs first, and makes the machine another one. */
  before?: string;
  /** What runs `"$@"`, the server. */
  through?: string[];
}

const folder = mkdtempSync(join(tmpdir(), "nawat-failed-start-"));
const file = join(folder, "file");
const disk = join(folder, "disk");
const closed = join(folder, "closed");
const fifo = join(folder, "fifo");
writeFileSync(file, "");
mkdirSync(disk);
mkdirSync(closed, { mode: 0o500 });
execFileSync("mkfifo", [fifo]);
const taken = createServer().listen(0, "127.0.0.1");
await once(taken, "listening");
const { port } = taken.address() as AddressInfo;
const testDatabase = await postgres.createTestDatabase();

afterAll(async () => {
  taken.close();
  await testDatabase.remove();
  rmSync(folder, { recursive: true });
});

const inFolder = (path: string, how: Omit<FailingStart, "environment"> = {}) => ({
  environment: { DATA_DIR: path },
  ...how,
});

const onPostgres = (environment: Record<string, string>, before = "") => ({
  environment: { DATABASE_URL: testDatabase.databaseUrl ?? "", DATA_DIR: folder, ...environment },
  before,
});

/** On a disk of its own where this user may mount one, else with what `otherwise` makes of the machine's. */
function onDisk(options: string, otherwise: string) {
  const mount = [
    "unshare",
    "-rm",
    "sh",
    "-c",
    `mount -t tmpfs -o ${options} none ${disk} && exec "$@"`,
    "sh",
  ];
  const isPossible = spawnSync("unshare", [...mount.slice(1), "true"]).status === 0;
  return inFolder(join(disk, "data"), isPossible ? { through: mount } : { before: otherwise });
}

const replace = (name: string, body: string) =>
  `import fs from "node:fs/promises"; import { syncBuiltinESMExports } from "node:module";
   fs.${name} = async () => { ${body} }; syncBuiltinESMExports();`;

const listenFails = `import net from "node:net"; net.Server.prototype.listen = function () {
  const error = Object.assign(new Error(), { code: "EACCES", syscall: "listen", port: 80 });
  process.nextTick(() => this.emit("error", error)); };`;

async function start({ environment, before = "", through = [] }: FailingStart): Promise<string> {
  const script = `data:text/javascript,${encodeURIComponent(before)}`;
  const main = join(import.meta.dirname, "../../../server/main.ts");
  const node = [process.execPath, ...nodeArguments(), "--import", script, main];
  const [command = "", ...parameters] = [...through, ...node];
  const child = spawn(command, parameters, {
    env: { PATH: process.env["PATH"], PORT: "0", ...compileCache, ...environment },
    stdio: ["ignore", "pipe", "pipe"],
    timeout: 50_000,
    killSignal: "SIGKILL",
  });
  const ended = once(child, "close");
  const output = (await Promise.all([text(child.stdout), text(child.stderr)])).join("").trimEnd();
  expect([await ended, output]).toEqual([[1, null], expect.any(String)]);
  // It may have logged before.
  return output.slice(output.lastIndexOf("\n") + 1);
}

async function expectSentence(given: FailingStart, sentence: RegExp) {
  expect(JSON.parse(await start(given))).toEqual({
    at: expect.any(String),
    event: "start_failed",
    problem: expect.stringMatching(sentence),
  });
}

const readOnly = `throw Object.assign(new Error(), { code: "EROFS", syscall: "access", path: "/disk" });`;
const small = "process.constrainedMemory = () => 99 * 2 ** 20;";
const cannotKeep = /^The data cannot be kept in \S+: /.source;

describe("a start that fails says why, and what to do", () => {
  const cases: [string, FailingStart, string][] = [
    ["port taken", onPostgres({ PORT: String(port) }), `^Port ${port} is taken by .* set PORT to another`],
    [
      "port of the system",
      onPostgres({}, listenFails),
      "^This user may not open port 80: .* Set PORT to a higher",
    ],
    [
      "HOST elsewhere",
      onPostgres({ HOST: "192.0.2.1" }),
      "^192.0.2.1 is not an address of this machine. Set HOST",
    ],
    [
      "HOST unknown",
      onPostgres({ HOST: "no.invalid" }),
      "^No machine with the name no.invalid was found: check",
    ],
    ["a file", inFolder(file), `${cannotKeep}${file} is a file, not a folder. Set DATA_DIR to another`],
    [
      "below a file",
      inFolder(join(file, "a/b")),
      `${cannotKeep}${file} is a file, not a folder. Set DATA_DIR`,
    ],
    // Root may write into every folder but those of the kernel.
    [
      "closed",
      inFolder(process.getuid?.() === 0 ? "/sys/x" : closed),
      `${cannotKeep}This user may not read or write \\S+\\.`,
    ],
    ["read-only disk", onDisk("ro", replace("access", readOnly)), `${cannotKeep}\\S+ is on a read-only disk`],
    [
      "no room",
      onDisk("size=4m", replace("statfs", "return { blocks: 1024, bavail: 1024, bsize: 4096 };")),
      `${cannotKeep}its disk has 4 MB free, and a new database takes 64: free some space. Set DATA_DIR`,
    ],
    [
      "files that may not grow",
      inFolder(join(folder, "a"), { through: ["sh", "-c", 'ulimit -f 64; exec "$@"', "sh"] }),
      "cannot be created .* are its files limited in size.* Nothing is lost: ",
    ],
    [
      "no answer",
      inFolder(join(folder, "b"), { before: replace("mkdir", `return fs.readFile("${fifo}");`) }),
      `${cannotKeep}its disk has not answered for 10 seconds. Set DATA_DIR`,
    ],
    // Where Linux has it, Node tries to make it without end.
    ["/proc/x", inFolder("/proc/x"), `${cannotKeep}.* Set DATA_DIR to another folder`],
    [
      "old Node",
      onPostgres({}, 'Object.defineProperty(process, "versions", { value: { node: "22.18.0" } });'),
      "^This is Node 22.18.0, and the site needs 24 or newer. Run `npm ci`",
    ],
    [
      "little memory",
      inFolder(folder, { before: small }),
      " has 99 MB .* needs 400.* set DATABASE_URL to .*160",
    ],
    [
      "little for Postgres",
      onPostgres({}, small),
      " has 99 MB of memory, and the site needs 160. Give it more.$",
    ],
    [
      "no Postgres",
      onPostgres({ DATABASE_URL: "postgres://a:sesame@127.0.0.1:1/a" }),
      "127.0.0.1:1 does not answer \\(ECONNREFUSED\\): check DATABASE_URL",
    ],
  ];
  test.concurrent.each(cases)("%s", { timeout: 120_000 }, async (_, given, sentence) => {
    await expectSentence(given, new RegExp(sentence));
  });

  test("in a terminal the sentence alone", async () => {
    const { environment } = onPostgres({ PORT: String(port) });
    const problem = await start({ environment, before: "process.stdout.isTTY = true;" });
    expect(problem).toMatch(/^Port \d+ is taken by another program/);
  });

  test("a folder that another process has", async () => {
    const { dataDir, ...other } = await embedded.createTestDatabase();
    const { child, exited } = await startServerProcess({ dataDir, databaseUrl: undefined });
    await expectSentence(inFolder(dataDir), /^Another process is using \S+\. Stop it first, or set DATA_DIR/);
    child.kill();
    await exited;
    await other.remove();
  });

  test("a database of another version", async () => {
    const dataDir = await createDataFolder();
    writeFileSync(join(dataDir, "postgres/PG_VERSION"), "99\n");
    await expectSentence(
      inFolder(dataDir),
      / created by Postgres 99, .* Run the version of the site that made/,
    );
    rmSync(dataDir, { recursive: true });

    const client = new Client({ connectionString: testDatabase.databaseUrl });
    await client.connect();
    await client.query("update migrations.applied set checksum = '' where name like 'schema/%'");
    await client.end();
    await expectSentence(
      onPostgres({}),
      /^The database is of another version .* Run that version or a newer/,
    );
  });
});

test.each(["start", "dev", "preview"] as const)("npm run %s knows an old Node before TypeScript", (name) => {
  expect(manifest.scripts[name]).toMatch(
    /^node -r \.\/server\/startup\/require-node\.cjs (--\S+ )?server\/\S+\.ts/,
  );
});
