/** A binary heap of numbers; the one with the least cost comes out first. */
export class Heap {
  #costs = new Float32Array(1024);
  #values = new Int32Array(1024);
  #size = 0;

  clear(): void {
    this.#size = 0;
  }

  get isEmpty(): boolean {
    return this.#size === 0;
  }

  push(cost: number, value: number): void {
    if (this.#size === this.#costs.length) this.#grow();
    let index = this.#size++;
    while (index > 0) {
      const parent = (index - 1) >> 1;
      if (this.#cost(parent) <= cost) break;
      this.#copy(parent, index);
      index = parent;
    }
    this.#set(index, cost, value);
  }

  /** Takes out the cheapest value; only to be called while the heap is not empty. */
  pop(): number {
    const top = this.#values[0] ?? -1;
    this.#size -= 1;
    const cost = this.#cost(this.#size);
    let index = 0;
    for (;;) {
      let child = 2 * index + 1;
      if (child >= this.#size) break;
      if (child + 1 < this.#size && this.#cost(child + 1) < this.#cost(child)) child += 1;
      if (this.#cost(child) >= cost) break;
      this.#copy(child, index);
      index = child;
    }
    this.#set(index, cost, this.#values[this.#size] ?? -1);
    return top;
  }

  #cost(index: number): number {
    return this.#costs[index] ?? Infinity;
  }

  #copy(from: number, to: number): void {
    this.#set(to, this.#cost(from), this.#values[from] ?? -1);
  }

  #set(index: number, cost: number, value: number): void {
    this.#costs[index] = cost;
    this.#values[index] = value;
  }

  #grow(): void {
    const costs = new Float32Array(this.#costs.length * 2);
    const values = new Int32Array(this.#values.length * 2);
    costs.set(this.#costs);
    values.set(this.#values);
    this.#costs = costs;
    this.#values = values;
  }
}
