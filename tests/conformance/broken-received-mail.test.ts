import { randomInt } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { engines } from "../engines.ts";
import { type AnsweredSite, openAnsweredSite } from "./answered-site.ts";
import { composeMail } from "./visitor-mails.ts";

describe.each(engines)("broken and hostile mails on $name", (engine) => {
  let site: AnsweredSite;

  beforeAll(async () => {
    site = await openAnsweredSite(engine);
    return site.stop;
  });

  test("a mail that is built to break its reader stays, and the next one comes in", async () => {
    const { id, receiptId } = await site.submit("poison@example.com");
    const headers = { "In-Reply-To": receiptId };
    const nested = Array.from(
      { length: 200 },
      (_, n) => `Content-Type: multipart/mixed; boundary="b${n}"\n\n--b${n}`,
    );
    const poison = composeMail({ from: "poison@example.com", body: "", headers })
      .replace("Content-Type: text/plain; charset=utf-8", "X-Next: x")
      .replace(/\n\n$/, `\n${nested.join("\n")}\n\nx`);
    const uid = await site.deliver(poison);
    const zero = composeMail({ from: "poison@example.com", body: "a\u0000b\u202ec \ud800", headers });
    await site.deliver(zero);
    expect(site.mailbox.flagsOf(uid)).toEqual([]);
    expect(await site.listMessages(id)).toMatchObject([{ body: expect.stringMatching(/^ab\S?c/) }]);
  });

  test("a mail whose number is too long for the database, or whose header is endless, holds up no other", async () => {
    const { id, receiptId } = await site.submit("endless@example.com");
    const from = "endless@example.com";
    const random = Array.from({ length: 950 }, () => randomInt(0x4e00, 0x9fff));
    const headers = { "In-Reply-To": receiptId };
    const uids = [
      await site.deliver(
        composeMail({
          from,
          body: "x",
          headers: { ...headers, "Message-ID": `<${String.fromCodePoint(...random)}@x>` },
        }),
      ),
      await site.deliver(
        composeMail({ from, body: "x", headers: { ...headers, "X-Long": "x".repeat(5_000_000) } }),
      ),
    ];
    await site.deliver(composeMail({ from, body: "A question", headers }));
    for (const uid of uids) expect(site.mailbox.flagsOf(uid)).toEqual([]);
    expect(await site.listMessages(id)).toMatchObject([{ body: "A question" }]);
  });

  test("another mail with the same Message-ID is no repetition: it stays, unread", async () => {
    const { id, receiptId } = await site.submit("careless@example.com");
    const headers = { "In-Reply-To": receiptId, "Message-ID": "<1@localhost>" };
    const from = "careless@example.com";
    await site.deliver(composeMail({ from, body: "The first", headers }));
    const second = await site.deliver(composeMail({ from, body: "The second", headers }));
    const again = await site.deliver(composeMail({ from, body: "The first", headers }));
    expect([site.mailbox.flagsOf(second), site.mailbox.flagsOf(again)]).toEqual([[], ["\\Seen"]]);
    expect(await site.listMessages(id)).toMatchObject([{ body: "The first" }]);
  });
});
