import { expect, test } from "vitest";
import { whatsappUrl } from "./whatsapp-url.ts";

test.each([
  ["+961 3 123 456", "https://wa.me/9613123456"],
  ["00961 3 123 456 (office)", "https://wa.me/9613123456"],
  ["+44 (0) 20 7946 0000", "https://wa.me/442079460000"],
  ["+٩٦١ ٣ ١٢٣ ٤٥٦", "https://wa.me/9613123456"],
  ["+961 3 123 456 / +961 1 234 567", "https://wa.me/9613123456"],
])("%s is written to at %s", (text, url) => {
  expect(whatsappUrl(text)).toBe(url);
});

test.each(["03 123 456", "01/234567", "+12 34", "+0 961 312 3456", "call me", ""])(
  "%s is no international number",
  (text) => {
    expect(whatsappUrl(text)).toBeUndefined();
  },
);
