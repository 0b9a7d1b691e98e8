/** How long the mails of each inquiry kept their reader busy today, in this process. */
export class ParsingTime {
  readonly #maxMs: number;
  readonly #spentMs = new Map<string, number>();
  #day = "";

  constructor(maxMs: number) {
    this.#maxMs = maxMs;
  }

  isSpent(inquiryId: string): boolean {
    const today = new Date().toISOString().slice(0, 10);
    if (today !== this.#day) this.#spentMs.clear();
    this.#day = today;
    return (this.#spentMs.get(inquiryId) ?? 0) >= this.#maxMs;
  }

  async measure<Result>(inquiryId: string, work: () => Promise<Result>): Promise<Result> {
    const start = performance.now();
    const result = await work();
    this.#spentMs.set(inquiryId, (this.#spentMs.get(inquiryId) ?? 0) + performance.now() - start);
    return result;
  }
}
