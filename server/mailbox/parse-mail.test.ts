import { describe, expect, test } from "vitest";
import { composeBounce, composeMail, composeParts } from "../../tests/conformance/visitor-mails.ts";
import { cleanFileName } from "./clean-file-name.ts";
import parseMail from "./parse-mail.ts";
import { readBounce } from "./read-bounce.ts";
import { readHeader } from "./read-header.ts";

const bytes = (mail: string) => new TextEncoder().encode(mail);
const parse = (mail: string) => parseMail({ source: bytes(mail), isCut: false });

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
        { type: "text/html", content: "<p>other</p>" },
      ],
      "multipart/alternative",
    );
    expect(await parse(composeMail(parts))).toEqual({ body: "مرحبا", quoted: undefined, attachments: [] });
  });

  test("what hides or reorders text is gone, and a long text is cut", async () => {
    const { body } = await parse(
      composeMail({ body: `a\u0000\u0007\u202eb\u00adc\u{e0041}d\n${"x".repeat(200_000)}` }),
    );
    expect(body.split("\n")[0]).toBe("abcd");
    expect(body.length).toBeLessThanOrEqual(100_000);
    expect(body.endsWith("[…]")).toBe(true);
  });

  test("a forwarded mail is a file, and of fifty and more files the first fifty are listed", async () => {
    const forwarded = { type: "message/rfc822", content: composeMail({ body: "inside" }) };
    const files = Array.from({ length: 60 }, (_, n) => ({
      type: "image/png",
      name: `${n}.png`,
      content: `${n}`,
    }));
    const parts = composeParts([{ type: "text/plain", content: "See below" }, forwarded, ...files]);
    const { body, attachments } = await parse(composeMail(parts));
    expect(body).toBe("See below");
    expect(attachments).toHaveLength(50);
    expect(attachments.slice(0, 2)).toMatchObject([
      { name: "mail.eml", mediaType: "message/rfc822" },
      { name: "0.png", mediaType: "image/png", size: 1 },
    ]);
  });

  test("of the beginning of a large mail the text is kept, and files are named alone", async () => {
    const parts = composeParts([
      { type: "text/plain", content: "See below" },
      { type: "image/png", name: "a.png", content: "x".repeat(10_000) },
    ]);
    const source = bytes(composeMail(parts)).slice(0, 5_000);
    expect(await parseMail({ source, isCut: true })).toMatchObject({
      body: "See below",
      attachments: [{ name: "a.png", size: 0, content: undefined }],
    });
  });

  test.each([
    ["spaces that end no line", composeMail({ body: `${"\t ".repeat(190_000)}x` })],
    [
      "a preformatted line of spaces",
      composeMail({ body: `<pre>a${" ".repeat(900_000)}b</pre>`, headers: { "Content-Type": "text/html" } }),
    ],
    [
      "elements in elements",
      composeMail({ body: "<div>".repeat(400_000), headers: { "Content-Type": "text/html" } }),
    ],
    [
      "a file's name of dots",
      composeMail({
        body: "x",
        headers: {
          "Content-Type": "application/pdf",
          "Content-Disposition": `attachment; filename="x${".".repeat(100_000)}x"`,
        },
      }),
    ],
  ])("%s: read before the reader gives up", async (_, mail) => {
    const start = performance.now();
    await parse(mail);
    expect(performance.now() - start).toBeLessThan(20_000);
  });

  test("a type that is no type, and too many levels", async () => {
    const odd = composeParts([{ type: 'text/x"><script>', name: "a", content: "x" }]);
    expect((await parse(composeMail(odd))).attachments).toMatchObject([
      { mediaType: "application/octet-stream" },
    ]);
    const levels = Array.from(
      { length: 40 },
      (_, n) => `Content-Type: multipart/mixed; boundary=b${n}\n\n--b${n}\n`,
    );
    await expect(parse(`${levels.join("")}\n\nx`)).rejects.toThrow(/nesting depth/i);
  });
});

test.each([
  ["../../etc/passwd", "passwd"],
  ["C:\\Users\\me\\plan.pdf", "plan.pdf"],
  ["annexe\u202efdp.exe", "annexefdp.exe"],
  [".htaccess", "htaccess"],
  ["a\r\nb: c.pdf", "ab c.pdf"],
  [" \u200b ", "attachment"],
  [null, "attachment"],
  [`${"x".repeat(300)}.pdf`, `${"x".repeat(116)}.pdf`],
])("the file %j is called %j", (name, clean) => {
  expect(cleanFileName(name, "application/pdf")).toBe(clean);
});

describe("the header says where a mail belongs", () => {
  test("the nearest mail it follows first, a reference in small letters, the address alone", async () => {
    const mail = composeMail({
      from: '"Nawat" <Rana@Example.com>',
      subject: "Fwd: your n-7f3k2, please",
      body: "",
      headers: { "In-Reply-To": "<c@x>", References: "<a@x> junk <b@x>\n <c@x>" },
    });
    expect(await readHeader(bytes(mail))).toMatchObject({
      sender: "rana@example.com",
      followed: ["c@x", "c@x", "b@x", "a@x"],
      reference: "N-7F3K2",
      isAutomatic: false,
      isDeliveryReport: false,
    });
  });

  test("an address with what nobody sees is none", async () => {
    const from = '"Rana" <rana\u202e@example.com>';
    expect(await readHeader(bytes(composeMail({ from, body: "" })))).toMatchObject({ sender: "" });
  });

  test.each([
    ["N-7F3K", undefined],
    ["N-7F3K22", undefined],
    ["PIN-7F3K2", undefined],
    ["(N-7F3K2)", "N-7F3K2"],
  ])("the subject %j names %j", async (subject, reference) => {
    expect((await readHeader(bytes(composeMail({ subject, body: "" })))).reference).toBe(reference);
  });

  test.each([
    [{ "Auto-Submitted": "auto-generated" }, true],
    [{ "Auto-Submitted": "no" }, false],
    [{ Precedence: "bulk" }, true],
    [{ "X-Autoreply": "yes" }, true],
  ])("%j: a machine wrote it: %j", async (headers, isAutomatic) => {
    expect(await readHeader(bytes(composeMail({ body: "", headers })))).toMatchObject({ isAutomatic });
  });

  test("without an address or a Message-ID there is none; a header of megabytes is refused", async () => {
    const odd = "From: nobody\nMessage-ID: nothing\n\n";
    expect(await readHeader(bytes(odd))).toMatchObject({ sender: "", mailId: undefined, followed: [] });
    await expect(readHeader(bytes(`References: ${"<a@x> ".repeat(100_000)}\n\n`))).rejects.toThrow(/header/i);
  });
});

test("a report of a failure names our mail and the reason; one of a delay names nothing", async () => {
  expect(await readBounce(bytes(composeBounce("<one@nawat.example>")))).toEqual({
    mailIds: ["one@nawat.example"],
    response: "smtp; 550 5.1.1 No such user\n here",
  });
  expect(
    await readBounce(bytes(composeBounce("<one@nawat.example>", { action: "delayed" }))),
  ).toBeUndefined();
  expect(await readBounce(bytes(composeMail({ body: "action: failed" })))).toBeUndefined();
});
