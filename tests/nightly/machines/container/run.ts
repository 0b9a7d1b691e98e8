import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { chown, mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { findProgram } from "../../browsers/find-program.ts";
import { findFreePort } from "../../../../server/http/free-port.ts";
import { check, hasPages, isReady, refuse, sendInquiry } from "../site-checks.ts";
import { maxMegabytes, megabytesOf, notInContainers } from "./container-modules.ts";
import { writeBundle } from "./write-bundle.ts";

/** `npm run test:container`: builds the image with buildah, and runs it with runc as compose.yaml says. */
const missing = ["buildah", "runc"].filter((program) => !findProgram([program]));
if (missing.length > 0 || process.getuid?.() !== 0)
  refuse("it needs Linux, root, buildah and runc (apt-get install buildah runc).");

const root = join(import.meta.dirname, "../../../..");
const name = "nawat-test";
// Neither a daemon nor a file system in layers, which a container that tests may not have.
const env = { BUILDAH_ISOLATION: "chroot", STORAGE_DRIVER: "vfs", ...process.env };
const run = async (program: string, ...parameters: string[]) =>
  (await promisify(execFile)(program, parameters, { env, maxBuffer: 2 ** 28 })).stdout.trim();

const build = spawn("buildah", ["build", "--network", "host", "--tag", name, root], {
  env,
  stdio: "inherit",
});
if ((await once(build, "exit"))[0] !== 0)
  refuse("the image could not be built. Are its base image and npm's registry within reach?");

const folder = await mkdtemp(join(tmpdir(), "nawat-container-"));
const dataDir = join(folder, "data");
await mkdir(dataDir);
await chown(dataDir, 1000, 1000);
const container = await run("buildah", "from", "--pull-never", name);
const image = await run("buildah", "mount", container);
const port = await findFreePort();
const url = `http://127.0.0.1:${port}`;
await run("runc", "spec", "--bundle", folder);
await writeBundle(join(folder, "config.json"), { image, dataDir, port });

const size = megabytesOf(join(image, "app/node_modules"));
await check(`its modules have ${Math.ceil(size)} MB`, async () => size > 1 && size <= maxMegabytes);
await check("no compiler, bundler or browser", async () => {
  const files = await run("find", join(image, "app/node_modules"), "-type", "f");
  return files.includes("pglite") && !files.split("\n").some((path) => notInContainers.test(path));
});
let server = start();
await check("ready within 30 seconds", () => isReady(url, 30_000));
await check("pages", () => hasPages(url));
const reference = await sendInquiry(url).catch(() => undefined);
await check(`an inquiry, ${reference}`, async () => reference);
await check("nobody writes to its root", () =>
  inContainer("touch", "/app/file").then(
    () => false,
    ({ stderr }: { stderr: string }) => stderr.includes("Read-only file system"),
  ),
);
await check("stops in order", () => stop(server));
server = start();
await check("starts again on its data", async () => {
  return (await isReady(url, 30_000)) && (await sendInquiry(url)) === reference;
});
await check("the doctor finds no problem, unless rules for buyers have grown old", async () => {
  const doctor = inContainer("node", "server/commands/doctor.ts");
  const found = await doctor.catch(({ stdout }: { stdout: string }) => stdout);
  return /^ok +Configuration/m.test(found) && !/^problem(?! +Content)/m.test(found);
});
await stop(server);
await run("buildah", "rm", container);
await rm(folder, { recursive: true });

function start() {
  return spawn("runc", ["--root", join(folder, "state"), "run", "--bundle", folder, name], {
    stdio: ["ignore", "ignore", "inherit"],
  });
}

function inContainer(...command: string[]): Promise<string> {
  return run("runc", "--root", join(folder, "state"), "exec", name, ...command);
}

async function stop(process: ReturnType<typeof start>): Promise<boolean> {
  const exited = once(process, "exit", { signal: AbortSignal.timeout(30_000) });
  process.kill("SIGTERM");
  return (await exited)[0] === 0;
}
