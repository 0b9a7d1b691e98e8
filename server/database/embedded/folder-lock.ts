import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

export class FolderLockedError extends Error {}

/**
 * Locks `folder` for this process and returns how to unlock it. The lock is the kernel's, so it ends with the process however that
 * dies. Throws FolderLockedError while another one has it.
 */
export function lockFolder(folder: string): () => void {
  const path = join(folder, "lock");
  let file: DatabaseSync | undefined;
  try {
    // Another user that may read the file could lock it, too.
    if (!existsSync(path)) writeFileSync(path, "", { mode: 0o600 });
    file = new DatabaseSync(path);
    file.exec("pragma locking_mode = exclusive; begin exclusive");
  } catch (error) {
    file?.close();
    const isLocked = error instanceof Error && "errcode" in error && error.errcode === sqliteBusy;
    if (isLocked) {
      const message = `Another process is using ${folder}. Stop it first, or set DATA_DIR to another folder.`;
      throw new FolderLockedError(message, { cause: error });
    }
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(
      `The file "lock" in ${folder} cannot be used (${reason}). Is the disk full, or does the file belong to another user?`,
      { cause: error },
    );
  }
  return () => file.close();
}

/** SQLITE_BUSY: another process has locked the file. */
const sqliteBusy = 5;
