import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import manifest from "../../../package.json" with { type: "json" };
import { parseConfig } from "../../../server/config.ts";
import { checkMemory } from "../../../server/doctor/check-machine.ts";
import { renderFindings } from "../../../server/doctor/finding.ts";
import { httpLimits } from "../../../server/http/limits.ts";
import { createHttpServer } from "../../../server/http/server.ts";
import { explainFailure } from "../../../server/log/explain-failure.ts";
import { endFailedStart } from "../../../server/startup/announce-start.ts";
import { postgres } from "../../support/engines.ts";
import { compileCache, nodeArguments } from "../../support/server-process.ts";

const root = join(import.meta.dirname, "../../..");
const taken = createServer();
let port = 0;

beforeAll(async () => {
  await new Promise<void>((resolve) => taken.listen(0, "127.0.0.1", resolve));
  // A server that listens on a port has an address of this kind.
  ({ port } = taken.address() as AddressInfo);
});
afterAll(() => taken.close());

describe("a start that fails says why, and what to do", () => {
  test.each([
    [() => ({ PORT: String(port) }), /^Port \d+ is taken by another program\. Stop it, or set PORT/],
    [() => ({ HOST: "192.0.2.1" }), /^192\.0\.2\.1 is not an address of this machine\. Set HOST/],
    [() => ({ HOST: "no.invalid" }), /^No machine with the name no\.invalid was found: check/],
  ])("where it cannot listen (%#)", async (variables, sentence) => {
    const config = parseConfig({ PORT: "0", ...variables() });
    const error = await createHttpServer(config, httpLimits, () => {})
      .listen()
      .catch((reason: unknown) => reason);
    expect(explainFailure(error)).toMatch(sentence);
  });

  test("where there is too little memory", () => {
    vi.spyOn(process, "constrainedMemory").mockReturnValue(99 * 2 ** 20);
    const find = (databaseUrl?: string) => renderFindings([checkMemory({ databaseUrl })]);
    expect(find()).toMatch(/^problem +Memory: .* 99 MB .* needs 400: .* set DATABASE_URL to .*160/);
    expect(find("postgres://a@b/c")).toMatch(/has 99 MB of memory, and the site needs 160: give it more$/);
  });

  test("where Node is too old to read TypeScript", () => {
    const check = `Object.defineProperty(process, "versions", { value: { node: "22.18.0" } });
      require("./server/startup/require-node.cjs");`;
    const { status, stdout } = spawnSync(process.execPath, ["-e", check], { cwd: root, encoding: "utf8" });
    expect(status).toBe(1);
    expect(JSON.parse(stdout).problem).toMatch(
      /^This is Node 22\.18\.0, and the site needs 24 or newer\. Run `npm ci`/,
    );
    for (const name of ["start", "dev", "preview"] as const)
      expect(manifest.scripts[name]).toMatch(
        /^node -r \.\/server\/startup\/require-node\.cjs (--\S+ )?server\/\S+\.ts/,
      );
  });

  test("in a terminal by the sentence alone", () => {
    vi.stubGlobal("process", { ...process, stdout: { isTTY: true }, exit: vi.fn<() => void>() });
    const printed = vi.spyOn(console, "error").mockImplementation(() => {});
    endFailedStart(new Error("Port 80 is taken."));
    expect(printed.mock.calls).toEqual([["Port 80 is taken."]]);
    vi.unstubAllGlobals();
  });
});

describe("a process that cannot start", () => {
  /** The last line of its log; it may have logged before. */
  function start(environment: Record<string, string>, through: string[] = []): Record<string, unknown> {
    const [command = "", ...parameters] = [
      ...through,
      process.execPath,
      ...nodeArguments(),
      join(root, "server/main.ts"),
    ];
    const { status, stdout } = spawnSync(command, parameters, {
      env: { PATH: process.env["PATH"], ...compileCache, ...environment },
      encoding: "utf8",
      timeout: 18_000,
      killSignal: "SIGKILL",
    });
    expect(status).toBe(1);
    return JSON.parse(stdout.trimEnd().split("\n").at(-1) ?? "");
  }

  test("ends with one line", async () => {
    const { databaseUrl = "", dataDir, remove } = await postgres.createTestDatabase();
    expect(start({ DATABASE_URL: databaseUrl, DATA_DIR: dataDir, PORT: String(port) })).toEqual({
      at: expect.any(String),
      event: "start_failed",
      problem: expect.stringMatching(`^Port ${port} is taken by another program`),
    });
    await remove();
  });

  test("has lost nothing of a database that it could not create", () => {
    const folder = mkdtempSync(join(tmpdir(), "nawat-failed-start-"));
    const limited = ["sh", "-c", 'ulimit -f 64; exec "$@"', "sh"];
    expect(start({ DATA_DIR: folder, PORT: "0" }, limited)["problem"]).toMatch(
      /cannot be created .* are its files limited in size.* Nothing is lost: /,
    );
    rmSync(folder, { recursive: true });
  });
});
