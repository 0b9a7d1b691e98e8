import { randomInt } from "node:crypto";
import { afterAll, describe, expect, test } from "vitest";
import { postgres } from "../../support/engines.ts";
import { openAnsweredSite } from "../site/answered-site.ts";
import { composeMail } from "../../support/mail/visitor-mails.ts";

const site = await openAnsweredSite(postgres);
afterAll(site.stop);

describe("broken and hostile mails", () => {
  test("a mail of two hundred levels comes in, and so does one of characters that no database takes", async () => {
    const { id, receiptId } = await site.submit("poison@example.com");
    const headers = { "In-Reply-To": receiptId };
    const nested = Array.from(
      { length: 200 },
      (_, n) => `Content-Type: multipart/mixed; boundary="b${n}"\n\n--b${n}`,
    );
    const poison = composeMail({ from: "poison@example.com", body: "", headers })
      .replace("Content-Type: text/plain; charset=utf-8", "X-Next: x")
      .replace(/\n\n$/, `\n${nested.join("\n")}\n\nthe end`);
    await site.deliver(poison);
    await site.deliver(composeMail({ from: "poison@example.com", body: "a\u0000b\u202ec \ud800", headers }));
    expect(await site.listMessages(id)).toMatchObject([
      { body: expect.stringContaining("the end") },
      { body: expect.stringMatching(/^ab\S?c/) },
    ]);
  });

  test("a mail with a number of a thousand letters, and one with an endless header, come in", async () => {
    const { id, receiptId } = await site.submit("endless@example.com");
    const from = "endless@example.com";
    const random = Array.from({ length: 950 }, () => randomInt(0x4e00, 0x9fff));
    const headers = { "In-Reply-To": receiptId };
    const number = { "Message-ID": `<${String.fromCodePoint(...random)}@x>` };
    await site.deliver(composeMail({ from, body: "The first", headers: { ...headers, ...number } }));
    await site.deliver(
      composeMail({ from, body: "The second", headers: { ...headers, "X-Long": "x".repeat(5_000_000) } }),
    );
    expect(await site.listMessages(id)).toMatchObject([{ body: "The first" }, { body: "The second" }]);
  });

  test("another mail with the same Message-ID is another mail, and the same one is known", async () => {
    const { id, receiptId } = await site.submit("careless@example.com");
    const headers = { "In-Reply-To": receiptId, "Message-ID": "<1@localhost>" };
    const from = "careless@example.com";
    await site.deliver(composeMail({ from, body: "The first", headers }));
    await site.deliver(composeMail({ from, body: "The second", headers }));
    const again = await site.deliver(composeMail({ from, body: "The first", headers }));
    expect(site.mailbox.flagsOf(again)).toEqual(["\\Seen"]);
    expect(await site.listMessages(id)).toMatchObject([{ body: "The first" }, { body: "The second" }]);
  });
});
