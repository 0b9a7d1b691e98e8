import { open } from "node:fs/promises";

/** The names in a folder are on the disk then. Windows opens no folders. */
export function syncFolder(folder: string): Promise<void> {
  return process.platform === "win32" ? Promise.resolve() : sync(folder, "r");
}

export function syncFile(file: string): Promise<void> {
  return sync(file, "r+");
}

async function sync(path: string, flags: string): Promise<void> {
  const handle = await open(path, flags);
  await handle.sync().finally(() => handle.close());
}
