/** Room for the ring around what has the focus. */
const clearance = 8;

type Placement = "bottom" | "top" | "hidden";

/**
 * Keeps toasts off whatever has the focus: at the bottom of what an on-screen keyboard leaves of the window, else at its top,
 * else hidden until there is room. Returns its cleanup.
 */
export function placeToasts(box: HTMLElement): () => void {
  const place = () => {
    const { top, bottom } = visibleArea();
    box.style.setProperty("--above", `${top}px`);
    box.style.setProperty("--below", `${innerHeight - bottom}px`);
    box.dataset["placement"] = placementFor(box);
    // The page's foot, and lists that scroll by themselves, end above the toasts.
    document.documentElement.style.setProperty("--notice-room", `${box.offsetHeight}px`);
  };
  const listeners = new AbortController();
  const { signal } = listeners;
  for (const type of ["focusin", "input"]) document.addEventListener(type, place, { signal });
  // Where the focus goes elsewhere, that place counts: between the two, a toast would leave the pointer that presses it.
  document.addEventListener("focusout", ({ relatedTarget }) => relatedTarget ?? place(), { signal });
  document.addEventListener("scroll", place, { capture: true, passive: true, signal });
  for (const target of [window, window.visualViewport]) {
    target?.addEventListener("resize", place, { signal });
    target?.addEventListener("scroll", place, { signal });
  }
  const sizes = new ResizeObserver(place);
  sizes.observe(box);
  sizes.observe(document.body);
  place();
  return () => {
    listeners.abort();
    sizes.disconnect();
    document.documentElement.style.removeProperty("--notice-room");
  };
}

/** The pointer or the focus is on a toast, or nobody can see it. */
export function isDismissalPaused(): boolean {
  return (
    document.hidden ||
    document.querySelector("[data-placement]:is(:hover, :focus-within, [data-placement=hidden])") !== null
  );
}

function placementFor(box: HTMLElement): Placement {
  const focused = document.activeElement;
  const current = box.dataset["placement"] === "top" ? "top" : "bottom";
  // It stays under a pointer that presses it.
  if (box.contains(focused)) return current;
  if (!focused || focused === document.body) return "bottom";
  const area = visibleArea();
  const taken = focused.getBoundingClientRect();
  // What fills most of the window, such as the main part of a page that was just reached, leaves no choice.
  if (taken.height >= 0.8 * (area.bottom - area.top)) return "bottom";
  // The toast lies above the actions at the foot of the window.
  if (focused instanceof HTMLElement && taken.top >= innerHeight - footHeight(box)) return "bottom";
  const choices: Placement[] = current === "top" ? ["top", "bottom"] : ["bottom", "top"];
  return choices.find((choice) => fits(choice, box, taken)) ?? "hidden";
}

function fits(choice: Placement, box: HTMLElement, taken: DOMRect): boolean {
  const { top, bottom } = visibleArea();
  const { left, right, height } = box.getBoundingClientRect();
  const margin = Number.parseFloat(getComputedStyle(box).marginBlockEnd);
  const end = Math.min(bottom, innerHeight - footHeight(box));
  const start = choice === "bottom" ? end - margin - height : top + margin;
  return (
    taken.right + clearance <= left ||
    taken.left - clearance >= right ||
    taken.bottom + clearance <= start ||
    taken.top - clearance >= start + height
  );
}

/** Of what lies over the foot of the window, in px. */
function footHeight(box: HTMLElement): number {
  return Number.parseFloat(getComputedStyle(box).scrollMarginBlockEnd);
}

/** In px of the window; an on-screen keyboard takes its part of it. */
function visibleArea(): { top: number; bottom: number } {
  const { visualViewport } = window;
  if (!visualViewport) return { top: 0, bottom: innerHeight };
  return { top: visualViewport.offsetTop, bottom: visualViewport.offsetTop + visualViewport.height };
}
