import type { Page } from "@playwright/test";

const boxes = ".button-module-button, .badge-module-badge, .tag-module-tag";
const containerSelector = `button, summary, label, legend, [role=tab], nav a, ${boxes}`;

/** What overflows on the page, one line each. An empty list is a page that fits. */
export function findOverflow(page: Page): Promise<string[]> {
  return page.evaluate((containers) => {
    const root = document.documentElement;
    const violations = new Set<string>();
    if (root.scrollWidth > root.clientWidth)
      violations.add(
        `the page is ${root.scrollWidth} px wide, because of ${widest().map(describeElement).join(", ")}`,
      );
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node.parentElement && node.textContent?.trim() && isVisibleText(node.parentElement))
        checkText(node, node.parentElement);
    }
    return [...violations];

    function checkText(text: Node, parent: Element) {
      const ancestors = ancestorsOf(parent);
      if (ancestors.some((one) => isScreenReaderOnly(one) || isCutOrScrolled(one))) return;
      const lines = linesOf(text);
      const isOutside = lines.some(({ left, right }) => left < -1 || right > root.clientWidth + 1);
      if (isOutside && !parent.closest("[tabindex='0']"))
        violations.add(`outside the window: ${describeElement(parent)}`);
      for (const ancestor of ancestors) {
        const { overflowX, overflowY, fontSize } = getComputedStyle(ancestor);
        const box = ancestor.getBoundingClientRect();
        const overLeftOrRight = lines.some(({ left, right }) => left < box.left - 1 || right > box.right + 1);
        // With a tight line height, line boxes reach beyond their glyphs.
        const slack = parseFloat(fontSize) / 4;
        const overTopOrBottom = lines.some(
          ({ top, bottom }) => top < box.top - slack || bottom > box.bottom + slack,
        );
        if (overLeftOrRight && clips(overflowX))
          violations.add(`clipped by ${describeElement(ancestor)}: ${describeElement(parent)}`);
        // Clamped text is cut on purpose.
        const isClamped = getComputedStyle(ancestor).webkitLineClamp !== "none";
        if (overTopOrBottom && clips(overflowY) && !isClamped)
          violations.add(`clipped by ${describeElement(ancestor)}: ${describeElement(parent)}`);
        if (overLeftOrRight && ancestor.matches(containers))
          violations.add(`overflows its container: ${describeElement(ancestor)}`);
      }
    }

    function isScreenReaderOnly(element: Element): boolean {
      const { width, height } = element.getBoundingClientRect();
      return width <= 1 && height <= 1 && clips(getComputedStyle(element).overflowX);
    }

    /** On purpose: with an ellipsis, or in a line of links that is moved sideways. */
    function isCutOrScrolled(element: Element): boolean {
      const { textOverflow, overflowX } = getComputedStyle(element);
      return textOverflow === "ellipsis" || (overflowX === "auto" && element.matches("nav, [role=tablist]"));
    }

    function clips(overflow: string): boolean {
      return overflow === "hidden" || overflow === "clip";
    }

    function linesOf(text: Node): DOMRect[] {
      const range = document.createRange();
      range.selectNodeContents(text);
      return [...range.getClientRects()].filter(({ width }) => width > 0);
    }

    /** Neither hidden nor part of a drawing; a select shows one of its options at a time. */
    function isVisibleText(element: Element): boolean {
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
      return !element.closest("[href='#main'], svg, [aria-hidden=true], noscript, select");
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

    function describeElement(element: Element): string {
      const words = element.textContent?.trim().replace(/\s+/g, " ").slice(0, 40);
      return `<${element.localName} class="${element.getAttribute("class") ?? ""}"> ${words}`;
    }
  }, containerSelector);
}
