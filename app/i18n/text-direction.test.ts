import { expect, test } from "vitest";
import { splitByDirection } from "./directed-lines.ts";
import { textDirection } from "./text.ts";

test.each([
  ["Hello", "ltr"],
  ["مرحبا", "rtl"],
  ["STM32 نريد لوحة جديدة تقوم على المعالج", "rtl"],
  ["أحمد asked for a quote, is it ready?", "ltr"],
  ["(C++) برمجة الأنظمة", "rtl"],
  ["شركة الأرز https://www.a-very-long-address.example/with/a/path?and=more", "rtl"],
  ["اكتب إلى someone.with.a.long.name@department.example.com", "rtl"],
  ["https://nawat.example/ar/", "ltr"],
  ["دنה לוי", "rtl"],
  ["ﻣﻬﻨﺪﺱ", "rtl"],
  ["Привет", "ltr"],
  ["李雷", "ltr"],
  ["", "page"],
  ["+961 3 123 456", "page"],
  ["٣٫٥ 😀 …", "page"],
  ["اب ab", "page"],
])("%s runs %s", (text, direction) => {
  expect(textDirection(text, "page")).toBe(direction);
});

test("a text of any length takes no longer than its beginning", () => {
  expect(textDirection(`${"a".repeat(2000)}${"ا".repeat(1_000_000)}`, "page")).toBe("ltr");
});

test("each line has its own direction, one without letters that of the line before", () => {
  expect(splitByDirection("123\nHello\n\nمرحبا\n---\nIoT للمصانع", "rtl")).toEqual([
    { direction: "rtl", lines: ["123"] },
    { direction: "ltr", lines: ["Hello", ""] },
    { direction: "rtl", lines: ["مرحبا", "---", "IoT للمصانع"] },
  ]);
});
