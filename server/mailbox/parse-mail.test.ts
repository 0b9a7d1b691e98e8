import { describe, expect, test } from "vitest";
import { composeBounce, composeMail, composeParts } from "../../tests/support/mail/visitor-mails.ts";
import { cleanFileName } from "./attachments.ts";
import { isSmimeMail } from "./mail-content.ts";
import parseMail from "./parse-mail.ts";
import { parseBounce } from "./parse-bounce.ts";
import { parseHeader } from "./parse-header.ts";

const bytes = (mail: string) => new TextEncoder().encode(mail);
const parse = (mail: string) => parseMail({ source: bytes(mail) });

describe("a mail becomes text and files", () => {
  test("of HTML nothing stays but its words, links and lists", async () => {
    const html = `<style>p { color: red }</style><p>Dear&nbsp;team,</p><ul><li>200 boards</li><li>by May</li></ul>
      <p>See <a href="https://example.com/plan">the plan</a><img src="https://tracker.example/x.gif" onerror="alert(1)"></p>
      <blockquote type="cite">Thank you for <b>writing</b></blockquote><script>alert(1)</script>`;
    const { body, quoted } = await parse(
      composeMail({ body: html, headers: { "Content-Type": "text/html" } }),
    );
    expect(body).toBe(
      "Dear\u00a0team,\n\n * 200 boards\n * by May\n\nSee the plan [https://example.com/plan]",
    );
    expect(quoted).toBe("> Thank you for writing");
  });

  test("of two forms of the same text the plain one counts, in any encoding", async () => {
    const parts = composeParts(
      [
        { type: "text/plain; charset=windows-1256", content: Buffer.from([0xe3, 0xd1, 0xcd, 0xc8, 0xc7]) },
        { type: "text/html; charset=utf-8", content: "<p>مرحبا</p>" },
      ],
      "multipart/alternative",
    );
    expect(await parse(composeMail(parts))).toMatchObject({
      body: "مرحبا",
      quoted: undefined,
      attachments: [],
    });
  });

  test("what hides or reorders text is gone, and a long text is cut", async () => {
    const { body } = await parse(
      composeMail({ body: `a\u0000\u0007\u202eb\u00adc\u{e0041}d\n${"x".repeat(200_000)}` }),
    );
    expect(body.split("\n")[0]).toBe("abcd");
    expect(body.length).toBeLessThanOrEqual(100_000);
    expect(body.endsWith("[…]")).toBe(true);
  });

  test("HTML that is a message with a name is read as HTML", async () => {
    const headers = { "Content-Type": "text/html; name=message.html" };
    const { body } = await parse(composeMail({ body: "<p>Dear <b>team</b></p>", headers }));
    expect(body).toBe("Dear team");
  });

  test("a list is read whatever its numbers are", async () => {
    const headers = { "Content-Type": "text/html" };
    for (const list of ["<ol type=I start=10000000>", "<OL start=4000 TYPE='I'>", "<ol class=a type=a>"])
      expect((await parse(composeMail({ body: `${list}<li>A point</ol>`, headers }))).body).toMatch(
        /^\d+\. A point$/,
      );
  });

  test("text in base64 is whole in however many pieces it was encoded", async () => {
    const lines = Array.from({ length: 3_000 }, () => Buffer.from("1;22;333\n").toString("base64"));
    const headers = { "Content-Type": "text/plain", "Content-Transfer-Encoding": "base64" };
    const { body } = await parse(composeMail({ body: lines.join("\n"), headers }));
    expect(body.split("\n")).toHaveLength(3_000);
  });

  test("HTML says where it is cut, and a figure that it alone has is not left out", async () => {
    const headers = { "Content-Type": "text/html" };
    const long = await parse(composeMail({ body: `${"<b>a</b> ".repeat(20_000)}The end.`, headers }));
    expect(long.body.endsWith("[…]")).toBe(true);
    const text = "One item. ".repeat(40);
    const parts = composeParts(
      [
        { type: "text/plain", content: text },
        { type: "text/html", content: `<p>${text}</p><p>At most 500 pieces</p>` },
      ],
      "multipart/alternative",
    );
    expect((await parse(composeMail(parts))).body).toContain("At most 500 pieces");
  });

  test("the texts of a mail together are bounded, and say so", async () => {
    const texts = Array.from({ length: 30 }, () => ({ type: "text/plain", content: "word ".repeat(80_000) }));
    const start = process.memoryUsage().heapUsed;
    const { body } = await parse(composeMail(composeParts(texts)));
    expect(body.endsWith("[…]")).toBe(true);
    expect(process.memoryUsage().heapUsed - start).toBeLessThan(300e6);
  });

  test("a forwarded mail is a file, and of fifty and more files the first fifty are listed", async () => {
    const forwarded = { type: "message/rfc822", content: composeMail({ body: "inside" }) };
    const files = Array.from({ length: 60 }, (_, n) => ({
      type: "image/png",
      name: `${n}.png`,
      content: `${n}`,
    }));
    const parts = composeParts([{ type: "text/plain", content: "See below" }, forwarded, ...files]);
    const { body, attachments, leftOut } = await parse(composeMail(parts));
    expect(body).toBe("See below");
    expect(attachments).toHaveLength(50);
    expect(leftOut).toBe(11);
    expect(attachments.slice(0, 2)).toMatchObject([
      { name: "mail.eml", mediaType: "message/rfc822" },
      { name: "0.png", mediaType: "image/png", size: 1 },
    ]);
  });

  test("a mail whose end was not fetched has its text, names the file, and is known below another header", async () => {
    const photo = { type: "image/jpeg", name: "photo.jpg", content: Buffer.alloc(31 * 1024 * 1024, "x") };
    const mail = composeMail(composeParts([{ type: "text/plain", content: "The plan is below." }, photo]));
    const parseStart = (header: string) => {
      const whole = Buffer.from(header + mail, "latin1");
      const source = whole.subarray(0, 40 * 1024 * 1024);
      return parseMail({ source, cutBytes: whole.length - source.length });
    };
    const [first, second] = [await parseStart(""), await parseStart("Received: from a.example\n")];
    const attachments = [{ name: "photo.jpg", content: undefined }];
    expect(first).toMatchObject({ body: "The plan is below.", attachments });
    expect((first.attachments[0]?.size ?? 0) / photo.content.length).toBeCloseTo(1, 1);
    expect(second.fingerprint).toBe(first.fingerprint);
  });

  test("below a header of megabytes the text is read, whatever line stands in it", async () => {
    const header = `From rana Mon Nov 23\n${"X-A: b\n".repeat(400_000)}`;
    expect((await parse(`${header}\nTwelve doors.`)).body).toBe("Twelve doors.");
  });

  test("what has a type that is no type is plain text", async () => {
    const odd = composeParts([{ type: 'text/x"><script>', name: "a", content: "x" }]);
    expect((await parse(composeMail(odd))).attachments).toMatchObject([
      { name: "a.txt", mediaType: "text/plain" },
    ]);
  });
});

describe("pictures within HTML", () => {
  const parseHtml = (body: string) =>
    parse(composeMail({ body, headers: { "Content-Type": "text/html; charset=utf-8" } }));
  const picture = (bytes: number, value = 1) => Buffer.alloc(bytes, value).toString("base64");

  test("a photo of many megabytes is a file, and the words below it are kept", async () => {
    const mail = await parseHtml(
      `<p>See</p><img src="data:image/jpeg;base64,${picture(8_000_000)}"><p>نريد 500</p>`,
    );
    expect(mail.body).toBe("See\n\nنريد 500");
    expect(mail.attachments).toMatchObject([{ name: "attachment.jpeg", size: 8_000_000 }]);
  });

  test("of sixty, fifty are listed and the others counted; one that stands twice is one", async () => {
    const images = Array.from(
      { length: 60 },
      (_, n) => `<img src='data:image/png;base64,${picture(40, n)}'>`,
    );
    const mail = await parseHtml(`See ${images.join("")}${images[0]}`);
    expect([mail.attachments.length, mail.leftOut]).toEqual([50, 10]);
  });
});

test.each([
  ["application/pkcs7-mime", "smime.p7m", true],
  ["application/x-pkcs7-mime", "", true],
  ["application/octet-stream", "smime.p7m", true],
  ["application/pkcs7-mime", "contract.xml.p7m", false],
  ["application/octet-stream", "contract.pdf.p7m", false],
])("%s, %s is a mail in S/MIME: %s", (mediaType, fileName, isMail) => {
  expect(isSmimeMail({ mediaType, fileName })).toBe(isMail);
});

test.each([
  ["../../etc/passwd", "passwd.pdf"],
  ["C:\\Users\\me\\plan.pdf", "plan.pdf"],
  ["annexe\u202efdp.exe", "annexefdp.exe"],
  [".htaccess", "htaccess.pdf"],
  ["a\r\nb: c.pdf", "ab c.pdf"],
  [" \u200b ", "attachment.pdf"],
  ["", "attachment.pdf"],
  ["offer", "offer.pdf"],
  [`${"x".repeat(300)}.pdf`, `${"x".repeat(116)}.pdf`],
])("the file %j is called %j", (name, clean) => {
  expect(cleanFileName(name, "application/pdf")).toBe(clean);
});

test("the report in a receipt of reading is called one", () => {
  expect(cleanFileName("", "message/disposition-notification")).toBe("report.txt");
});

describe("the header says where a mail belongs", () => {
  test("the nearest mail it follows first, a reference in small letters, the address alone", async () => {
    const mail = composeMail({
      from: '"Nawat" <Rana@Example.com>',
      subject: "Fwd: your n-7f3k2, please",
      body: "",
      headers: { "In-Reply-To": "<c@x>", References: "<a@x> junk <b@x>\n <c@x>" },
    });
    expect(await parseHeader(bytes(mail))).toMatchObject({
      sender: "rana@example.com",
      followed: ["c@x", "b@x", "a@x"],
      reference: "N-7F3K2",
      signs: [],
      isDeliveryReport: false,
    });
  });

  test.each(["xn--mgbt2dwa.example", "نواة.example"])(
    "a mail of ours by its id, also at %s",
    async (domain) => {
      const id = `${crypto.randomUUID()}@${domain}`;
      const mail = composeMail({ body: "", headers: { "In-Reply-To": `<${id}>` } });
      expect((await parseHeader(bytes(mail))).followed).toContain(id);
    },
  );

  test.each([
    ["N-7F3K", undefined],
    ["N-7F3K22", undefined],
    ["PIN-7F3K2", undefined],
    ["(N-7F3K2)", "N-7F3K2"],
  ])("the subject %j names %j", async (subject, reference) => {
    expect((await parseHeader(bytes(composeMail({ subject, body: "" })))).reference).toBe(reference);
  });
});

test("a report of a failure names our mail and the reason; one of a delay names nothing", async () => {
  const id = "5b0f3c1e-7a44-4d0e-9c55-0d8f2a6b7c11";
  expect(await parseBounce(bytes(composeBounce(`<${id}@nawat.example>`)))).toEqual({
    mailIds: [`${id}@nawat.example`],
    recipients: ["rana@example.com"],
    response: "550 5.1.1 No such user\n here",
  });
  expect(
    await parseBounce(bytes(composeBounce(`<${id}@nawat.example>`, { action: "delayed" }))),
  ).toBeUndefined();
  expect(await parseBounce(bytes(composeMail({ body: "action: failed" })))).toBeUndefined();
});

test.each([
  ["a@x.example, Omar <b@x.example>", ["a@x.example", "b@x.example"]],
  ['"Haddad, Rana" <a@x.example>; b@x.example', ["a@x.example", "b@x.example"]],
  ["Team: a@x.example, b@x.example;", ["a@x.example", "b@x.example"]],
  ["undisclosed-recipients:;", []],
])("copies to %j reach %j", async (field, addresses) => {
  const { cc } = await parseHeader(bytes(composeMail({ body: "", headers: { Cc: field } })));
  expect(cc.map(({ address }) => address)).toEqual(addresses);
});
