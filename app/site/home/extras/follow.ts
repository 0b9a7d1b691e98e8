import type { Frame, ToStage } from "../../../scene/stage/messages.ts";
import { part } from "../../extras/part.ts";

/** Tells the scene what the visitor sees of it and does: size, pointer, scroll, visibility. Nothing is kept from the page. */
export function follow(hero: HTMLElement, send: (message: ToStage) => void, signal: AbortSignal) {
  const passively = { passive: true, signal };

  const sizes = new ResizeObserver(() => send({ type: "resize", frame: frameOf(hero) }));
  for (const sized of [hero, part(hero, ".hero-art")]) sizes.observe(sized);
  signal.addEventListener("abort", () => sizes.disconnect());

  let isNear = true;
  const tellSeen = () => send({ type: "seen", seen: isNear && !document.hidden });
  const sights = new IntersectionObserver(([entry]) => {
    isNear = entry?.isIntersecting ?? false;
    tellSeen();
  });
  sights.observe(part(hero, "canvas"));
  signal.addEventListener("abort", () => sights.disconnect());
  document.addEventListener("visibilitychange", tellSeen, passively);

  addEventListener(
    "pointermove",
    ({ pointerType, clientX, clientY }) => {
      // A finger that moves is scrolling.
      if (!isNear || pointerType === "touch") return;
      send({ type: "pointer", x: (clientX / innerWidth) * 2 - 1, y: (clientY / innerHeight) * 2 - 1 });
    },
    passively,
  );
  // All is apart before the picture begins to leave the window.
  const art = part<HTMLElement>(hero, ".hero-art");
  const tellScroll = () => {
    const end = Math.max(hero.offsetTop + art.offsetTop, hero.offsetHeight * 0.35);
    if (isNear) send({ type: "scroll", way: Math.min(1, scrollY / end) });
  };
  addEventListener("scroll", tellScroll, passively);
  tellScroll();
}

/** The canvas, and the box in it that the still fills. */
export function frameOf(hero: HTMLElement): Frame {
  const canvas = part(hero, "canvas").getBoundingClientRect();
  const art = part(hero, ".hero-art").getBoundingClientRect();
  return {
    width: canvas.width,
    height: canvas.height,
    pixelRatio: devicePixelRatio,
    art: { x: art.x - canvas.x, y: art.y - canvas.y, width: art.width, height: art.height },
  };
}
