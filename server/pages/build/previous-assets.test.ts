import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { putBackAssets, setAside } from "./previous-assets.ts";

test("the assets of the version before are there after a build, those before it are not", async () => {
  const folder = await mkdtemp(join(tmpdir(), "nawat-build-"));
  const assets = join(folder, "client/assets");
  /** As the build does it: it empties the folder, and writes what it makes. */
  async function build(...names: string[]) {
    await setAside(folder);
    await rm(folder, { recursive: true });
    await mkdir(assets, { recursive: true });
    for (const name of names) await writeFile(join(assets, name), name);
    await putBackAssets(folder);
    return (await readdir(assets)).toSorted();
  }
  expect(await build("root-1.js", "react-1.js")).toEqual(["react-1.js", "root-1.js"]);
  expect(await build("root-2.js", "react-1.js")).toEqual(["react-1.js", "root-1.js", "root-2.js"]);
  // The same version once more: pages of the one before may still be open.
  expect(await build("root-2.js", "react-1.js")).toEqual(["react-1.js", "root-1.js", "root-2.js"]);
  expect(await build("root-3.js", "react-1.js")).toEqual(["react-1.js", "root-2.js", "root-3.js"]);
  await rm(folder, { recursive: true });
});
