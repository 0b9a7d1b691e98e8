import { useState, useTransition } from "react";

export interface Asked<Answer> {
  /** To be read with `use` below a Suspense boundary. */
  answer: Promise<Answer>;
  /** A newer answer is on its way; the last one stays in sight meanwhile. */
  isAsking: boolean;
  askAgain: () => void;
}

/** Asks once when first drawn, and again on demand. `ask` answers refusals too: it never rejects. */
export function useAnswer<Answer>(ask: () => Promise<Answer>): Asked<Answer> {
  const [answer, setAnswer] = useState(ask);
  const [isAsking, startAsking] = useTransition();
  const askAgain = () => startAsking(() => setAnswer(ask()));
  return { answer, isAsking, askAgain };
}
