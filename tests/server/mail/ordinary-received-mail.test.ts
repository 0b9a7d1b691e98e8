import { afterAll, describe, expect, test } from "vitest";
import { postgres } from "../../support/engines.ts";
import { loadMailsTo } from "../../support/mail/mailbox.ts";
import { openAnsweredSite, staffEmail } from "../site/answered-site.ts";
import { composeMail, composeParts } from "../../support/mail/visitor-mails.ts";

const megabyte = 1024 * 1024;

const site = await openAnsweredSite(postgres);
afterAll(site.stop);

describe("mail as people and programs send it", () => {
  const reply = (id: string, version: number, body: string) =>
    site.ada.database.rpc("send_reply", {
      inquiry_id: id,
      expected_version: version,
      body,
      locale: "en",
      new_status: "answered",
    });

  /** The newest mail to an address that has a subject like this. */
  const findMail = async (address: string, subject: RegExp) => {
    const find = async () =>
      (await loadMailsTo(site.server.dataDir, address)).findLast((mail) => subject.test(mail.subject ?? ""));
    await expect.poll(find).toBeDefined();
    return find();
  };

  test("without a sender, or with two, it comes in by what it answers", async () => {
    const { id, receiptId } = await site.submit("nobody@example.com");
    const headers = { "In-Reply-To": receiptId };
    await site.deliver(composeMail({ from: "undisclosed", body: "The first", headers }));
    await site.deliver(
      composeMail({ from: "Rana <a@x.example>, Omar <b@x.example>", body: "The second", headers }),
    );
    expect(await site.listMessages(id)).toMatchObject([
      { address: null, body: "The first" },
      { address: "a@x.example", body: "The second" },
    ]);
  });

  test("the visitor's complaint is no failure notice, whatever its subject says", async () => {
    const { id, receiptId } = await site.submit("complains@example.com");
    const subject = "Delivery failure: two boards are missing";
    const headers = { "In-Reply-To": receiptId };
    await site.deliver(
      composeMail({ from: "complains@example.com", subject, body: "Where are they?", headers }),
    );
    expect(await site.listMessages(id)).toMatchObject([
      { body: `${subject}\n\nWhere are they?`, is_automatic: false },
    ]);
  });

  test("what is cut ends before an emoji or after it", async () => {
    const { id, receiptId } = await site.submit("emoji@example.com");
    const headers = { "In-Reply-To": receiptId };
    for (const before of ["", "a"]) {
      const long = `=?utf-8?b?${Buffer.from(`${before}${"👍".repeat(400)}`).toString("base64")}?=`;
      await site.deliver(
        composeMail({ from: `${long} <emoji@example.com>`, subject: long, body: `${before}b`, headers }),
      );
    }
    expect(await site.listMessages(id)).toMatchObject([{ body: "b" }, { body: "ab" }]);
  });

  test.each([
    "mark@ban\u212a.example",
    "mark@b\u00adank.example",
    "ma\u200drk@bank.example",
    "mark@bank.example\ufeff.evil.example",
    "mark@bank.example\u00a0.evil.example",
    "mark@bank.example .evil.example",
  ])("%j does not pass for the visitor", async (address) => {
    const { id, reference } = await site.submit("mark@bank.example");
    await site.deliver(composeMail({ from: address, subject: `Re: ${reference}`, body: "It is me" }));
    expect(await site.listMessages(id)).toEqual([]);
  });

  test("it stands at the moment at which the mail server had it, also when it is read later", async () => {
    const { id, receiptId } = await site.submit("hours-ago@example.com");
    const at = new Date(Date.now() - 5 * 3_600_000);
    const headers = { "In-Reply-To": receiptId };
    await site.deliver(composeMail({ from: "hours-ago@example.com", body: "Hello?", headers }), at);
    const [message] = await site.listMessages(id);
    expect(Date.parse(message?.created_at ?? "")).toBe(Math.floor(at.getTime() / 1000) * 1000);
  });

  test("the sender's name, copies and the address for replies are kept", async () => {
    const { id, receiptId } = await site.submit("copies@example.com");
    const headers = {
      "In-Reply-To": receiptId,
      Cc: "Lawyer <Lawyer@firm.example>",
      "Reply-To": "home@example.com",
    };
    await site.deliver(
      composeMail({ from: "Haddad, Rana <rana@work.example>", body: "Please copy them", headers }),
    );
    expect(await site.listMessages(id)).toMatchObject([
      {
        address: "rana@work.example",
        sender_name: "Haddad, Rana",
        cc: ["lawyer@firm.example"],
        reply_to: "home@example.com",
      },
    ]);
  });

  test.each(["text", "html"] as const)(
    "what it repeats of our %s is folded, and answers in it are visible",
    async (form) => {
      const email = `${form}@example.com`;
      const { id } = await site.submit(email);
      await reply(
        id,
        1,
        "Dear Rana,\n\nWhich colours would you like?\nHow many doors do you need for the second floor?",
      );
      const sent = await findMail(email, /^Re:/);
      await expect.poll(async () => (await site.listMessages(id))[0]?.sent_at).not.toBeNull();
      const ours = (form === "text" ? sent?.text : sent?.html) ?? "";
      const isHtml = form === "html";
      const header = "From: Nawat <hello@nawat.example>\nSent: Monday\nTo: Rana\nSubject: A board\n\n";
      const quoting = (text: string) =>
        isHtml
          ? `<p>See my answers.</p><p>${header.replaceAll("<", "&lt;").replaceAll("\n", "<br>")}</p>${text}`
          : `See my answers.\n\n${header}${text}`;
      const headers = {
        "In-Reply-To": sent?.messageId ?? "",
        "Content-Type": `text/${isHtml ? "html" : "plain"}; charset=utf-8`,
      };
      await site.deliver(composeMail({ from: email, body: quoting(ours), headers }));
      const answered = ours.replaceAll("Which colours would you like?", `$&${isHtml ? "<br>" : "\n"}BLUE`);
      await site.deliver(composeMail({ from: email, body: quoting(answered), headers }));
      const messages = await site.listMessages(id);
      const [whole, between] = messages.filter(({ direction }) => direction === "received");
      expect(whole).toMatchObject({ body: "See my answers.", quoted_new_lines: 0 });
      expect(whole?.quoted).toContain("How many doors");
      expect(between?.body).toMatch(/Which colours would you like\?\s+BLUE/);
    },
  );

  test("an answer from an address of the staff is the visitor's; one to a notice is a note", async () => {
    const { id, reference } = await site.submit(staffEmail);
    const receipt = await findMail(staffEmail, new RegExp(`^We have your message.*${reference}`));
    await site.deliver(
      composeMail({
        from: staffEmail,
        body: "My answer",
        headers: { "In-Reply-To": receipt?.messageId ?? "" },
      }),
    );
    const notice = await findMail(staffEmail, new RegExp(`^New.*${reference}`));
    const headers = { "In-Reply-To": notice?.messageId ?? "" };
    const remark = await site.deliver(composeMail({ from: staffEmail, body: "A remark", headers }));
    expect(await site.listMessages(id)).toMatchObject([{ body: "My answer" }]);
    expect(site.mailbox.flagsOf(remark)).toEqual(["\\Seen"]);
  });

  test("what concerns an inquiry and is not taken in is counted at the desk, until staff have looked", async () => {
    const { reference } = await site.submit("counted@example.com");
    const list = () => site.ada.database.from("missed_mail_counts").select("*");
    await site.ada.database.rpc("dismiss_missed_mails", { until: new Date().toISOString() });
    await site.deliver(composeMail({ from: "counted@example.com", subject: "Hello again", body: "x" }));
    await site.deliver(composeMail({ from: "omar@example.com", subject: `About ${reference}`, body: "x" }));
    await site.deliver(composeMail({ from: "stranger@example.com", subject: "Buy this", body: "x" }));
    const { data } = await list();
    expect(data?.map(({ reason }) => reason).toSorted()).toEqual(["no_reference", "other_address"]);
    await site.ada.database.rpc("dismiss_missed_mails", { until: new Date(Date.now() + 1000).toISOString() });
    expect((await list()).data).toEqual([]);
  });

  test("only the visitor's own last words are quoted as theirs", async () => {
    const { id, receiptId } = await site.submit("quoted@example.com");
    const headers = { "In-Reply-To": receiptId };
    // A mailbox says when a mail came in whole seconds.
    const at = new Date();
    await site.deliver(composeMail({ from: "quoted@example.com", body: "An earlier one", headers }), at);
    await site.deliver(composeMail({ from: "quoted@example.com", body: "Mine", headers }), at);
    await site.deliver(composeMail({ from: "mallory@example.com", body: "A stranger's", headers }), at);
    const inquiry = await site.findInquiry(id);
    await reply(id, inquiry?.version ?? 0, "Dear Rana");
    const sent = await findMail("quoted@example.com", /^Re:/);
    expect(sent?.text).toContain("> Mine");
    expect(sent?.text).not.toMatch(/stranger|earlier/);
  });

  test("of a mail that is too large to fetch whole the text comes in, and the small file", async () => {
    const { id, receiptId } = await site.submit("large@example.com");
    const parts = composeParts([
      { type: "image/jpeg", name: "photo.jpg", content: Buffer.alloc(24 * megabyte, "x") },
      { type: "text/plain; charset=utf-8", content: "The plan is attached." },
      { type: "application/pdf", name: "plan.pdf", content: "%PDF-1.7" },
    ]);
    const headers = { ...parts.headers, "In-Reply-To": receiptId };
    await site.deliver(composeMail({ from: "large@example.com", ...parts, headers }));
    expect(await site.listMessages(id)).toMatchObject([
      {
        body: "The plan is attached.",
        attachments: [
          { name: "photo.jpg", is_stored: false },
          { name: "plan.pdf", size: 8, is_stored: true },
        ],
      },
    ]);
  });
});
