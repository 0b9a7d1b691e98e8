import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { MixedText } from "./isolate.tsx";

test("a Latin name in an Arabic sentence is kept together, left to right", () => {
  expect(shown("نكتب بلغة C++ وعلى ROS 2 كل يوم")).toBe(
    'نكتب بلغة <bdi dir="ltr">C++</bdi> وعلى <bdi dir="ltr">ROS 2</bdi> كل يوم',
  );
});

test("brackets and the full stop of the Arabic sentence stay outside", () => {
  expect(shown("واجهات برمجية (API).")).toBe('واجهات برمجية (<bdi dir="ltr">API</bdi>).');
  expect(shown("اكتب إلى hello@nawat.example.")).toBe('اكتب إلى <bdi dir="ltr">hello@nawat.example</bdi>.');
});

test("an Arabic letter joined to a Latin name does not join its run", () => {
  expect(shown("PLC وSCADA")).toBe('<bdi dir="ltr">PLC</bdi> و<bdi dir="ltr">SCADA</bdi>');
});

test("figures with a sign keep it on its side", () => {
  expect(shown("نسبة 35% في 2025-2027.")).toBe(
    'نسبة <bdi dir="ltr">35%</bdi> في <bdi dir="ltr">2025-2027</bdi>.',
  );
  expect(shown("بلغت 1,000 ميغاواط")).toBe("بلغت 1,000 ميغاواط");
});

test("an English sentence is left as it is", () => {
  expect(shown("C++ and ROS 2")).toBe("C++ and ROS 2");
});

function shown(text: string): string {
  return renderToStaticMarkup(createElement(MixedText, { text }));
}
