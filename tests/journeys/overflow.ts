import type { Page } from "@playwright/test";

/** What of the page sticks out, each a line for the reader of the report. An empty list is a page that fits. */
export function findOverflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const root = document.documentElement;
    const frames = "button, .btn, summary, label, legend, [role=tab], .badge, .label, nav a";
    const faults = new Set<string>();
    if (root.scrollWidth > root.clientWidth)
      faults.add(`the page is ${root.scrollWidth} px wide, because of ${widest().map(show).join(", ")}`);
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node.parentElement && node.textContent?.trim() && isRead(node.parentElement))
        judgeText(node, node.parentElement);
    }
    return [...faults];

    function judgeText(text: Node, parent: Element) {
      const ancestors = ancestorsOf(parent);
      if (ancestors.some(isForEarsAlone)) return;
      const lines = linesOf(text);
      const isOutside = lines.some(({ left, right }) => left < -1 || right > root.clientWidth + 1);
      if (isOutside && !parent.closest("[tabindex='0']")) faults.add(`outside the window: ${show(parent)}`);
      for (const around of ancestors) {
        const { overflowX, overflowY, fontSize } = getComputedStyle(around);
        const box = around.getBoundingClientRect();
        const overLeftOrRight = lines.some(({ left, right }) => left < box.left - 1 || right > box.right + 1);
        // Lines set tight reach beyond their letters.
        const slack = parseFloat(fontSize) / 4;
        const overTopOrBottom = lines.some(
          ({ top, bottom }) => top < box.top - slack || bottom > box.bottom + slack,
        );
        if (overLeftOrRight && clips(overflowX)) faults.add(`clipped by ${show(around)}: ${show(parent)}`);
        // The specification shows so many lines and no more.
        const isClamped = getComputedStyle(around).webkitLineClamp !== "none";
        if (overTopOrBottom && clips(overflowY) && !isClamped)
          faults.add(`clipped by ${show(around)}: ${show(parent)}`);
        if (overLeftOrRight && around.matches(frames)) faults.add(`bursts its frame: ${show(around)}`);
      }
    }

    function isForEarsAlone(element: Element): boolean {
      const { width, height } = element.getBoundingClientRect();
      return width <= 1 && height <= 1 && clips(getComputedStyle(element).overflowX);
    }

    function clips(overflow: string): boolean {
      return overflow === "hidden" || overflow === "clip";
    }

    function linesOf(text: Node): DOMRect[] {
      const range = document.createRange();
      range.selectNodeContents(text);
      return [...range.getClientRects()].filter(({ width }) => width > 0);
    }

    /** Neither hidden nor drawn; the list of a select shows one line at a time. */
    function isRead(element: Element): boolean {
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
      return !element.closest(".skip, svg, [aria-hidden=true], noscript, select");
    }

    function ancestorsOf(element: Element): Element[] {
      const parent = element.parentElement;
      const isBlock = getComputedStyle(element).display !== "inline";
      return [...(isBlock ? [element] : []), ...(parent ? ancestorsOf(parent) : [])];
    }

    function widest(): Element[] {
      const wide = [...document.body.querySelectorAll("*")].filter((element) => {
        const { left, right } = element.getBoundingClientRect();
        return left < -1 || right > root.clientWidth + 1;
      });
      return wide
        .filter((element) => !wide.some((other) => element !== other && element.contains(other)))
        .slice(0, 3);
    }

    function show(element: Element): string {
      const words = element.textContent?.trim().replace(/\s+/g, " ").slice(0, 40);
      return `<${element.localName} class="${element.getAttribute("class") ?? ""}"> ${words}`;
    }
  });
}
