import { useSyncExternalStore } from "react";

const stepMs = 30_000;

/** The time, brought up to date every half minute. */
export function useNow(): number {
  return useSyncExternalStore(watch, currentStep, currentStep);
}

function watch(onStep: () => void) {
  const timer = setInterval(onStep, stepMs);
  return () => clearInterval(timer);
}

/** The same within a step: a component that is drawn again must not find another time. */
function currentStep(): number {
  return Math.floor(Date.now() / stepMs) * stepMs;
}
