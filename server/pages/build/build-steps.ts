import type { Plugin } from "vite";

const mark = "Step: ";

/** Says what the build does next, for `build-if-stale.ts`, which shows no other line of it. */
export function announceStep(step: string): void {
  console.log(mark + step);
}

/** The step that a line of the build announces. */
export function parseStep(line: string): string | undefined {
  return line.startsWith(mark) ? line.slice(mark.length) : undefined;
}

/** Announces the steps of Vite and React Router, which renders the pages in Vite's preview server. */
export function announceSteps(): Plugin {
  return {
    name: "announce-steps",
    buildApp: { order: "pre", handler: async () => announceStep("bundling scripts and styles") },
    configurePreviewServer: () => announceStep("writing pages"),
  };
}
