import { expect, test } from "vitest";
import { writeReply } from "../../app/mails/reply.server.ts";
import { cleanEmail } from "../../app/inquiries/submit/clean-email.server.ts";
import { questionEmail } from "../../app/inquiries/submit/question-email.server.ts";
import { validateInquiry } from "../../app/inquiries/submit/validate-inquiry.server.ts";
import { foldText } from "../../app/i18n/folding.ts";
import { htmlToText } from "../../server/mailbox/html-text.ts";
import parseMail from "../../server/mailbox/parse-mail.ts";
import { parseBounce } from "../../server/mailbox/parse-bounce.ts";
import { parseHeader } from "../../server/mailbox/parse-header.ts";
import { splitQuoted } from "../../server/mailbox/quotation.ts";
import { sampleInquiry } from "../support/sample-inquiry.ts";

/** Texts that somebody builds to keep a reader busy: each is repeated to a length, after an Arabic letter. */
const shapes = [
  ...["a", "1", "1.", "a.", "\t ", "a\n", "> ", "> a\n", "On Monday at 10:00 we wrote:\n", "From: a@b\n"],
  ...["a@b, ", "<", '"', "=?utf-8?q?a?= ", "---\n", "--b\n", "<div>", "<table><tr><td>", " style='", "_"],
  ...["<blockquote type=cite>", "5b0f3c1e-7a44-4d0e-9c55-0d8f2a6b7c11@a ", "; a*0*=b", "https://a.example/?"],
  // A vowel sign, a word of eighteen letters in one, changes of direction, signs that become four.
  ...["\u064b", "\ufdfa", "aب", "⁗", `${"=".repeat(90)}|\n`, "METHOD:REPLY\n", "a:é\n"],
  "--b\nContent-Type: text/plain\n\nword\n",
];

const inquiry = sampleInquiry("contact", "ar");
const bytes = (text: string) => new TextEncoder().encode(text);
const plain = "From: a@b.example\n\n";
const html = "From: a@b.example\nContent-Type: text/html\n\n";
const parts = "From: a@b.example\nContent-Type: multipart/mixed; boundary=b\n\n";
const alternatives = "From: a@b.example\nContent-Type: multipart/alternative; boundary=b\n\n--b\n\n";
const calendar = "From: a@b.example\nContent-Type: text/calendar\n\n";

/** Everything that takes a text of strangers. */
const readers: Record<string, (text: string) => unknown> = {
  "a mail": (text) => parseMail({ source: bytes(plain + text) }),
  "a mail in HTML": (text) => parseMail({ source: bytes(html + text) }),
  "a mail of parts": (text) => parseMail({ source: bytes(parts + text) }),
  "a mail of alternatives": (text) => parseMail({ source: bytes(`${alternatives}${text}\n${text}`) }),
  "a calendar": (text) => parseMail({ source: bytes(calendar + text) }),
  "a header of many fields": (text) => parseHeader(new Uint8Array(Buffer.from(`${text}\n\n`, "latin1"))),
  "a header": (text) => parseHeader(bytes(`From: ${text}\nSubject: ${text}\nReferences: ${text}\n\n`)),
  "a failure notice": (text) => parseBounce(bytes(`Subject: failure notice\n\n${text}`)),
  HTML: htmlToText,
  "what repeats a conversation": (text) => splitQuoted(text, { texts: [text], addresses: [] }),
  "text to compare": foldText,
  "a form": (text) => validateInquiry({ ...inquiry, message: text }),
  "an address": (text) => questionEmail(cleanEmail(`a@b${text}`)),
  "a reply": (text) =>
    writeReply(inquiry, {
      locale: "ar",
      body: text,
      ...{ signature: null, copies: [], references: [] },
      received: { body: text, created_at: inquiry.created_at },
    }),
};

/** What takes less is lost in the noise of a busy machine. */
const noiseMs = 100;

test.each(Object.entries(readers))(
  "%s of ten times the length takes no hundred times as long",
  async (_, read) => {
    const slow: string[] = [];
    for (const shape of shapes) {
      const ofLength = (length: number) => `ا ${shape.repeat(length / shape.length)}`;
      const long = await measure(read, ofLength(100_000));
      if (long < noiseMs) continue;
      const short = await measureOften(read, ofLength(10_000));
      // What others do to the caches of the machine makes up to three times of ten.
      if (long > 60 * short)
        slow.push(`${JSON.stringify(shape)}: ${short.toFixed(1)}, ${long.toFixed(1)} ms`);
    }
    expect(slow).toEqual([]);
  },
);

/** The clock of a thread may tick in tens of milliseconds, so what is short is repeated until it can be told. */
async function measureOften(read: (text: string) => unknown, text: string): Promise<number> {
  let total = 0;
  let times = 0;
  do {
    total += await measure(read, text);
    times++;
  } while (total < noiseMs);
  return total / times;
}

/** Milliseconds of this thread, whatever else the machine does. */
async function measure(read: (text: string) => unknown, text: string): Promise<number> {
  const start = process.threadCpuUsage();
  await read(text);
  const { user, system } = process.threadCpuUsage(start);
  return (user + system) / 1000;
}
