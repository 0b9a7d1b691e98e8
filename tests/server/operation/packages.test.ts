import { existsSync, globSync, mkdtempSync, rmSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { findFreePort } from "../../../server/http/free-port.ts";
import { createEmptyDataFolder } from "../../support/data-folder.ts";
import {
  maxMegabytes,
  megabytesOf,
  notInContainers,
} from "../../nightly/machines/container/container-modules.ts";
import { unpackArchive } from "../../nightly/machines/unpack-archive.ts";
import { waitUntilReady } from "../../support/server-process.ts";

const root = join(import.meta.dirname, "../../..");
const readText = (path: string) => readFile(join(root, path), "utf8");

/** The image's own, the database's, the build's, and what is for trials. */
const notForContainers = new Set([
  "PORT",
  "HOST",
  "DATA_DIR",
  "DATABASE_URL",
  "VITE_SUPABASE_URL",
  "ABUSE_LIMITS",
]);

// To pack takes ten seconds of a core, and a first start, which compiles the embedded database, three.
test(
  "the archive of `npm pack`, which the image holds too, starts on its own, without a compiler, bundler or browser in it",
  { timeout: 180_000 },
  async () => {
    const folder = mkdtempSync(join(tmpdir(), "nawat-package-"));
    const dataDir = await createEmptyDataFolder();
    const command = unpackArchive(folder);
    const modules = globSync("**/node_modules/*", { cwd: folder });
    expect(modules.length).toBeGreaterThan(50);
    expect(modules.filter((path) => notInContainers.test(path))).toEqual([]);
    expect(megabytesOf(join(folder, "node_modules"))).toBeLessThan(maxMegabytes);
    const port = await findFreePort();
    const child = spawn(process.execPath, command, {
      cwd: folder,
      env: { PORT: String(port), DATA_DIR: dataDir },
      stdio: ["ignore", "ignore", "inherit"],
    });
    const exited = once(child, "exit");
    const failed = exited.then(([code]) => Promise.reject(new Error(`It ended with code ${code}`)));
    await Promise.race([waitUntilReady(`http://localhost:${port}`), failed]);
    expect((await fetch(`http://localhost:${port}/ar/contact`)).status).toBe(200);
    child.kill();
    expect((await exited)[0]).toBe(0);
    rmSync(folder, { recursive: true });
    rmSync(dataDir, { recursive: true });
  },
);

test("compose and systemd name settings, files and times that there are", async () => {
  const config = await readText("server/config.ts");
  const known = new Set([...config.matchAll(/^ {2}([A-Z_]+):/gm)].map(([, name]) => name));
  const compose = parse(await readText("compose.yaml"), { merge: true });
  for (const name of ["site", "site-with-postgres"]) {
    const { environment, stop_grace_period: grace, read_only: isReadOnly } = compose.services[name];
    const given = new Set(Object.keys(environment));
    expect([...given.difference(known)]).toEqual([]);
    // A setting in .env that is not passed on would be ignored in silence.
    expect([...known.difference(given).difference(notForContainers)]).toEqual([]);
    expect([grace, isReadOnly]).toEqual(["40s", true]);
  }
  const unit = await readText("deploy/nawat.service");
  for (const [, path = ""] of unit.matchAll(/\/opt\/nawat\/([^\s:]+)/g))
    expect(existsSync(join(root, path)), path).toBe(true);
  for (const [, names = ""] of unit.matchAll(/^Environment=(.*)$/gm))
    for (const pair of names.split(" ").filter((one) => !/^(NODE_ENV|PATH)=/.test(one)))
      expect(known).toContain(pair.split("=")[0]);
});

test("README and documentation name commands, settings, pages and files that there are", async () => {
  const manifests = await Promise.all(["package.json", "artwork/package.json"].map(readText));
  const commands = manifests.flatMap((text) =>
    Object.keys((JSON.parse(text) as { scripts: object }).scripts),
  );
  const config = await readText("server/config.ts");
  const pages = globSync(["*.md", "docs/**/*.md"], { cwd: root });
  expect(pages.length).toBeGreaterThan(20);
  for (const page of pages) {
    const text = await readText(page);
    for (const [, name = ""] of text.matchAll(/npm run ([\w-]+)/g)) expect(commands, page).toContain(name);
    for (const [, path = ""] of text.matchAll(/\]\((?!https?:)([^)#]+)[^)]*\)/g))
      expect(existsSync(join(root, page, "..", path)), `${page}: ${path}`).toBe(true);
    for (const [, path = ""] of text.matchAll(/`((?:app|server|scene|tests|schema|bench|docs)\/[\w./-]+)`/g))
      expect(existsSync(join(root, path)), `${page}: ${path}`).toBe(true);
    for (const [, name = ""] of text.matchAll(/^ {4}([A-Z_]{4,})=/gm))
      expect(config, page).toContain(`  ${name}:`);
  }
});

test("the page of settings has every variable, with its default", async () => {
  const config = await readText("server/config.ts");
  const known = new Map(
    [...config.matchAll(/^ {2}([A-Z_]+):(.*(?:\n {4}.*)*)/gm)].map(([, name, rule]) => [name, rule]),
  );
  const page = await readText("docs/operate/settings.md");
  const rows = [...page.matchAll(/^\| (`[A-Z_`, ]+`) +\| (.*?) +\| /gm)];
  const listed = rows.flatMap(([, names = "", defaults = ""]) => {
    const list = names.replaceAll("`", "").split(", ");
    const values = list.length === 1 ? [defaults] : defaults.split(", ");
    return list.map((name, index) => ({ name, value: values[index]?.replaceAll("`", "") }));
  });
  expect(listed.map(({ name }) => name).toSorted()).toEqual([...known.keys()].toSorted());
  for (const { name, value } of listed) {
    const [, text, number] = /\.default\((?:"([^"]*)"|(\d+))\)/.exec(known.get(name) ?? "") ?? [];
    const inCode = text ?? number;
    if (inCode !== undefined) expect(value, name).toBe(inCode);
  }
});
