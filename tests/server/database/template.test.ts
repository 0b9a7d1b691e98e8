import { existsSync } from "node:fs";
import { symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { zstdCompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { createEmptyDataFolder } from "../../support/data-folder.ts";
import { toFrame } from "../../../server/database/embedded/frames.ts";
import { copyTemplate, findTemplate, packFolder } from "../../../server/database/embedded/template.ts";

test.each([
  ["a path upwards", ["../outside", Buffer.from("x")]],
  ["a path upwards in the middle", ["base/../../outside", Buffer.from("x")]],
  ["a folder upwards", ["../outside", undefined]],
  ["an absolute path", ["/tmp/nawat-outside", Buffer.from("x")]],
  ["a path of Windows", ["C:\\outside", Buffer.from("x")]],
  ["no path", [undefined, Buffer.from("x")]],
  ["a link", ["base", { link: "/etc" }]],
])("a template with %s is not copied, and nothing is written outside", async (_name, entry) => {
  const [folder, templates] = [await createEmptyDataFolder(), await createEmptyDataFolder()];
  await writeFile(await findTemplate(templates), zstdCompressSync(toFrame(entry)));
  await expect(copyTemplate(folder, templates)).rejects.toThrow("An entry is none of a database");
  expect(existsSync(join(folder, "../outside")) || existsSync("/tmp/nawat-outside")).toBe(false);
});

test("a link is not packed", async () => {
  const folder = await createEmptyDataFolder();
  await symlink("/etc", join(folder, "base"));
  await expect(packFolder(folder)).rejects.toThrow("neither a file nor a folder");
});
