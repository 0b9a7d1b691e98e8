import { expect, test } from "vitest";
import { fold } from "./fold.ts";

test.each([
  ["Éxport AS csv", "export as csv"],
  ["أغلِق الاستفسار", "اغلق الاستفسار"],
  ["إلى آخره", "الي اخره"],
  ["الرسائل المزعجة", "الرسايل المزعجه"],
  ["مُـــزعج", "مزعج"],
  ["٢٤ و۲۴", "24 و24"],
])("%s is compared as %s", (written, compared) => {
  expect(fold(written)).toBe(compared);
});
