/** Describes an error for the log without what it quotes: messages repeat values, and so what somebody wrote. */
export function describeError(error: unknown): { error: string; code?: string; stack?: string } {
  if (!(error instanceof Error)) return { error: typeof error };
  const stack = listFrames(error);
  return {
    error: withoutQuotes(error.message || error.name),
    ...("code" in error && typeof error.code === "string" && { code: error.code }),
    ...(stack && { stack }),
  };
}

/** A message without its quoted parts. What is quoted may contain quotes, so all between the first and the last goes. */
function withoutQuotes(message: string): string {
  const [first, ...others] = message.matchAll(/["'`“”«»]/g);
  if (!first) return message;
  const end = others.at(-1)?.index ?? message.length;
  return `${message.slice(0, first.index)}…${message.slice(end + 1)}`;
}

function listFrames({ stack = "", message }: Error): string {
  // The message stands before the frames, and one of its lines could look like a frame.
  const start = stack.indexOf(message);
  const frames = start < 0 ? stack : stack.slice(start + message.length);
  return frames.match(/^ {4}at .+$/gm)?.join("\n") ?? "";
}
