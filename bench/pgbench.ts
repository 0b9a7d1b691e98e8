import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

const execFileAsync = promisify(execFile);

/** Runs `script` again and again for five seconds from as many connections as our server has; resolves with runs per second. */
export async function runPgbench(databaseUrl: string, script: string, connections: number): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), "nawat-pgbench-"));
  const file = join(folder, "script.sql");
  try {
    await writeFile(file, script);
    // Statements as they are, unprepared: our server sends them so.
    const parameters = ["-n", "-M", "simple", "-c", String(connections), "-j", "2", "-T", "5", "-f", file];
    const { stdout } = await execFileAsync("pgbench", [...parameters, databaseUrl]);
    const rate = Number(stdout.match(/^tps = ([\d.]+)/m)?.[1]);
    const failed = Number(stdout.match(/number of failed transactions: (\d+)/)?.[1] ?? 0);
    if (!rate || failed > 0) throw new Error(`pgbench could not run the script:\n${stdout}`);
    return rate;
  } finally {
    await rm(folder, { recursive: true });
  }
}
