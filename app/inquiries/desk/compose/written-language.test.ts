import { expect, test } from "vitest";
import { writtenLanguage } from "./written-language.ts";

test.each([
  ["Thank you, we will send the quote on Monday.", "en"],
  ["Merci, nous envoyons le devis lundi.", "en"],
  ["شكرًا، نرسل العرض يوم الاثنين.", "ar"],
  ["نستبدل وحدة PLC S7-300 بوحدة S7-1500، ونبقي محرّكات Sinamics كما هي في خط التعبئة.", "ar"],
  ["الرابط: https://example.com/a/very/long/path/to/the/drawing-of-the-line.pdf", undefined],
  ["شكرًا جزيلًا على رسالتك. https://example.com/a/very/long/path/to/the/drawing.pdf", "ar"],
  ["Thank you for your message.\n\nشكرًا جزيلًا على رسالتك.", undefined],
  ["OK, 24 V", undefined],
  ["", undefined],
])("%s", (text, language) => {
  expect(writtenLanguage(text)).toBe(language);
});
