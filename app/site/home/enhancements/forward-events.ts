import type { Frame, ToWorker } from "@nawat/scene/worker/messages.ts";
import { requireElement } from "../../enhancements/require-element.ts";

/** Forwards size, pointer, scroll and visibility to the scene. The listeners are passive: the page keeps every event. */
export function forwardEvents(hero: HTMLElement, send: (message: ToWorker) => void, signal: AbortSignal) {
  const options = { passive: true, signal };

  const resizeObserver = new ResizeObserver(() => send({ type: "resize", frame: frameOf(hero) }));
  for (const element of [hero, requireElement(hero, "[data-art]")]) resizeObserver.observe(element);
  signal.addEventListener("abort", () => resizeObserver.disconnect());

  let isNear = true;
  const sendVisibility = () => send({ type: "visibility", isVisible: isNear && !document.hidden });
  const visibilityObserver = new IntersectionObserver(([entry]) => {
    isNear = entry?.isIntersecting ?? false;
    sendVisibility();
  });
  visibilityObserver.observe(requireElement(hero, "canvas"));
  signal.addEventListener("abort", () => visibilityObserver.disconnect());
  document.addEventListener("visibilitychange", sendVisibility, options);

  addEventListener(
    "pointermove",
    ({ pointerType, clientX, clientY }) => {
      // A finger that moves is scrolling.
      if (!isNear || pointerType === "touch") return;
      send({ type: "pointer", x: (clientX / innerWidth) * 2 - 1, y: (clientY / innerHeight) * 2 - 1 });
    },
    options,
  );
  // The scene is fully apart before it begins to leave the viewport.
  const art = requireElement<HTMLElement>(hero, "[data-art]");
  const sendScroll = () => {
    const end = Math.max(hero.offsetTop + art.offsetTop, hero.offsetHeight * 0.35);
    if (isNear) send({ type: "scroll", progress: Math.min(1, scrollY / end) });
  };
  addEventListener("scroll", sendScroll, options);
  sendScroll();
}

/** The canvas, and the box in it that the still fills. */
export function frameOf(hero: HTMLElement): Frame {
  const canvas = requireElement(hero, "canvas").getBoundingClientRect();
  const art = requireElement(hero, "[data-art]").getBoundingClientRect();
  return {
    width: canvas.width,
    height: canvas.height,
    pixelRatio: devicePixelRatio,
    art: { x: art.x - canvas.x, y: art.y - canvas.y, width: art.width, height: art.height },
  };
}
