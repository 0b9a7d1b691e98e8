import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

/**
 * Holds `folder` for this process and returns the release. The lock is the kernel's, so it ends with
 * the process however that dies; see docs/decisions/folder-lock.md.
 */
export function lockFolder(folder: string): () => void {
  const file = new DatabaseSync(join(folder, "lock"));
  try {
    file.exec("pragma locking_mode = exclusive; begin exclusive");
  } catch {
    file.close();
    throw new Error(`Another process is using ${folder}. Stop it first, or set DATA_DIR to another folder.`);
  }
  return () => file.close();
}
