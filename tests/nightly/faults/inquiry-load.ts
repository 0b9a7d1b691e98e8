export interface AnsweredInquiry {
  id: string;
  /** When the answer came, by `performance.now()`. */
  at: number;
}

/** A network may have no more connections than this and some. Where a machine is too slow, the rate falls. */
const maxPending = 50;

/** Sends inquiries at a steady rate, each of a visitor of its own, and keeps the answers. */
export class InquiryLoad {
  readonly answered: AnsweredInquiry[] = [];
  /** Clear 503s: the sender is told to try again. */
  unavailable = 0;
  /** Answered with anything else, or not at all. */
  failed = 0;
  /** Milliseconds of the slowest. */
  slowest = 0;
  readonly #url: string;
  readonly #startedAt = performance.now();
  readonly #pending = new Set<Promise<void>>();
  readonly #timer: NodeJS.Timeout;
  #sent = 0;

  /** Sends `count` of them, or until it is stopped. */
  constructor(url: string, perSecond: number, count = Infinity) {
    this.#url = url;
    this.#timer = setInterval(() => {
      // A timer may be late: what is missing is sent at once.
      const due = Math.min(count, ((performance.now() - this.#startedAt) / 1000) * perSecond);
      while (this.#sent < due && this.#pending.size < maxPending) this.#start(this.#sent++);
      if (this.#sent >= count) clearInterval(this.#timer);
    }, 5);
  }

  /** How many a second were sent until now. */
  get rate(): number {
    return this.#sent / ((performance.now() - this.#startedAt) / 1000);
  }

  /** Resolves when so many were answered. */
  async untilAnswered(count: number): Promise<void> {
    while (this.answered.length < count) await new Promise((resolve) => setTimeout(resolve, 20));
  }

  /** Sends no more and waits for what is under way. */
  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await Promise.all(this.#pending);
  }

  #start(index: number) {
    const sending = this.#send(index).catch(() => void (this.failed += 1));
    this.#pending.add(sending);
    void sending.then(() => this.#pending.delete(sending));
  }

  async #send(index: number) {
    const startedAt = performance.now();
    const answer = await fetch(`${this.#url}/functions/v1/submit-inquiry`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({
        type: "contact",
        name: "رنا حداد",
        email: `rana@visitor-${index}.example`,
        subject: `inquiry ${index}`,
        message: "Hello",
      }),
    });
    const at = performance.now();
    this.slowest = Math.max(this.slowest, at - startedAt);
    const { id } = (await answer.json()) as { id: string };
    if (answer.status === 503) return void (this.unavailable += 1);
    if (answer.status !== 200) throw new Error(`HTTP ${answer.status}`);
    return void this.answered.push({ id, at });
  }
}
