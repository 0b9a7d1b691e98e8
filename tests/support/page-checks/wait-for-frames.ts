import type { Page } from "@playwright/test";

/** Waits until the page has made this many frames: what must not happen had its chances, however slow the machine is. */
export function waitForFrames(page: Page, frames: number): Promise<void> {
  return page.evaluate(
    (count) =>
      new Promise<void>((resolve) => {
        let left = count;
        const next = () => (left-- > 0 ? requestAnimationFrame(next) : resolve());
        next();
      }),
    frames,
  );
}
