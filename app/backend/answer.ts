import { useCallback, useEffect, useRef, useState } from "react";
import { Question, type QuestionState, type Reply } from "./question.ts";

export interface Asked<Answer> extends QuestionState<Answer> {
  askAgain: () => void;
}

/**
 * Asks `ask` (kept with `useCallback`) when first drawn, when it changes, and on demand. The answer to the one before stays in
 * sight until the new one has come or failed.
 */
export function useAnswer<Answer>(
  ask: () => Promise<Reply<Answer>>,
  { asksAtOnce = true }: { asksAtOnce?: boolean } = {},
): Asked<Answer> {
  const [state, setState] = useState<QuestionState<Answer>>({
    answer: undefined,
    refusal: undefined,
    isAsking: asksAtOnce,
    isLate: false,
  });
  const current = useRef<Question<Answer>>(undefined);

  useEffect(() => {
    const question = new Question(ask, (change) => setState((before) => ({ ...before, ...change })));
    const retry = () => question.askIfUnanswered();
    current.current = question;
    if (asksAtOnce) question.ask();
    window.addEventListener("online", retry);
    return () => {
      window.removeEventListener("online", retry);
      question.close();
    };
  }, [ask, asksAtOnce]);

  return { ...state, askAgain: useCallback(() => current.current?.ask(), []) };
}
