import { setTimeout as wait } from "node:timers/promises";

const windowMs = 600_000;

/** What sending some sixty inquiries takes, on a busy machine. */
const neededMs = 15_000;

/** Budgets of inquiries begin anew every ten minutes of the clock: a test that uses one up waits when such a moment is near. */
export async function awaitInquiryWindow(): Promise<void> {
  const leftMs = windowMs - (Date.now() % windowMs);
  if (leftMs < neededMs) await wait(leftMs + 100);
}
