import { describe, expect, test } from "vitest";
import { changedSubject } from "./receive-mail.ts";
import { type Conversation, splitQuoted } from "./quotation.ts";

const ours = `Dear Rana,

Which colours would you like, and how many doors do you need for the second
floor of the house?
By when do you need them?

Best regards,
Nawat`;

const introduction = "On Mon, 23 Nov 2026 at 10:00, Nawat <hello@nawat.example> wrote:";
const header =
  "From: Nawat <hello@nawat.example>\nSent: Monday, 23 November 2026 10:00\nTo: Rana\nSubject: Your doors";
const known: Conversation = { texts: [`${ours}\nhello@nawat.example`], addresses: ["hello@nawat.example"] };
const unknown: Conversation = { texts: [], addresses: ["hello@nawat.example"] };
const marked = (text: string) => text.replace(/^/gm, "> ");

describe("what a mail repeats of the conversation is folded, with the introduction above it", () => {
  test.each([
    ["marked", `${introduction}\n\n${marked(ours)}`],
    ["below a header, without marks", `${header}\n\n${ours}`],
    ["in other lines", `${introduction}\n${marked(ours.replace("second\nfloor", "second floor"))}`],
    ["in one line", `${introduction}\n> ${ours.replaceAll("\n", " ")}`],
    ["without a word above it", marked(ours)],
    ["of a language that nobody has thought of", `Ar Lu, 23 Samh 2026, scríobh Nawat:\n${marked(ours)}`],
    ["marked with its introduction", marked(`${introduction}\n\n${ours}`)],
    [
      "below an address that is in it",
      `On 23 Nov 2026 at 10:00, Nawat\n<hello@nawat.example>:\n\n${marked(`${ours}\nhello@nawat.example`)}`,
    ],
    ["twice", `${introduction}\n${marked(ours)}\n>\n> ${introduction}\n${marked(marked(ours))}`],
    [
      "with other spaces and capitals",
      `${introduction}\n${marked(ours.replaceAll(" ", "\u00a0").toUpperCase())}`,
    ],
  ])("%s", (_, quoted) => {
    expect(splitQuoted(`Two hundred.\n\nRana\n\n${quoted}`, known)).toEqual({
      body: "Two hundred.\n\nRana",
      quoted,
      quotedAt: "Two hundred.\n\nRana".length,
      newLines: 0,
    });
  });

  test("Arabic with other vowel signs, forms of letters and marks of direction", () => {
    const texts = ["نشكركم على رسالتكم، ونقترح أن نبدأ بلوحة تجريبية واحدة."];
    const quoted =
      "\u200fفي الاثنين، 23 نوفمبر 2026 كتب نواة:\n> نَشكُرُكم على رسالتكم، ونقترح ان نبدأ بلوحة\n> تجريبيه واحدة.";
    expect(splitQuoted(`نعم.\n\n${quoted}`, { ...known, texts })).toMatchObject({ body: "نعم.", quoted });
  });

  test("an answer below stands below", () => {
    const quoted = `${introduction}\n${marked(ours)}`;
    expect(splitQuoted(`${quoted}\n\nTwo hundred.`, known)).toMatchObject({
      body: "Two hundred.",
      quoted,
      quotedAt: 0,
    });
    expect(splitQuoted(`Hello,\n\n${quoted}\n\nTwo hundred.`, known)).toMatchObject({
      body: "Hello,\n\nTwo hundred.",
      quoted,
      quotedAt: "Hello,".length,
    });
  });

  test("what the visitor wrote earlier is repeated, too", () => {
    const texts = ["We need doors for a house.\nIt has two floors and a garden.\nRana"];
    const quoted = marked(texts[0] ?? "");
    expect(splitQuoted(`Any news?\n\n${quoted}`, { ...known, texts })).toMatchObject({
      body: "Any news?",
      quoted,
    });
  });
});

describe("what the conversation does not have is visible, in its place", () => {
  test.each([
    [
      "an answer in Outlook's copy",
      `Answers in red.\n\n${header}\n\n${ours.replace("By when", "BLUE.\nBy when")}\nIN MAY.`,
    ],
    [
      "answers between marked lines",
      `> Which colours would you like, and how many doors\n> do you need for the second floor of the house?\nBlue, twelve.\n> By when do you need them?\nIn May.`,
    ],
    [
      "an answer among marked lines",
      `${introduction}\n${marked(ours.replace("By when", "Blue, twelve.\nBy when"))}\nRana`,
    ],
    ["a sentence that is taken over", "You ask: By when do you need them?\nIn May."],
    ["nothing but what we sent", marked(ours)],
  ])("%s", (_, text) => {
    const { body } = splitQuoted(text, known);
    expect(body).toBe(text);
  });

  test("what repeats at the end of it folds", () => {
    const [first = "", last = ""] = ours.split("By when do you need them?\n");
    const { body, quoted } = splitQuoted(
      `${introduction}\n${marked(`${first}By when do you need them?`)}\nIn May.\n${marked(last.trim())}`,
      known,
    );
    expect(body).toContain("> By when do you need them?\nIn May.");
    expect(quoted).toBe("> Best regards,\n> Nawat");
  });
});

describe("of a mail that repeats nothing we have", () => {
  test("marked lines at the end fold, and say how many of them are new", () => {
    expect(splitQuoted(`Yes.\n\n${introduction}\n\n> one\n>\n> two`, unknown)).toMatchObject({
      body: "Yes.",
      quoted: `${introduction}\n\n> one\n>\n> two`,
      newLines: 2,
    });
  });

  test.each([
    [
      "a forwarded mail",
      "See below.\n\n---------- Forwarded message ---------\nFrom: Omar <omar@customer.example>\nDate: Monday\nTo: Rana\n\nTen rooms.",
    ],
    ["measures", "We need doors:\n> 2 m high\n> 1 m wide"],
    ["a question that may be answered", `${header}\n\nWhich colours?\nBLUE`],
    ["a text without a quotation", "We wrote to you on Monday: nothing came.\nOn Tuesday, too."],
    [
      "a signature",
      "Yes.\n\nTel: 01 234 567\nMobile: 03 123 456\nEmail: rana@customer.example\nHamra street",
    ],
    ["nothing", ""],
  ])("%s stays whole", (_, text) => {
    expect(splitQuoted(text, unknown)).toMatchObject({ body: text, quoted: undefined });
  });
});

test.each(["✅", "❌", "👍", "☑"])("an answer by %s is seen", (sign) => {
  const answered = marked(ours).replace("the house?", `the house? ${sign}`);
  expect(splitQuoted(`See it.\n\n${introduction}\n${answered}`, known).body).toContain(sign);
});

test("a mail that points to answers in what it repeats is open", () => {
  const text = `Please see my answers below, struck out.\n\n${introduction}\n${marked(ours)}`;
  expect(splitQuoted(text, known)).toMatchObject({ body: text, quoted: undefined });
});

const earlier = [
  "Thank you, Rana. We have your message.",
  "Old bakery site\nWe need a sign.",
  "لوحة تحكم\nنحتاجها",
];

test.each([
  ["Re: Old bakery site (N-7F3K2)", ""],
  ["AW: [EXTERNAL] Re[2]: OLD bakery  site", ""],
  ["Re: We have your message (N-7F3K2)", ""],
  ["رد: لوحة تحكم", ""],
  ["Re:", ""],
  ["", ""],
  ["New project: irrigation for 40 farms", "New project: irrigation for 40 farms"],
  ["Re: [12 boards]", "[12 boards]"],
  ["Re: Approved, start with 12 (N-7F3K2)", "Approved, start with 12"],
  ["[12 boards] by May", "[12 boards] by May"],
])("the subject “%s” says “%s”", (subject, said) => {
  expect(changedSubject(subject, earlier)).toBe(said);
});
