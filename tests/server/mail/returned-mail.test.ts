import { afterAll, describe, expect, test } from "vitest";
import { openAnsweredSite } from "../../support/mail/answered-site.ts";
import { composeMail, type VisitorMail } from "../../support/mail/visitor-mails.ts";

describe("a mail that began an inquiry", async () => {
  const site = await openAnsweredSite({ mailBegins: true });
  afterAll(site.stop);
  const { database } = site.ada;

  const listBegun = async (email: string) =>
    (await database.from("inquiries").select("*").eq("email", email)).data ?? [];

  async function begin(from: string, mail: Partial<VisitorMail> = {}) {
    const uid = await site.deliver(composeMail({ from, body: "Hello", ...mail }));
    const [{ id } = { id: "" }] = await listBegun(from);
    const giveBack = async () =>
      database.rpc("return_mail", { inquiry_id: id, expected_version: await site.versionOf(id) });
    return { id, uid, giveBack };
  }
  /** As if ten seconds were over. */
  async function passTenSeconds(id: string) {
    await site.server.query(
      "update public.inquiries set return_at = now() where id = $1 and return_at is not null",
      [id],
    );
    await site.server.now.readMailbox();
  }
  /** As after a repair of the mail server: all mails of these days are looked at again. */
  async function renumber() {
    site.mailbox.renumber();
    site.mailbox.disconnect();
    await expect(site.server.now.readMailbox()).rejects.toBeInstanceOf(Error);
    await site.server.now.readMailbox();
  }

  test("begins one, whenever a process died, and whatever numbers it gets", async () => {
    const mail = composeMail({ from: "once@example.com", body: "Once" });
    const uid = await site.deliver(mail);
    // A mail server's second copy, and one that a list's program changed.
    await site.deliver(mail);
    await site.deliver(mail.replace("Subject: Re: A board", "Subject: [list] A board"));
    // As after the end of a process between two steps.
    site.mailbox.markUnread(uid);
    await site.server.query("update private.mailbox_positions set last_uid = $1", [uid - 1]);
    await site.server.now.readMailbox();
    expect(site.mailbox.flagsOf(uid)).toEqual(["\\Seen"]);
    // Of a sender who was erased, an answer that came in has no inquiry any more.
    const from = "erased@example.com";
    for (const headers of [{ "Message-ID": "<first@x>" }, { "In-Reply-To": "<first@x>" }] as const)
      await site.deliver(composeMail({ from, body: "Hello", headers }));
    await site.server.query("select public.erase_person($1)", [from]);
    site.mailbox.markUnread(uid);
    await renumber();
    expect(await listBegun(from)).toEqual([]);
    expect(site.mailbox.flagsOf(uid)).toEqual(["\\Seen"]);
    expect(await listBegun("once@example.com")).toHaveLength(1);
  });

  test("is taken back to the mailbox by staff, and begins nothing again", async () => {
    const from = "newsroom@example.com";
    const { id, uid, giveBack } = await begin(from);
    expect(await database.rpc("return_mail", { inquiry_id: id, expected_version: 0 })).toMatchObject({
      status: 409,
    });
    expect(await giveBack()).toMatchObject({ error: null });
    await site.server.now.readMailbox();
    // Ten seconds are not over.
    expect(site.mailbox.flagsOf(uid)).toEqual(["\\Seen"]);
    expect(await database.rpc("keep_inquiry", { inquiry_id: id })).toMatchObject({ data: true });
    await passTenSeconds(id);
    expect(await site.findInquiry(id)).toMatchObject({ return_at: null });

    await giveBack();
    await passTenSeconds(id);
    expect(await listBegun(from)).toEqual([]);
    expect(site.mailbox.flagsOf(uid)).toEqual([]);
    expect(await database.rpc("keep_inquiry", { inquiry_id: id })).toMatchObject({ data: false });
    expect((await site.listActions(id)).map(({ action }) => action)).toEqual([
      ...["inquiry.mail_returned", "inquiry.mail_kept", "inquiry.mail_returned"],
    ]);
    await renumber();
    expect(site.mailbox.flagsOf(uid)).toEqual([]);
    expect(await listBegun(from)).toEqual([]);
  });

  test("is taken back under new numbers, and stays an inquiry when that takes a day", async () => {
    const { id, uid, giveBack } = await begin("renumbered@example.com");
    await giveBack();
    await renumber();
    await passTenSeconds(id);
    expect(await site.findInquiry(id)).toBeNull();
    expect(site.mailbox.flagsOf(uid)).toEqual([]);

    const lost = await begin("lost@example.com");
    await site.server.query("update private.begun_mails set uid_validity = 0 where message_id is not null");
    for (const [hours, kept] of [
      [23, expect.any(String)],
      [25, null],
    ] as const) {
      const before = `now() - interval '${hours} hours'`;
      await site.server.query(`update public.inquiries set return_at = ${before} where id = $1`, [lost.id]);
      await site.server.query("select public.delete_expired_inquiries(null, null)");
      expect(await site.findInquiry(lost.id)).toMatchObject({ return_at: kept });
    }
  });

  const refused = { error: { code: "22023" } };

  test.each<[string, (id: string) => PromiseLike<unknown>]>([
    ["note", (id) => database.rpc("add_inquiry_note", { inquiry_id: id, body: "She wants 300 boards." })],
    [
      "draft",
      (id) =>
        database.rpc("save_inquiry_draft", { inquiry_id: id, kind: "reply", body: "Dear", locale: "en" }),
    ],
    ["file", (id) => database.rpc("add_draft_file", { inquiry_id: id, name: "offer.pdf", size: 4 })],
    ["reply", (id) => site.reply(id, "Dear")],
  ])(
    "stays an inquiry when staff write a %s in it, before they say that it is none or after",
    async (name, write) => {
      const { id, uid, giveBack } = await begin(`${name}@boards.example`);
      expect(await giveBack()).toMatchObject({ error: null });
      await write(id);
      await passTenSeconds(id);
      expect(await site.findInquiry(id)).toMatchObject({ return_at: null });
      expect(site.mailbox.flagsOf(uid)).toEqual(["\\Seen"]);
      expect(await giveBack()).toMatchObject(refused);
    },
  );

  test("stays an inquiry once its sender has written in it, and when the mailbox has it no longer", async () => {
    const from = "written@example.com";
    const written = await begin(from, { headers: { "Message-ID": `<${from}>` } });
    await written.giveBack();
    await site.deliver(composeMail({ from, body: "More", headers: { "In-Reply-To": `<${from}>` } }));
    await passTenSeconds(written.id);
    expect(await site.findInquiry(written.id)).toMatchObject({ return_at: null });
    expect(site.mailbox.flagsOf(written.uid)).toEqual(["\\Seen"]);

    const gone = await begin("gone@example.com");
    await gone.giveBack();
    site.mailbox.remove(gone.uid);
    await passTenSeconds(gone.id);
    expect(await site.findInquiry(gone.id)).toMatchObject({ return_at: null });
  });
});
