import { setTimeout as wait } from "node:timers/promises";
import { type Outcome, sendRequest } from "./requests.ts";

let nextIndex = 0;

/** Sends requests of all kinds at a steady rate and records what became of each. */
export class MixedLoad {
  readonly outcomes: Record<Outcome, number> = { answered: 0, unavailable: 0, failed: 0 };
  /** What failed. */
  readonly problems: string[] = [];
  /** Subjects of the inquiries that were confirmed. */
  readonly confirmed: string[] = [];
  /** Milliseconds of the slowest. */
  slowest = 0;
  #answeredInARow = 0;
  readonly #url: string;
  readonly #pending = new Set<Promise<void>>();
  readonly #timer: NodeJS.Timeout;

  constructor(url: string, perSecond: number) {
    this.#url = url;
    this.#timer = setInterval(() => {
      const sending = this.#send(nextIndex++);
      this.#pending.add(sending);
      void sending.then(() => this.#pending.delete(sending));
    }, 1000 / perSecond);
  }

  /** Resolves when `count` requests, one after the other, were answered; rejects when that takes half a minute. */
  async waitForAnswers(count: number): Promise<void> {
    this.#answeredInARow = 0;
    const deadline = performance.now() + 30_000;
    while (this.#answeredInARow < count) {
      if (performance.now() > deadline)
        throw new Error(`Not answered: ${this.problems.slice(-3).join("; ")}`);
      await wait(20);
    }
  }

  /** Sends no more and waits for what is under way. */
  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await Promise.all(this.#pending);
  }

  async #send(index: number) {
    const startedAt = performance.now();
    const { outcome, problem, confirmed } = await sendRequest(this.#url, index).catch((error: unknown) => ({
      outcome: "failed" as const,
      problem: String(error),
      confirmed: undefined,
    }));
    this.outcomes[outcome] += 1;
    this.slowest = Math.max(this.slowest, performance.now() - startedAt);
    if (problem !== undefined) this.problems.push(problem);
    if (confirmed !== undefined) this.confirmed.push(confirmed);
    this.#answeredInARow = outcome === "answered" ? this.#answeredInARow + 1 : 0;
  }
}
