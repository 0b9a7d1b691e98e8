import { log } from "../log/log.ts";

/** Request lines a second. A site like this has a few; a flood of them would fill the disk. */
const maxLines = 500;

/** Limits the lines written in each second; how many were left out is logged in the next one that has any. */
export class LineBudget {
  #second = 0;
  #written = 0;
  #leftOut = 0;

  /** Takes one of this second's lines; false when there is none left. */
  take(now = performance.now()): boolean {
    const second = Math.floor(now / 1000);
    if (second !== this.#second) {
      if (this.#leftOut > 0) log("requests_not_logged", { requests: this.#leftOut });
      this.#second = second;
      this.#written = 0;
      this.#leftOut = 0;
    }
    const isFree = this.#written < maxLines;
    if (isFree) this.#written += 1;
    else this.#leftOut += 1;
    return isFree;
  }
}
