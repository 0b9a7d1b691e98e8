import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

/**
 * Holds `folder` for this process and returns the release. The lock is the kernel's, so it ends with
 * the process however that dies; see docs/decisions/folder-lock.md.
 */
export function lockFolder(folder: string): () => void {
  let file: DatabaseSync | undefined;
  try {
    file = new DatabaseSync(join(folder, "lock"));
    file.exec("pragma locking_mode = exclusive; begin exclusive");
  } catch (error) {
    file?.close();
    const isTaken = error instanceof Error && "errcode" in error && error.errcode === busy;
    const message = isTaken
      ? `Another process is using ${folder}. Stop it first, or set DATA_DIR to another folder.`
      : `${folder} cannot hold the data: its file "lock" cannot be written.`;
    throw new Error(message, { cause: error });
  }
  return () => file.close();
}

/** SQLite's own number for a file that somebody else has locked. */
const busy = 5;
