import type { Page } from "@playwright/test";

/**
 * Changes the page so that axe can compute its contrast, which it reports as "incomplete" where a picture lies behind
 * a text. A gradient that covers its element is the colour it ends in, as on a button; every other picture goes.
 * To be called again when the colours change.
 */
export async function flattenBackgrounds(page: Page) {
  await page.evaluate(() => {
    const elements = [...document.querySelectorAll("body, body *")].filter(
      (element) => element instanceof HTMLElement,
    );
    const overridden = [
      "background-image",
      "background-color",
      "-webkit-text-fill-color",
      "position",
      "z-index",
      "visibility",
    ];
    for (const { style } of elements) for (const name of overridden) style.removeProperty(name);
    const plain = new CSSStyleSheet();
    // With a tight line height, text reaches beyond its box, which axe takes for an overlap. What is scrolled out of a pane would be covered.
    // What appears later would inherit the fill that is set below.
    plain.replaceSync(`
      * { line-height: 1.6 !important; -webkit-text-fill-color: currentcolor }
      :has([data-fills-window]) { block-size: auto !important }
      [data-list] :is(thead, tr:not([data-inquiry])), [role=tabpanel] :is(header, h2) { position: static !important }
      [role=tabpanel] nav { flex-wrap: wrap !important }
      [data-inquiry] * { flex-wrap: nowrap !important }
      ::before, ::after { background: none !important }
      svg, img, canvas, video { visibility: hidden !important }
    `);
    document.adoptedStyleSheets = [plain];

    const styles = elements.map((element) => {
      const style = getComputedStyle(element);
      const isPicture = getComputedStyle(element, "::after").borderImageSource !== "none";
      const isBar = style.position === "fixed" && element.matches("[role=group]");
      return { element, color: style.color, fill: fillOf(style), isPicture, isBar };
    });
    for (const { element, color, fill, isPicture, isBar } of styles) {
      // What lies under a bar at the foot of the window would be taken for covered.
      if (isBar) element.style.setProperty("position", "static", "important");
      if (isPicture) element.style.setProperty("visibility", "hidden");
      element.style.setProperty("background-image", "none", "important");
      if (fill) element.style.setProperty("background-color", fill, "important");
      // axe reads the text's fill colour, which forced colours change on the screen but not in the computed style.
      element.style.setProperty("-webkit-text-fill-color", color);
    }

    function fillOf({ backgroundImage, backgroundSize }: CSSStyleDeclaration): string | undefined {
      const layers = backgroundImage.split(/, (?=(?:repeating-)?(?:linear|radial|conic)-gradient\(|url\()/);
      const sizes = backgroundSize.split(", ");
      const covering = layers.filter((_, index) =>
        /^(auto|auto auto|100% 100%)$/.test(sizes[index % sizes.length] ?? ""),
      );
      const ends = covering.map((layer) => layer.match(/rgba?\([^)]*\)/g)?.at(-1));
      return ends.find((end) => end?.startsWith("rgb("));
    }
  });
}

/** Brings texts above empty boxes that overlap them, such as that of a large number beside. */
export async function bringToFront(page: Page, selectors: string[]) {
  await page.evaluate((all) => {
    for (const element of document.querySelectorAll<HTMLElement>(all.join(", "))) {
      if (getComputedStyle(element).position === "static") element.style.setProperty("position", "relative");
      element.style.setProperty("z-index", "2147483647", "important");
    }
  }, selectors);
}
