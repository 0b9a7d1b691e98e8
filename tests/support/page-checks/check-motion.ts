import type { Page } from "@playwright/test";

/** What moves on the page, or would, once everything on it has been seen. */
export async function findMotion(page: Page): Promise<string[]> {
  await scrollThrough(page);
  return page.evaluate(listMotion);
}

/** Brings everything into view that animates when it is seen. */
async function scrollThrough(page: Page) {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
      scrollTo(0, y);
      await new Promise(requestAnimationFrame);
    }
  });
}

/** Runs in the page: what moves, and what would when it is pointed at or changed. */
export function listMotion(): string[] {
  const running = document.getAnimations().map((animation) => `runs: ${animation.id || animation.playState}`);
  const styled = [...document.querySelectorAll("*")].flatMap((element) =>
    [undefined, "::before", "::after"].flatMap((part) => {
      const style = getComputedStyle(element, part);
      const moves =
        // What is inside a video is not rendered, and has no style.
        !["none", ""].includes(style.animationName) ||
        /[1-9]/.test(style.transitionDuration) ||
        style.scrollBehavior === "smooth" ||
        (style.animationTimeline && style.animationTimeline !== "auto");
      return moves ? [`would: ${element.localName}.${element.getAttribute("class")}${part ?? ""}`] : [];
    }),
  );
  const drawn = [...document.querySelectorAll("animate, animateTransform, animateMotion, video[autoplay]")];
  return [...running, ...styled, ...drawn.map((element) => `drawn: ${element.localName}`)];
}
