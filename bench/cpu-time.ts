import { readFile } from "node:fs/promises";

/** Seconds of CPU time a process has used so far. NaN where the system does not show it (it is not Linux). */
export async function getCpuTime(processId: number | undefined): Promise<number> {
  const line = await readFile(`/proc/${processId}/stat`, "utf8").catch(() => "");
  // The name stands in brackets and may hold spaces. After it, the 12th and 13th fields are user and system time in hundredths.
  const fields = line.slice(line.lastIndexOf(")") + 2).split(" ");
  return (Number(fields[11]) + Number(fields[12])) / 100;
}
