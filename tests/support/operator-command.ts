import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import type { TestDatabase } from "./engines.ts";
import { compileCache, nodeArguments } from "./server-process.ts";

/** Runs `node server/commands/NAME.ts` as `npm run NAME` does, on the data of `testDatabase`. */
export async function runOperatorCommand(
  testDatabase: TestDatabase,
  name: string,
  args: string[],
  environment: Record<string, string> = {},
): Promise<{ code: number; output: string }> {
  const command = join(import.meta.dirname, `../../server/commands/${name}.ts`);
  const child = spawn(process.execPath, [...nodeArguments(), command, ...args], {
    env: {
      PATH: process.env["PATH"],
      DATA_DIR: testDatabase.dataDir,
      DATABASE_URL: testDatabase.databaseUrl ?? "",
      ...compileCache,
      ...environment,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const [output, errors, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, "close") as Promise<[number]>,
  ]);
  return { code, output: output + errors };
}
