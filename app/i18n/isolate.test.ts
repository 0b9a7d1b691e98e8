import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { MixedText } from "./isolate.tsx";

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

test("an Arabic letter joined to a Latin name does not join its run", () => {
  expect(renderMixedText("PLC وSCADA")).toBe('<bdi dir="ltr">PLC</bdi> و<bdi dir="ltr">SCADA</bdi>');
});

test("figures joined to a Latin letter begin its run", () => {
  expect(renderMixedText("مكعب من قياس 3U صُمّم")).toBe('مكعب من قياس <bdi dir="ltr">3U</bdi> صُمّم');
  expect(renderMixedText("كابل تو أفريكا (2Africa).")).toBe('كابل تو أفريكا (<bdi dir="ltr">2Africa</bdi>).');
  expect(renderMixedText("بسعة 2.5D و10 سنتيمترات")).toBe('بسعة <bdi dir="ltr">2.5D</bdi> و10 سنتيمترات');
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
  expect(renderMixedText("بلغت 1,000 ميغاواط")).toBe("بلغت 1,000 ميغاواط");
});

test("an English sentence is left as it is", () => {
  expect(renderMixedText("C++ and ROS 2")).toBe("C++ and ROS 2");
});

function renderMixedText(text: string): string {
  return renderToStaticMarkup(createElement(MixedText, { text }));
}
