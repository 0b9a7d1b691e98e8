import type { Locator, Page } from "@playwright/test";
import { expect } from "../browser/shared-server.ts";

/** An element that the Tab key focused. */
export interface TabStop {
  name: string;
  /** Contrast of its focus ring with the background around it; 0 without a ring. */
  ringContrast: number;
  /** In the window, with nothing over its middle. */
  isVisible: boolean;
  /** It is above or before the previous stop in the same list, bar or form. */
  isBackwards: boolean;
}

/** Presses Tab from the start of the page to its end, and says what of the page was never reached. */
export async function tabThroughPage(page: Page): Promise<{ stops: TabStop[]; unreached: string[] }> {
  const stops: TabStop[] = [];
  await page.evaluate(resetFocus);
  for (let pressed = 0; pressed < 300; pressed++) {
    await page.keyboard.press("Tab");
    const stop = await page.evaluate(describeStop);
    if (!stop) return { stops, unreached: await page.evaluate(listUnreached) };
    if (stop !== "a part of the browser's own control") stops.push(stop);
  }
  throw new Error("Tab never reaches the end of the page.");
}

/** Presses Tab until the focus is there. */
export async function tabTo(page: Page, target: Locator) {
  for (let pressed = 0; pressed < 60; pressed++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  await expect(target).toBeFocused();
}

/** In px from the left of the window. */
export async function horizontalCentreOf(target: Locator): Promise<number> {
  const box = await target.boundingBox();
  if (!box) throw new Error("It is not on the screen.");
  return box.x + box.width / 2;
}

/** Runs in the page. Puts the focus before the first stop and the page at its top, wherever they have been. */
function resetFocus() {
  for (const stop of document.querySelectorAll<HTMLElement>("[data-reached]")) delete stop.dataset["reached"];
  scrollTo({ top: 0, behavior: "instant" });
  document.body.tabIndex = -1;
  document.body.focus();
  document.body.removeAttribute("tabindex");
}

/** Runs in the page. Undefined once the focus has left it or has come round. */
function describeStop(): TabStop | "a part of the browser's own control" | undefined {
  const stop = document.activeElement;
  // The parts of a film's controls, and of a date, come one after another, and none has a name outside of it.
  const hasParts =
    stop instanceof HTMLVideoElement || (stop instanceof HTMLInputElement && stop.type === "date");
  if (hasParts && stop.dataset["reached"] === "last") return "a part of the browser's own control";
  if (!(stop instanceof HTMLElement) || stop === document.body || stop.dataset["reached"]) return undefined;
  const ringElement = [stop, stop.nextElementSibling, ...ancestorsOf(stop)].find(hasFocusRing);
  const previous = document.querySelector<HTMLElement>("[data-reached=last]");
  const isBackwards = previous !== null && isBefore(stop, previous);
  if (previous) previous.dataset["reached"] = "before";
  stop.dataset["reached"] = "last";
  return {
    name: `<${stop.localName}> ${(stop.innerText || stop.ariaLabel || stop.getAttribute("name") || "").trim()}`,
    ringContrast: ringElement ? contrastOfRing(ringElement) : 0,
    isVisible: isVisible(stop) || (ringElement !== undefined && isVisible(ringElement)),
    isBackwards,
  };

  /** Its middle, as far as it is in the window, is its own, or that of the label that stands for it. */
  function isVisible(element: Element): boolean {
    const [line] = element.getClientRects();
    if (!line) return false;
    const [top, bottom] = [Math.max(line.top, 0), Math.min(line.bottom, innerHeight)];
    const over = document.elementFromPoint(line.left + line.width / 2, (top + bottom) / 2);
    return bottom - top > 8 && (element.contains(over) || over === element.closest("label"));
  }

  /** A card may carry the ring of its link, a label that of its box. */
  function ancestorsOf(element: Element): Element[] {
    const parent = element.parentElement;
    return parent && !parent.matches("main, header, footer, body") ? [parent, ...ancestorsOf(parent)] : [];
  }

  function hasFocusRing(element: Element | null): element is Element {
    if (!element) return false;
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    return outlineStyle !== "none" && parseFloat(outlineWidth) >= 2;
  }

  function isBefore(later: Element, earlier: Element): boolean {
    const list = "ul, ol, nav, header, form, [role=group], [role=tablist], .actions";
    const shared = later.parentElement?.closest(list);
    if (!shared?.contains(earlier)) return false;
    const [a, b] = [earlier.getBoundingClientRect(), later.getBoundingClientRect()];
    const isRightToLeft = getComputedStyle(shared).direction === "rtl";
    const goesOn = isRightToLeft ? b.right <= a.left + 1 : b.left >= a.right - 1;
    return b.top + b.height / 2 < a.bottom && !goesOn && b.top <= a.top;
  }

  function contrastOfRing(element: Element): number {
    const { outlineColor, outlineOffset } = getComputedStyle(element);
    const isOutside = parseFloat(outlineOffset) >= 0;
    const [light, dark] = [outlineColor, backgroundOf(isOutside ? element.parentElement : element)]
      .map(luminance)
      .toSorted((a, b) => b - a);
    return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
  }

  function backgroundOf(element: Element | null): string {
    for (let at = element; at; at = at.parentElement) {
      const { backgroundColor } = getComputedStyle(at);
      if (backgroundColor.startsWith("rgb(")) return backgroundColor;
    }
    return "rgb(255, 255, 255)";
  }

  function luminance(colour: string): number {
    const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map((part) => {
      const share = Number(part) / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  }
}

/** Runs in the page. Of radios, one of each group is a stop; what has `tabindex="-1"` is meant to be none. */
function listUnreached(): string[] {
  const focusable = "a[href], button, input, select, textarea, summary, [tabindex='0'], [contenteditable]";
  return [...document.querySelectorAll<HTMLElement>(focusable)]
    .filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true }) &&
        element.tabIndex >= 0 &&
        !element.dataset["reached"],
    )
    .filter((element) => !element.matches(":disabled, [type=radio], [type=hidden]"))
    .map((element) => element.outerHTML.slice(0, 120));
}
