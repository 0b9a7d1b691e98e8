import { setTimeout as wait } from "node:timers/promises";
import { postInquiry } from "../inquiries.ts";

/** Sends inquiries at a steady rate, requests pages meanwhile, and records the results. */
export class SteadyLoad {
  /** Ids that were answered. */
  readonly acceptedIds: string[] = [];
  /** Answers 503 that say when to try again. */
  unavailable = 0;
  /** Anything else. */
  readonly unexpected: string[] = [];
  /** Milliseconds of the slowest page and health check. */
  slowestPage = 0;
  readonly #url: string;
  readonly #pending = new Set<Promise<void>>();
  readonly #timers: NodeJS.Timeout[];
  #sent = 0;

  constructor(url: string, perSecond: number) {
    this.#url = url;
    this.#timers = [
      setInterval(() => this.#track(this.#send(this.#sent++)), 1000 / perSecond),
      setInterval(() => ["/en", "/health/live"].forEach((path) => this.#track(this.#requestPage(path))), 250),
    ];
  }

  /** Resolves when `isReached`; the test's own timeout ends what never is. */
  async waitUntil(isReached: () => boolean): Promise<void> {
    while (!isReached()) await wait(50);
  }

  /** Sends no more and waits for what is under way. */
  async stop(): Promise<void> {
    for (const timer of this.#timers) clearInterval(timer);
    await Promise.all(this.#pending);
  }

  #track(request: Promise<void>) {
    const settled = request.catch((error: unknown) => void this.unexpected.push(String(error)));
    this.#pending.add(settled);
    void settled.then(() => this.#pending.delete(settled));
  }

  async #send(index: number) {
    const answer = await postInquiry(this.#url, index);
    const body = (await answer.json()) as { id?: string };
    if (answer.status === 200 && body.id) this.acceptedIds.push(body.id);
    else if (answer.status === 503 && answer.headers.has("retry-after")) this.unavailable += 1;
    else this.unexpected.push(`${answer.status} ${JSON.stringify(body)}`);
  }

  async #requestPage(path: string) {
    const startedAt = performance.now();
    const answer = await fetch(this.#url + path);
    await answer.arrayBuffer();
    if (!answer.ok) this.unexpected.push(`${path} ${answer.status}`);
    this.slowestPage = Math.max(this.slowestPage, performance.now() - startedAt);
  }
}
