const duration = 1200;

/** Counts the drawn numbers up once 30 % of the drawing is visible. Screen readers get the sentences beside it. */
export default function countUp(drawing: HTMLElement) {
  const isSeen = drawing.getBoundingClientRect().top < innerHeight;
  if (isSeen || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  const figures = Array.from(drawing.querySelectorAll("[data-figure]"), (digits) => ({
    digits,
    target: Number(digits.textContent),
  }));
  /** From 0 to 1. */
  const show = (share: number) => {
    for (const { digits, target } of figures) digits.textContent = `${Math.round(share * target)}`;
  };
  const finish = () => {
    show(1);
    drawing.dataset["countUp"] = "done";
  };
  show(0);
  drawing.dataset["countUp"] = "waiting";
  addEventListener("beforeprint", finish);
  whenVisible(drawing, () => {
    drawing.dataset["countUp"] = "counting";
    const start = performance.now();
    const step = (now: number) => {
      const remaining = Math.max(0, 1 - (now - start) / duration);
      if (remaining === 0) return finish();
      show(1 - remaining ** 3);
      requestAnimationFrame(step);
    };
    requestAnimationFrame(step);
  });
}

function whenVisible(drawing: HTMLElement, start: () => void) {
  new IntersectionObserver(
    ([entry], observer) => {
      // A drawing taller than the window may never show 30 % of itself.
      const isVisible =
        entry && (entry.intersectionRatio >= 0.3 || entry.intersectionRect.height > innerHeight / 2);
      if (!isVisible) return;
      observer.disconnect();
      start();
    },
    { threshold: [0.1, 0.2, 0.3] },
  ).observe(drawing);
}
