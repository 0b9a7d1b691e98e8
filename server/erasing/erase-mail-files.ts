import { readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";

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
    const text = await readFile(path, "utf8").catch(unlessMissing(""));
    if ([text, decodePrintable(text), decodeBase64(text)].some((one) => pattern.test(one))) found.push(path);
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

/** Quoted-printable breaks a line in the middle of an address. */
function decodePrintable(text: string): string {
  const bytes = text
    .replace(/=\r?\n/g, "")
    .replace(/=([\dA-F]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
  return Buffer.from(bytes, "latin1").toString();
}

/** The parts that are base64, as a mail in Arabic is. */
function decodeBase64(text: string): string {
  const blocks = text.match(/^(?:[A-Za-z\d+/]{4,}={0,2}\r?\n)+/gm) ?? [];
  return blocks.map((block) => Buffer.from(block, "base64").toString()).join("\n");
}
