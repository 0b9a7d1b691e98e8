/** However many ask at once, the question is put once at a time, and its answer is kept for `lifetimeMs`. */
export function shareAnswer<Answer>(ask: () => Promise<Answer>, lifetimeMs: number): () => Promise<Answer> {
  let answer: Promise<Answer> | undefined;
  let answeredAt = Infinity;
  return () => {
    if (performance.now() - answeredAt > lifetimeMs) answer = undefined;
    if (answer) return answer;
    answeredAt = Infinity;
    answer = ask().finally(() => (answeredAt = performance.now()));
    return answer;
  };
}
