import { fdatasyncSync, fstatSync } from "node:fs";
import { NodeFS } from "@electric-sql/pglite/nodefs";

/** PGlite by itself never syncs files to disk; see docs/decisions/database.md. */
export class DurableFileSystem extends NodeFS {
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
    // Windows writes names down by itself, and refuses to sync a folder.
    if (process.platform !== "win32" || fstatSync(stream.nfd).isFile()) fdatasyncSync(stream.nfd);
    return 0;
  };
}
