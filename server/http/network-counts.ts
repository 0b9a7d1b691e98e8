/** Sums by network. A network that has nothing left is forgotten, so that there are never more than are active. */
export class NetworkCounts {
  readonly #counts = new Map<string, number>();

  get(network: string): number {
    return this.#counts.get(network) ?? 0;
  }

  add(network: string, amount: number): void {
    const count = this.get(network) + amount;
    if (count > 0) this.#counts.set(network, count);
    else this.#counts.delete(network);
  }
}
