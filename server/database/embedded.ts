import { fdatasyncSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { NodeFS } from "@electric-sql/pglite/nodefs";
import type { Database } from "./database.ts";
import { lockFolder } from "./folder-lock.ts";

/** PGlite as shipped never asks the disk to keep anything; see docs/decisions/durable-pglite.md. */
class DurableFileSystem extends NodeFS {
  override async init(...[pglite, options]: Parameters<NodeFS["init"]>) {
    const { emscriptenOpts } = await super.init(pglite, options);
    emscriptenOpts.preRun = [...(emscriptenOpts.preRun ?? []), syncFiles];
    return { emscriptenOpts };
  }
}

function syncFiles(module: object) {
  // NODEFS is emscripten's own object and has no published type.
  const { NODEFS } = module as { NODEFS: { stream_ops: { fsync?: (stream: { nfd: number }) => 0 } } };
  NODEFS.stream_ops.fsync = (stream) => {
    fdatasyncSync(stream.nfd);
    return 0;
  };
}

/**
 * Opens the database kept in `folder`, made on first use. One process at a time: a second one is
 * refused with a message that says so.
 */
export async function openEmbedded(folder: string): Promise<Database> {
  await mkdir(folder, { recursive: true });
  const unlock = lockFolder(folder);
  try {
    const pglite = await PGlite.create({
      fs: new DurableFileSystem(join(folder, "postgres")),
      startParams: [
        ...PGlite.defaultStartParams.filter((parameter) => parameter !== "-F"),
        ...["-c", "fsync=on", "-c", "wal_sync_method=fsync"],
      ],
    });
    return databaseOver(pglite, unlock);
  } catch (error) {
    unlock();
    throw error;
  }
}

function databaseOver(pglite: PGlite, unlock: () => void): Database {
  return {
    transaction: (work) =>
      pglite.transaction((transaction) =>
        work({
          async query(statement, parameters) {
            const { rows, affectedRows } = await transaction.query(statement, parameters);
            // The caller states the shape of the row it selects; the driver cannot know it.
            return { rows: rows as never[], affected: affectedRows ?? 0 };
          },
          async execute(script) {
            await transaction.exec(script);
          },
        }),
      ),
    async close() {
      await pglite.close();
      unlock();
    },
  };
}
