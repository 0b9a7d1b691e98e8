const duration = 1200;

/** The drawn figures count up once 30 % of them is in view. The numbers that are read out stand beside the drawing. */
export function countUp() {
  const drawing = document.querySelector<HTMLElement>("[data-count-up]");
  if (!drawing || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
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
  whenSeen(drawing, () => {
    drawing.dataset["countUp"] = "counting";
    const start = performance.now();
    const step = (now: number) => {
      const left = Math.max(0, 1 - (now - start) / duration);
      if (left === 0) return finish();
      show(1 - left ** 3);
      requestAnimationFrame(step);
    };
    requestAnimationFrame(step);
  });
}

function whenSeen(drawing: HTMLElement, start: () => void) {
  new IntersectionObserver(
    ([seen], observer) => {
      // A drawing taller than the window may never show 30 % of itself.
      const isSeen =
        seen && (seen.intersectionRatio >= 0.3 || seen.intersectionRect.height > innerHeight / 2);
      if (!isSeen) return;
      observer.disconnect();
      start();
    },
    { threshold: [0.1, 0.2, 0.3] },
  ).observe(drawing);
}
