import { readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";

/**
 * Deletes the files of mails in `folder` that name this address, in lower case, in a header or in their text. Returns how many;
 * a dry run only counts.
 */
export async function eraseMailFiles(folder: string, person: string, isDryRun: boolean): Promise<number> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  // Not an address that only ends, or begins, like this one.
  const address = new RegExp(`(?<![\\w.+-])${RegExp.escape(person)}(?![\\w-])`, "i");
  let files = 0;
  for (const { name } of entries.filter((entry) => entry.isFile())) {
    const path = join(folder, name);
    const text = await readFile(path, "utf8");
    if (![text, decodePrintable(text), decodeBase64(text)].some((one) => address.test(one))) continue;
    files += 1;
    if (!isDryRun) await rm(path);
  }
  return files;
}

/** Quoted-printable breaks a line in the middle of an address. */
function decodePrintable(text: string): string {
  return text
    .replace(/=\r?\n/g, "")
    .replace(/=([\dA-F]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}

/** The parts that are base64, as a mail in Arabic is. */
function decodeBase64(text: string): string {
  const blocks = text.match(/^(?:[A-Za-z\d+/]{4,}={0,2}\r?\n)+/gm) ?? [];
  return blocks.map((block) => Buffer.from(block, "base64").toString()).join("\n");
}
