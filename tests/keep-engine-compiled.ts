import { readFile } from "node:fs/promises";

declare global {
  var compiledEngine: Promise<WebAssembly.Module[]> | undefined;
}

/**
 * V8 keeps compiled WebAssembly for as long as a module of the same bytes is in use. With these, a process that opens many
 * embedded databases one after the other compiles Postgres once. Held globally: Vitest runs this anew for each file.
 */
globalThis.compiledEngine ??= Promise.all(
  ["pglite.wasm", "initdb.wasm"].map(async (name) =>
    WebAssembly.compile(await readFile(new URL(name, import.meta.resolve("@electric-sql/pglite")))),
  ),
);
await globalThis.compiledEngine;
