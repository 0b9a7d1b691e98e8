import { expect, test } from "vitest";
import { matchesQuery } from "./search.ts";

test.each([
  ["الذكاء الاصطناعي في الكويت", "الذكا"],
  ["الذكاء الاصطناعي في الكويت", "ذكاء كويت"],
  ["أول إعلان عن آلة", "اول اعلان اله"],
  ["هيئة كهرباء ومياه دبي", "هيئه كهربا"],
  ["مستشفى الملك فيصل", "مستشفي"],
  ["مشروعًا شمسيًا", "مشروعا"],
  ["يُعلَن", "يعلن"],
  ["Falcon Arabic, a language model", "falcon MODEL"],
  ["Oman launches Duqm-\u20601 on\u00a04 December", "duqm-1 4 december"],
  ["مشاريع 2025 في دبي", "٢٠٢٥"],
  ["مشاريع 2025 في دبي", "۲۰۲۵ مشاریع"],
  ["الطاقة الشمسية", "الطاقةُ الشمسیّه"],
  ["The Gulf’s first fibre–sensor cable", "GULF'S fibre-sensor"],
  ["anything", ""],
])("%s is found by %s", (text, query) => {
  expect(matchesQuery(text, query)).toBe(true);
});

test.each([
  ["الذكاء الاصطناعي", "بلوك"],
  ["الذكاء الاصطناعي في الكويت", "ذكاء قطر"],
  ["Falcon Arabic", "falcons"],
])("%s is not found by %s", (text, query) => {
  expect(matchesQuery(text, query)).toBe(false);
});
