import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

const folder = dirname(createRequire(import.meta.url).resolve("@electric-sql/pglite"));

/**
 * V8 shares compiled WebAssembly within a process for as long as something uses a module of the same bytes. With this one the
 * threads of a run, which open many embedded databases, compile Postgres once.
 */
export const compiledEngine = await WebAssembly.compile(await readFile(join(folder, "pglite.wasm")));
