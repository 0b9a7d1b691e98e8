/** Where the sending of a file stands; `sent` are bytes that the server has or is being sent. */
export type UploadState =
  | { kind: "waiting" }
  | { kind: "sending"; sent: number; secondsLeft: number | null }
  | { kind: "lost"; sent: number }
  | { kind: "paused"; sent: number }
  | { kind: "done" }
  | { kind: "refused"; problem: string };

/** `sent` of them, of a file of `size` bytes. */
export function sentBytes(state: UploadState, size: number): number {
  if ("sent" in state) return state.sent;
  return state.kind === "done" ? size : 0;
}
