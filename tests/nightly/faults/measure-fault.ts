import type { Fault } from "./faults.ts";
import type { Installation } from "./installation.ts";
import { MixedLoad } from "./mixed-load.ts";

export interface FaultFigures {
  requests: number;
  answered: number;
  /** Clear 503s. */
  unavailable: number;
  failed: number;
  /** Confirmed inquiries that are not in the database. */
  lost: number;
  /** From the end of the fault until everything was answered again. */
  secondsToRecovery: number;
  slowestSeconds: number;
  /** What went wrong, in words; empty when all is as it should be. */
  violations: string[];
}

const perSecond = 40;
const answersInARow = 30;

/** Lets `fault` happen under load and counts what became of every request. Rejects when the installation does not recover. */
export async function measureFault<Target extends Installation>(
  installation: Target,
  fault: Fault<Target>,
  seconds: number,
): Promise<FaultFigures> {
  const load = new MixedLoad(installation.processes.balancer.url, perSecond);
  await load.waitForAnswers(answersInARow);
  await fault.run(installation, seconds);
  const endedAt = performance.now();
  await load.waitForAnswers(answersInARow);
  await load.stop();
  const lost = await installation.findLost(load.confirmed);
  const { answered, unavailable, failed } = load.outcomes;
  const violations = lost.map((subject) => `${subject} is lost`);
  if (!fault.mayFail) violations.push(...load.problems);
  if (fault.isSeamless && unavailable > 0) violations.push(`${unavailable} requests were refused`);
  return {
    requests: answered + unavailable + failed,
    answered,
    unavailable,
    failed,
    lost: lost.length,
    secondsToRecovery: Math.max(0, load.lastTroubleAt - endedAt) / 1000,
    slowestSeconds: load.slowest / 1000,
    violations,
  };
}
