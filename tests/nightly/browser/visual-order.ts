import type { Page } from "@playwright/test";

/** A run of text in logical order, and in visual order: its characters from left to right, line by line. */
export interface TextRun {
  written: string;
  shown: string;
}

/**
 * Every run of Latin letters and figures on the page, measured character by character. Spaces are left out: at the end of
 * a line they have no place. What stands in one `<bdi>` is one text, however it was put together.
 */
export function findLatinRuns(page: Page): Promise<TextRun[]> {
  return page.evaluate(() => {
    const latinRun = /[+$]?[A-Za-z0-9](?:[A-Za-z0-9 @._/+#:%,$–-]*[A-Za-z0-9+#%/])?/g;
    return textsOf(document.body).flatMap((nodes) => {
      const characters = nodes.flatMap(charactersOf);
      const text = characters.map(({ character }) => character).join("");
      const runs = [...text.matchAll(latinRun)].map(({ index, 0: run }) => ({
        written: withoutSpaces(run),
        shown: inVisualOrder(characters.slice(index, index + run.length)),
      }));
      // What is not drawn at this width has no order.
      return runs.filter(({ shown }) => shown !== "");
    });

    function textsOf(element: Element): Text[][] {
      if (element.matches("svg, script, noscript, select, details:not([open]) > :not(summary), .sr-only"))
        return [];
      if (element.localName === "bdi") return [textNodesIn(element)];
      return [...element.childNodes].flatMap((child) => {
        if (child instanceof Text) return [[child]];
        return child instanceof Element ? textsOf(child) : [];
      });
    }

    function textNodesIn(node: Node): Text[] {
      return node instanceof Text ? [node] : [...node.childNodes].flatMap(textNodesIn);
    }

    function charactersOf(node: Text) {
      return [...node.data].map((character, index) => {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + 1);
        return { character, box: range.getClientRects()[0] };
      });
    }

    function inVisualOrder(characters: { character: string; box: DOMRect | undefined }[]): string {
      const visible = characters.flatMap(({ character, box }) => (box ? [{ character, box }] : []));
      const fromTheLeft = visible.toSorted((a, b) => {
        const isSameLine = Math.abs(a.box.top - b.box.top) < a.box.height / 2;
        return isSameLine ? a.box.left - b.box.left : a.box.top - b.box.top;
      });
      return withoutSpaces(fromTheLeft.map(({ character }) => character).join(""));
    }

    function withoutSpaces(text: string): string {
      return text.replaceAll(/\s/g, "");
    }
  });
}
