import { describe, expect, test } from "vitest";
import { splitQuoted } from "./split-quoted.ts";

describe("what somebody wrote is told from what their mail program repeats", () => {
  test.each([
    ["Gmail", "On Mon, 23 Nov 2026 at 10:00, Nawat <hello@nawat.example> wrote:\n\n> Thank you\n> Nawat"],
    [
      "Gmail, wrapped",
      "On Mon, 23 Nov 2026 at 10:00, Nawat Engineering\n<hello@nawat.example> wrote:\n> Thank you",
    ],
    [
      "Gmail in Arabic",
      "في الاثنين، 23 نوفمبر 2026 في 10:00 ص كتب نواة <\u202ahello@nawat.example\u202c>:\n> شكرًا",
    ],
    ["Apple in Arabic", "بتاريخ 23 نوفمبر 2026، الساعة 10:00، كتب نواة:\n> شكرًا"],
    ["French", "Le lun. 23 nov. 2026 à 10:00, Nawat a écrit :\n> Merci"],
    ["Thunderbird", "Nawat wrote on 23/11/2026 10:00:\n> Thank you"],
    [
      "Outlook",
      "From: Nawat <hello@nawat.example>\nSent: Monday, 23 November 2026 10:00\nTo: Rana\nSubject: A board\n\nThank you",
    ],
    ["Outlook in Arabic", "من: نواة <hello@nawat.example>\nتاريخ الإرسال: الاثنين\nإلى: رنا\n\nشكرًا"],
    ["old Outlook", "-----Original Message-----\nFrom: Nawat\n\nThank you"],
    ["only marks", "> Thank you\n>> before"],
  ])("%s", (_, quoted) => {
    expect(splitQuoted(`Two hundred.\n\nRana\n\n${quoted}`)).toEqual({
      body: "Two hundred.\n\nRana",
      quoted,
    });
  });

  test("an answer below the quotation is the body", () => {
    expect(splitQuoted("On Monday, Nawat wrote:\n> Thank you\n\nTwo hundred.")).toEqual({
      body: "Two hundred.",
      quoted: "On Monday, Nawat wrote:\n> Thank you",
    });
  });

  test.each([
    ["an answer between the lines", "> How many?\nTwo hundred.\n> By when?\nMay."],
    ["nothing but a quotation", "> Thank you"],
    ["a text without one", "We wrote to you on Monday: nothing came.\nOn Tuesday, too."],
    ["a list of names", "From: Beirut\nWe need 200 boards."],
    ["a sentence that ends with a colon", "What we wrote was this:\n- 200 boards"],
    ["nothing", ""],
  ])("%s stays whole", (_, text) => {
    expect(splitQuoted(text)).toEqual({ body: text, quoted: undefined });
  });

  test("a long text of lines that nearly match takes no time", () => {
    const text = "On Monday we said that Nawat wrote \n".repeat(10_000);
    const start = performance.now();
    splitQuoted(text);
    expect(performance.now() - start).toBeLessThan(2_000);
  });
});
