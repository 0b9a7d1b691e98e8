import { readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import PostalMime from "postal-mime";

/** The files of mails in `folder` that hold one of `names`, addresses or references, in a header or in their text. */
export async function findMailFiles(folder: string, names: string[]): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(unlessMissing([]));
  // The whole address must be equal: another one may only end, or begin, like it.
  const anyName = names.map((name) => RegExp.escape(name)).join("|");
  const pattern = new RegExp(`(?<![\\w.+-])(?:${anyName})(?!\\.?[\\w-])`, "i");
  const found = [];
  for (const { name } of entries.filter((entry) => entry.isFile())) {
    const path = join(folder, name);
    // A process may just have given it its name.
    const { headers, text, html } = await PostalMime.parse(await readFile(path).catch(unlessMissing("")));
    if (pattern.test(JSON.stringify([headers, text, html]))) found.push(path);
  }
  return found;
}

export async function deleteFiles(paths: string[]): Promise<void> {
  for (const path of paths) await rm(path, { force: true });
}

/** For what need not be there; throws any other error again. */
function unlessMissing<Value>(value: Value): (error: unknown) => Value {
  return (error) => {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return value;
    throw error;
  };
}
