import { existsSync, globSync, readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "../../..");
const readText = (path: string) => readFileSync(join(root, path), "utf8");
// npm's own formats; only what is named here is read.
const manifest = JSON.parse(readText("package.json")) as { scripts: Record<string, string> };
const lock = JSON.parse(readText("package-lock.json")) as { packages: Record<string, LockedPackage> };

interface LockedPackage {
  os?: string[];
  cpu?: string[];
  optional?: boolean;
  engines?: { node?: string };
  optionalDependencies?: Record<string, string>;
}

const made = /^(build|data|test-results|artwork\/build)(\/|$)/;
const files = globSync("**/*", { cwd: root, exclude: (path) => path.endsWith("node_modules") }).filter(
  (path) => !made.test(path),
);

test("every shell runs the scripts of package.json", () => {
  const programs = new Set(["node", "npm", ...readdirSync(join(root, "node_modules/.bin"))]);
  for (const [name, script] of Object.entries(manifest.scripts))
    for (const command of script.split(" && ")) {
      expect(command, name).toMatch(/^[\w@:.,/=-]+( [\w@:.,/=-]+)*$/);
      expect(programs, name).toContain(command.split(" ")[0]);
    }
});

test("every file system takes the names of files", () => {
  expect(files.length).toBeGreaterThan(1_000);
  const reserved = /[<>:"|?*\\]|[. ]$|^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i;
  expect(files.filter((path) => reserved.test(basename(path)))).toEqual([]);
  const byName = Map.groupBy(files, (path) => path.toLowerCase());
  expect([...byName.values()].filter((paths) => paths.length > 1)).toEqual([]);
});

test("paths come from Node, and programs that are scripts on Windows from a shell", () => {
  const sources = files.filter((path) => /\.tsx?$/.test(path) && !path.startsWith("tests/nightly/machines/"));
  const mistakes = /import\.meta\.url\)\.pathname|fileURLToPath\(import\.meta\.url\)/;
  expect(sources.filter((path) => mistakes.test(readText(path)))).toEqual([]);
  const server = sources.filter((path) => /^(server|app)\//.test(path));
  expect(server.filter((path) => /(spawn|execFile)(Sync)?\(\s*"npm"/.test(readText(path)))).toEqual([]);
  expect(readText(".gitattributes")).toMatch(/^\* text=auto eol=lf$/m);
});

test("every package that comes with a program for Linux on x64 has one for each platform", () => {
  const isFor = ({ os, cpu }: LockedPackage, platform: string, architecture: string) =>
    os?.includes(platform) === true && cpu?.includes(architecture) === true;
  const families = Object.entries(lock.packages).flatMap(([path, { os, optionalDependencies = {} }]) => {
    const programs = Object.keys(optionalDependencies).flatMap(
      (name) => lock.packages[`node_modules/${name}`] ?? [],
    );
    return !os && programs.some((one) => isFor(one, "linux", "x64")) ? [{ path, programs }] : [];
  });
  expect(families.length).toBeGreaterThan(5);
  for (const name of ["linux arm64", "darwin x64", "darwin arm64", "win32 x64"]) {
    const [platform = "", architecture = ""] = name.split(" ");
    const without = families.filter(
      ({ programs }) => !programs.some((one) => isFor(one, platform, architecture)),
    );
    expect(
      without.map(({ path }) => path),
      name,
    ).toEqual([]);
  }
});

test("npm ci warns of no engine on Node 20, 22 and 24", () => {
  // Scripts run on the Node among the packages, not on the one that npm compares: delete such `engines` in package-lock.json.
  const admits = (range: string, major: number) =>
    range.split("||").some((part) => {
      const [, operator, lowest] = /(>=|>|\^|~)?\s*v?(\d+)/.exec(part) ?? [];
      return !lowest || (operator?.startsWith(">") ? Number(lowest) <= major : Number(lowest) === major);
    });
  const refusing = Object.entries(lock.packages).filter(
    ([, { optional, engines }]) =>
      !optional && ![20, 22, 24].every((major) => admits(engines?.node ?? "", major)),
  );
  expect(refusing.map(([path]) => path)).toEqual([]);
  expect(existsSync(join(root, "node_modules/node/bin/node"))).toBe(true);
});
