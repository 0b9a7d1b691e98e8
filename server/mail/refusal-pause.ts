import { pauseAfterRefusal } from "./sign-in-refusal.ts";

/** After a refused sign-in the server is left alone for a while, in which every mail is refused with the same reason. */
export function createRefusalPause() {
  let refusals = 0;
  let endsAt = 0;
  let reason = "";
  return {
    throwIfPaused() {
      if (performance.now() >= endsAt) return;
      throw Object.assign(new Error("The sign-in was refused"), { code: reason, isRepeated: true });
    },
    /** Returns the error. */
    begin(error: unknown) {
      const code = error instanceof Error && "code" in error ? String(error.code) : "";
      const pauseMs = pauseAfterRefusal(code, refusals + 1);
      if (pauseMs !== undefined) {
        refusals += 1;
        endsAt = performance.now() + pauseMs;
        reason = code;
      }
      return error;
    },
    end() {
      refusals = 0;
    },
  };
}
