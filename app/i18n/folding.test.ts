import { expect, test } from "vitest";
import { foldText } from "./folding.ts";

test.each([
  ["Éxport AS csv", "export as csv"],
  ["Straße, ŒUVRE, Ærø, Łódź, Đặng, Iğdır, İSTANBUL", "strasse, oeuvre, aero, lodz, dang, igdir, istanbul"],
  ["ΣΊΣΥΦΟΣ, Ёлка, ԵՐԵՒԱՆ", "σισυφοσ, елка, երեւան"],
  ["أغلِق الاستفسار", "اغلق الاستفسار"],
  ["إلى آخره ٱلذي", "الي اخره الذي"],
  ["الرسائل المزعجة", "الرسايل المزعجه"],
  ["مُـــزعج", "مزعج"],
  ["مسؤول عن شيءٍ", "مسوول عن شي"],
  ["پروژه‌ی چای گلستان", "بروزهي جاي كلستان"],
  ["ٹیکنالوجی ہے، ڈرون", "تيكنالوجي هي, درون"],
  ["ﻣﻬﻨﺪﺱ ﻻﺳﻠﻜﻲ ﷲ", "مهندس لاسلكي الله"],
  ["٢٤ و۲۴ و२४ و２４ و²⁴ و𝟐𝟒", "24 و24 و24 و24 و24 و24"],
  ["٣٫٥٪", "3.5%"],
  ["𝗦𝗼𝗹𝗮𝗿 ﬁle Ｎawat", "solar file nawat"],
  ["N‐5968Q N‑5968Q N–5968Q N—5968Q N−5968Q N－5968Q", "n-5968q n-5968q n-5968q n-5968q n-5968q n-5968q"],
  ["\u2068N-5968Q\u2069 \u202aN-5968Q\u202c \u200eN-5\u00ad968Q\ufeff", "n-5968q n-5968q n-5968q"],
  ["O'Hara O’Hara OʼHara O`Hara O´Hara", "ohara ohara ohara ohara ohara"],
  ["“solar” «شمسي» „Pumpe‟ 12″", "solar شمسي pumpe 12"],
  [" a\tb\n\r\u00a0\u3000c\u2028d\u0085 ", "a b c d"],
  ["می\u200cخواهم 👩\u200d🔧 ❤\ufe0f", "ميخواهم 👩🔧 ❤"],
  ["محمد ﷺ", "محمد"],
  ["C++ (v2.1) a@b.c #5 €", "c++ (v2.1) a@b.c #5 €"],
  ["", ""],
])("%s is compared as %s", (written, compared) => {
  expect(foldText(written)).toBe(compared);
});

test("what is folded stays so, and becomes no more than seven characters of one", () => {
  const wrong: string[] = [];
  for (let code = 1; code < 0x30000; code++) {
    const folded = foldText(String.fromCodePoint(code));
    if (foldText(folded) !== folded || [...folded].length > 7) wrong.push(code.toString(16));
  }
  expect(wrong).toEqual([]);
});

test.each(["Order ", "خطّ تعبئة ", "\u0e48\u0e38", "ﷺ㌖", "e\u0301\u0316", "Жλ१"])(
  "a hundred times as much of %s takes about a hundred times as long",
  (piece) => {
    const timeOf = (length: number) => {
      const text = piece.repeat(length / piece.length);
      const start = performance.now();
      foldText(text);
      return performance.now() - start;
    };
    timeOf(100_000);
    const short = Math.min(timeOf(10_000), timeOf(10_000), timeOf(10_000));
    // Where time grows with the square, it takes ten thousand times as long.
    expect(timeOf(1_000_000)).toBeLessThan(1000 * Math.max(short, 5));
  },
);
