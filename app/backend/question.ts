import type { Refusal } from "./refusal.ts";
import { pauseLeft } from "./server-pause.ts";

/** What came of asking the server something. */
export type Reply<Answer> = { answer: Answer; refusal?: never } | { refusal: Refusal; answer?: never };

export interface QuestionState<Answer> {
  /** The latest answer; it stays in sight while a newer one is awaited. */
  answer: Answer | undefined;
  /** Why the latest attempt brought no answer. */
  refusal: Refusal | undefined;
  isAsking: boolean;
  /** Nothing came for a while: the network may be gone. What comes after all is shown. */
  isLate: boolean;
}

/** The page says within two seconds that the server does not answer. */
export const lateAfter = 1_500;
const longestPause = 30_000;

/** Whether it is worth asking again without anybody doing anything. */
export function passesByItself({ code }: Refusal): boolean {
  return code === "no_connection" || code === "unavailable";
}

/** One thing asked of the server, as often as it takes. `ask` never rejects. */
export class Question<Answer> {
  readonly #ask: () => Promise<Reply<Answer>>;
  readonly #onChange: (change: Partial<QuestionState<Answer>>) => void;
  #asked = 0;
  #shown = 0;
  #failures = 0;
  #isAwaited = false;
  #isClosed = false;
  #lateTimer: ReturnType<typeof setTimeout> | undefined;
  #againTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(ask: () => Promise<Reply<Answer>>, onChange: (change: Partial<QuestionState<Answer>>) => void) {
    this.#ask = ask;
    this.#onChange = onChange;
  }

  /** An earlier attempt that still hangs may answer as well. */
  ask() {
    const attempt = ++this.#asked;
    this.#isAwaited = true;
    this.#stopTimers();
    this.#lateTimer = setTimeout(() => this.#onChange({ isLate: true }), lateAfter);
    this.#onChange({ isAsking: true, ...(attempt === 1 && { isLate: false }) });
    void this.#ask().then((reply) => this.#receive(attempt, reply));
  }

  /** Asks again when nothing has come, or nothing good: for a network that is back. */
  askIfUnanswered() {
    if (this.#isAwaited || this.#failures > 0) this.ask();
  }

  close() {
    this.#isClosed = true;
    this.#stopTimers();
  }

  #receive(attempt: number, { answer, refusal }: Reply<Answer>) {
    const isNews = refusal ? this.#isAwaited && attempt === this.#asked : attempt > this.#shown;
    if (this.#isClosed || !isNews) return;
    this.#isAwaited = false;
    this.#stopTimers();
    if (refusal) {
      this.#failures += 1;
      const left = this.#shown === 0 && { answer: undefined };
      this.#onChange({ refusal, isAsking: false, isLate: false, ...left });
      if (passesByItself(refusal)) this.#againTimer = setTimeout(() => this.ask(), this.#pause());
    } else {
      this.#shown = attempt;
      this.#failures = 0;
      this.#onChange({ answer, refusal: undefined, isAsking: false, isLate: false });
    }
  }

  #stopTimers() {
    clearTimeout(this.#lateTimer);
    clearTimeout(this.#againTimer);
  }

  /** What the server asked for, and twice as long with each failure. */
  #pause(): number {
    return Math.max(pauseLeft(), Math.min(longestPause, 1_000 * 2 ** (this.#failures - 1)));
  }
}
