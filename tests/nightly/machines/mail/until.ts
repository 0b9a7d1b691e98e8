import { setTimeout as wait } from "node:timers/promises";

/** Whether something holds within a minute. */
export async function until(holds: () => Promise<boolean>, seconds = 60): Promise<boolean> {
  const deadline = performance.now() + seconds * 1000;
  while (performance.now() < deadline) {
    if (await holds()) return true;
    await wait(250);
  }
  return false;
}
