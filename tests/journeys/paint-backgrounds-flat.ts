import type { Page } from "@playwright/test";

/**
 * Grids and traces under a text keep axe from judging its contrast. A gradient that covers its element is the colour it
 * ends in, as on a button; every other picture goes. To be called again when the colours change.
 */
export async function paintBackgroundsFlat(page: Page) {
  await page.evaluate(() => {
    const elements = [...document.querySelectorAll<HTMLElement>("body, body *")].filter(
      (element) => element instanceof HTMLElement,
    );
    for (const { style } of elements)
      for (const name of ["background-image", "background-color", "-webkit-text-fill-color"])
        style.removeProperty(name);
    const pictured = elements.filter((element) => getComputedStyle(element).backgroundImage !== "none");
    const fills = pictured.map((element) => fillOf(getComputedStyle(element)));
    for (const [index, { style }] of pictured.entries()) {
      style.setProperty("background-image", "none", "important");
      const fill = fills[index];
      if (fill) style.setProperty("background-color", fill, "important");
    }
    // axe reads the fill of the letters, which forced colours change on the screen but not in the computed style.
    const colours = elements.map((element) => getComputedStyle(element).color);
    for (const [index, { style }] of elements.entries())
      style.setProperty("-webkit-text-fill-color", colours[index] ?? "");
    const ornaments = new CSSStyleSheet();
    ornaments.replaceSync(`
      ::before, ::after { background: none !important }
      svg[aria-hidden], [aria-hidden] svg, img[alt=""], canvas, video { visibility: hidden !important }
    `);
    document.adoptedStyleSheets = [ornaments];

    function fillOf({ backgroundImage, backgroundSize }: CSSStyleDeclaration): string | undefined {
      const layers = backgroundImage.split(/, (?=[a-z-]+\()(?!rgb|oklch|color)/);
      const sizes = backgroundSize.split(", ");
      const covering = layers.filter((_, index) =>
        /^(auto|100% 100%)$/.test(sizes[index % sizes.length] ?? ""),
      );
      const ends = covering.map((layer) => layer.match(/rgba?\([^)]*\)/g)?.at(-1));
      return ends.find((end) => end?.startsWith("rgb("));
    }
  });
}
