/** Whether a body could not be read because its sender left, which is no failure of ours. */
export function hasLeft(error: unknown): boolean {
  return (
    error instanceof Error && error.message === "aborted" && "code" in error && error.code === "ECONNRESET"
  );
}
