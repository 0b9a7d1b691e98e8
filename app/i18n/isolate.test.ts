import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { splitRuns } from "./runs.ts";
import { Isolate, MixedText, PhoneText } from "./isolate.tsx";

test("a Latin name in an Arabic sentence is kept together, left to right", () => {
  expect(renderMixedText("نكتب بلغة C++ وعلى ROS 2 كل يوم")).toBe(
    'نكتب بلغة <bdi dir="ltr">C++</bdi> وعلى <bdi dir="ltr" class="short-name">ROS 2</bdi> كل يوم',
  );
});

test("brackets and the full stop of the Arabic sentence stay outside", () => {
  expect(renderMixedText("واجهات برمجية (API).")).toBe('واجهات برمجية (<bdi dir="ltr">API</bdi>).');
  expect(renderMixedText("اكتب إلى hello@nawat.example.")).toBe(
    'اكتب إلى <bdi dir="ltr">hello@nawat.example</bdi>.',
  );
});

test("a hyphen that does not break keeps a name together", () => {
  expect(renderMixedText("منفذ USB\u2011C")).toBe('منفذ <bdi dir="ltr">USB\u2011C</bdi>');
});

test("an Arabic letter joined to a Latin name does not join its run", () => {
  expect(renderMixedText("PLC وSCADA")).toBe('<bdi dir="ltr">PLC</bdi> و<bdi dir="ltr">SCADA</bdi>');
});

test("figures joined to a Latin letter begin its run", () => {
  expect(renderMixedText("مكعب من قياس 3U صُمّم")).toBe('مكعب من قياس <bdi dir="ltr">3U</bdi> صُمّم');
  expect(renderMixedText("كابل تو أفريكا (2Africa).")).toBe('كابل تو أفريكا (<bdi dir="ltr">2Africa</bdi>).');
  expect(renderMixedText("بسعة 2.5D و10 سنتيمترات")).toBe('بسعة <bdi dir="ltr">2.5D</bdi> و10 سنتيمترات');
});

test("a figure stays before its unit", () => {
  expect(renderMixedText("جهد 12 V عند 45 °C وتيار 2.5 mA")).toBe(
    'جهد <bdi dir="ltr" class="short-name">12 V</bdi> عند <bdi dir="ltr" class="short-name">45 °C</bdi> وتيار <bdi dir="ltr" class="short-name">2.5 mA</bdi>',
  );
  expect(renderMixedText("في 2025 Siemens")).toBe('في 2025 <bdi dir="ltr">Siemens</bdi>');
});

test("a short name of several parts has a class of its own, a long one may be broken", () => {
  expect(renderMixedText("نموذج (Falcon Arabic)")).toBe(
    'نموذج (<bdi dir="ltr" class="short-name">Falcon Arabic</bdi>)',
  );
  expect(renderMixedText("شركة WSP Parsons Brinckerhoff")).toBe(
    'شركة <bdi dir="ltr">WSP Parsons Brinckerhoff</bdi>',
  );
});

test("figures with a sign keep it on its side", () => {
  expect(renderMixedText("نسبة 35% في 2025-2027.")).toBe(
    'نسبة <bdi dir="ltr">35%</bdi> في <bdi dir="ltr" class="short-name">2025-2027</bdi>.',
  );
  expect(renderMixedText("خط 3.3 فولت (±5%)")).toBe('خط 3.3 فولت (<bdi dir="ltr">±5%</bdi>)');
  expect(renderMixedText("بلغت 1,000 ميغاواط")).toBe("بلغت 1,000 ميغاواط");
  expect(renderMixedText("توجيه 2014/53/EU")).toBe(
    'توجيه <bdi dir="ltr" class="short-name">2014/53/EU</bdi>',
  );
  expect(renderMixedText("توقيت UTC+5:30: ثابت")).toBe('توقيت <bdi dir="ltr">UTC+5:30</bdi>: ثابت');
});

test("an English sentence is left as it is", () => {
  expect(renderMixedText("C++ and ROS 2")).toBe("C++ and ROS 2");
});

test.each([
  ["STM32 نريد لوحة تقوم على", 'dir="rtl"><bdi dir="ltr">STM32</bdi> نريد لوحة تقوم على'],
  ["شركة الأرز (C++)", 'dir="rtl">شركة الأرز (<bdi dir="ltr">C++</bdi>)'],
  [
    "من 5-10 أجهزة و5 - 7 أيام",
    'dir="rtl">من <bdi dir="ltr">5-10</bdi> أجهزة و<bdi dir="ltr">5 - 7</bdi> أيام',
  ],
  ["اتصلوا على +961 3 123 456", 'dir="rtl">اتصلوا على <bdi dir="ltr">+961 3 123 456</bdi>'],
  ["هاتف 03 123456", 'dir="rtl">هاتف <bdi dir="ltr">03 123456</bdi>'],
  ["الميزانية $5,000-$10,000", 'dir="rtl">الميزانية <bdi dir="ltr">$5,000-$10,000</bdi>'],
  ["ملف board_v2.1.zip مرفق", 'dir="rtl">ملف <bdi dir="ltr">board_v2.1.zip</bdi> مرفق'],
  ["القطعة 74HC595 و S7-300", 'dir="rtl">القطعة <bdi dir="ltr">74HC595</bdi> و <bdi dir="ltr">S7-300</bdi>'],
  ["أحمد خوري, 12 (new) boards", 'dir="ltr"><bdi dir="rtl">أحمد خوري</bdi>, 12 (new) boards'],
  ["Cedar Water (C++)", 'dir="ltr">Cedar Water (C++)'],
  ["12 / 7", 'dir="auto">12 / 7'],
])("%s, which somebody wrote, has its own direction and keeps runs of the other together", (text, shown) => {
  const markup = renderToStaticMarkup(createElement(Isolate, null, text));
  expect(markup.replaceAll(' class="short-name"', "")).toBe(`<bdi ${shown}</bdi>`);
});

test.each([
  ["+٩٦١ ٣ ١٢٣ ٤٥٦", '<bdi dir="ltr"><bdo dir="ltr">+٩٦١ ٣ ١٢٣ ٤٥٦</bdo></bdi>'],
  ["(+961) 3-123 456", '<bdi dir="ltr"><bdo dir="ltr">(+961) 3-123 456</bdo></bdi>'],
  ["٠٣ ١٢٣ تحويلة ١٢", '<bdi dir="rtl"><bdo dir="ltr">٠٣ ١٢٣</bdo> تحويلة <bdo dir="ltr">١٢</bdo></bdi>'],
])("the groups of the number %s keep their order", (number, shown) => {
  expect(renderToStaticMarkup(createElement(PhoneText, { number }))).toBe(shown);
});

test("a text with a run at each letter takes a time that grows as it does", () => {
  for (const piece of ["1", "1,", "1-", "1 ", "1%", "a.", "اa", "ا 1 ", "+", "$1"]) {
    const timeOf = (length: number) => {
      const start = performance.now();
      splitRuns(`ا${piece.repeat(length / piece.length)}`, "rtl");
      splitRuns(`ا${piece.repeat(length / piece.length)}`, "ltr");
      return performance.now() - start;
    };
    timeOf(2000);
    expect(timeOf(200_000), piece).toBeLessThan(1000 * Math.max(timeOf(2000), 5));
  }
});

function renderMixedText(text: string): string {
  return renderToStaticMarkup(createElement(MixedText, { text }));
}
