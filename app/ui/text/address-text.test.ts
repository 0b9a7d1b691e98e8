import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { AddressText } from "./address-text.tsx";

test.each([
  ["h.marsh@southern-seabirds.example", "h.|marsh@|southern-seabirds.|example"],
  ["ada@example.com", "ada@|example.com"],
])("%s goes on after its @ or a dot, but for a short end", (address, pieces) => {
  const shown = renderToStaticMarkup(createElement(AddressText, { address }));
  expect(shown).toBe(`<bdi dir="ltr">${pieces.replaceAll("|", "<wbr/>")}</bdi>`);
});
