import iconv from "iconv-lite";
import { beforeAll, describe, expect, test } from "vitest";
import { dueMoment } from "../../../app/inquiries/submit/working-calendar.ts";
import { engines } from "../../support/engines.ts";
import { loadMailsTo } from "../../support/mail/mailbox.ts";
import { type AnsweredSite, openAnsweredSite, staffEmail } from "../../support/mail/answered-site.ts";
import { composeBounce, composeMail, composeParts } from "../../support/mail/visitor-mails.ts";

const hello = "Nawat <hello@nawat.example>";
const passedFor = (domain: string) => ({
  "Authentication-Results": `mx.nawat.example; dmarc=pass header.from=${domain}`,
});

describe.each(engines)("a mail to the public address, on $name", (engine) => {
  let site: AnsweredSite;
  const sentTo = (address: string) => loadMailsTo(site.server.dataDir, address);
  const subjectsTo = async (address: string) => (await sentTo(address)).map(({ subject }) => subject).join();

  beforeAll(async () => {
    site = await openAnsweredSite(engine, { mailBegins: true, mailAuthservId: "mx.nawat.example" });
    return site.stop;
  });

  const listBegun = async (email: string) =>
    (await site.ada.database.from("inquiries").select("*").eq("email", email).order("created_at")).data ?? [];
  const countInquiries = async () => (await site.server.query("select from public.inquiries")).length;
  const countMissed = async (reason: string) => {
    const { data } = await site.ada.database.from("missed_mail_counts").select("reason,mails");
    return data?.find((missed) => missed.reason === reason)?.mails ?? 0;
  };
  const settle = () => site.deliver(composeMail({ to: "x@example.com", body: "Blind" }));

  test("begins an inquiry with its text and its file; staff are told, and the sender gets a receipt", async () => {
    const step = Buffer.from("ISO-10303-21;");
    const { headers, body } = composeParts([
      { type: "text/plain", content: "Please quote two hundred of these enclosures." },
      { type: "model/step", name: "غلاف.step", content: step },
    ]);
    const at = new Date(Date.now() - 7_200_000);
    at.setMilliseconds(0);
    const uid = await site.deliver(
      composeMail({
        from: "Rana Haddad <Rana@Cedar.example>",
        subject: "Enclosures",
        headers: { ...headers, ...passedFor("cedar.example") },
        body,
      }),
      at,
    );
    const [inquiry, ...others] = await listBegun("rana@cedar.example");
    const { data: days } = await site.ada.database.from("closed_days").select("day");
    expect(others).toEqual([]);
    expect(inquiry).toMatchObject({
      ...{ type: "mail", channel: "mail", name: "Rana Haddad", subject: "Enclosures", locale: "en" },
      ...{ message: "Please quote two hundred of these enclosures.", status: "new", is_suspicious: false },
    });
    expect(Date.parse(inquiry?.created_at ?? "")).toBe(at.getTime());
    const due = dueMoment(at, new Set(days?.map(({ day }) => day)));
    expect(Date.parse(inquiry?.due_at ?? "")).toBe(due.getTime());
    expect(site.mailbox.flagsOf(uid)).toEqual(["\\Seen"]);
    const [message] = await site.listMessages(inquiry?.id ?? "");
    expect(message).toMatchObject({
      body: inquiry?.message,
      attachments: [{ name: "غلاف.step", size: step.length, is_stored: true }],
    });
    const listed = await site.ada.database.rpc("list_inquiries", { kind: "mail", search: "enclosures" });
    expect(listed.data).toMatchObject([{ id: inquiry?.id }]);
    await expect.poll(() => sentTo("rana@cedar.example")).toHaveLength(1);
    const [receipt] = await sentTo("rana@cedar.example");
    const automatic = { key: "auto-submitted", value: "auto-replied" };
    expect(receipt).toMatchObject({
      subject: expect.stringContaining(inquiry?.reference ?? "x"),
      headers: expect.arrayContaining([expect.objectContaining(automatic)]),
      text: expect.stringContaining("two hundred"),
    });
    await expect.poll(() => subjectsTo(staffEmail)).toContain(inquiry?.reference);

    // An answer to the receipt comes into it.
    await site.deliver(
      composeMail({
        from: "rana@cedar.example",
        body: "By May",
        headers: { "In-Reply-To": receipt?.messageId ?? "" },
      }),
    );
    expect(await site.listMessages(inquiry?.id ?? "")).toHaveLength(2);
  });

  test("in Arabic, in a charset of its own and with three in copy, is an Arabic inquiry", async () => {
    const encode = (text: string) => iconv.encode(text, "windows-1256").toString("base64");
    await site.deliver(
      composeMail({
        from: `=?windows-1256?B?${encode("سامر خوري")}?= <samer@bayt.example>`,
        subject: `=?windows-1256?B?${encode("لوحة تحكم")}?=`,
        to: "orders@bayt.example",
        headers: {
          Cc: `a@bayt.example, b@bayt.example, ${hello}, c@bayt.example`,
          "Content-Type": "text/plain; charset=windows-1256",
          "Content-Transfer-Encoding": "base64",
          ...passedFor("bayt.example"),
        },
        body: encode("نحتاج إلى 12 وحدة قبل مارس."),
      }),
    );
    const [inquiry] = await listBegun("samer@bayt.example");
    expect(inquiry).toMatchObject({
      ...{ locale: "ar", name: "سامر خوري", subject: "لوحة تحكم", message: "نحتاج إلى 12 وحدة قبل مارس." },
    });
    const [message] = await site.listMessages(inquiry?.id ?? "");
    const cc = ["a@bayt.example", "b@bayt.example", "hello@nawat.example", "c@bayt.example"];
    expect(message).toMatchObject({ cc });
    await expect.poll(() => sentTo("samer@bayt.example")).toHaveLength(1);
    expect(await Promise.all(["a@bayt.example", "orders@bayt.example"].map(sentTo))).toEqual([[], []]);
  });

  test("begins another inquiry from a sender we know, and from one that names somebody else's", async () => {
    const [before] = await listBegun("rana@cedar.example");
    const first = { subject: "Another matter", body: "A new board" };
    await site.deliver(composeMail({ from: "rana@cedar.example", ...first }));
    await site.deliver(
      composeMail({
        from: "sales@supplier.example",
        subject: `About ${before?.reference}`,
        body: "Our offer",
      }),
    );
    expect(await listBegun("rana@cedar.example")).toHaveLength(2);
    expect(await listBegun("sales@supplier.example")).toHaveLength(1);
    expect(await site.server.query("select from public.missed_mails")).toEqual([]);
  });

  test.each<[string, Record<string, string>]>([
    ["failed", { "Authentication-Results": "mx.nawat.example; dmarc=fail header.from=bank.example" }],
    [
      "only wrote so themselves",
      { "Authentication-Results": "mx.bank.example; dmarc=pass header.from=bank.example" },
    ],
    ["was not looked at", {}],
  ])("from a sender that %s is perhaps spam, and gets no receipt", async (name, headers) => {
    const address = `${name.replaceAll(" ", ".")}@bank.example`;
    await site.deliver(composeMail({ from: address, body: "Hello", headers }));
    const [inquiry] = await listBegun(address);
    expect(inquiry).toMatchObject({ is_suspicious: true, status: "new" });
    await expect.poll(() => subjectsTo(staffEmail)).toContain(inquiry?.reference);
    const mails = await site.server.query<{ kind: string }>(
      "select kind from public.inquiry_mails where inquiry_id = $1",
      [inquiry?.id],
    );
    expect(mails).toEqual([{ kind: "notice" }]);
  });

  test.each<[string, string, Parameters<typeof composeMail>[0] | string]>([
    [
      "a newsletter",
      "automatic",
      { body: "News", headers: { "List-Unsubscribe": "<https://example.com>", "Feedback-ID": "x" } },
    ],
    ["a list's mail", "automatic", { body: "News", headers: { Precedence: "bulk", "List-Id": "<x.y>" } }],
    [
      "an out-of-office notice",
      "automatic",
      { body: "Away", headers: { "Auto-Submitted": "auto-replied", Precedence: "bulk" } },
    ],
    [
      "an acceptance",
      "automatic",
      { body: "METHOD:REPLY\nATTENDEE;PARTSTAT=ACCEPTED:x", headers: { "Content-Type": "text/calendar" } },
    ],
    ["a mail that came back", "automatic", composeBounce("<x@example.com>")],
    ["a mail to somebody else", "not_addressed", { to: "somebody@example.com", body: "Secret" }],
    ["a mail of nobody", "no_sender", { from: "undisclosed", body: "Hello" }],
    ["a mail from our own address, of nobody", "own_address", { from: hello, body: "Hello" }],
    ["a mail of staff", "staff", { from: "Ada <Ada@example.com>", body: "Forwarded" }],
    ["a mail from where staff are told", "staff", { from: staffEmail, body: "Forwarded" }],
  ])("%s begins nothing, stays unread and is counted as %s", async (_, reason, mail) => {
    const before = await countInquiries();
    const missed = await countMissed(reason);
    const uid = await site.deliver(typeof mail === "string" ? mail : composeMail(mail));
    expect(await countInquiries()).toBe(before);
    expect(await countMissed(reason)).toBe(missed + 1);
    expect(site.mailbox.flagsOf(uid)).toEqual([]);
  });

  test("a copy of our own mail is neither taken in nor counted", async () => {
    const [mail] = await site.server.query<{ id: string }>("select id from public.inquiry_mails limit 1");
    const before = [await countInquiries(), await countMissed("own_address")];
    const headers = { "Message-ID": `<${mail?.id}@nawat.example>`, "Reply-To": "rana@own.example" };
    await site.deliver(composeMail({ from: hello, body: "Hello", headers }));
    await site.deliver(
      composeMail({ from: hello, body: "Confirm", headers: { "Auto-Submitted": "auto-generated" } }),
    );
    expect([await countInquiries(), await countMissed("own_address")]).toEqual(before);
  });

  test("what another form of ours sends from our address is an inquiry of the person it names", async () => {
    const headers = { "Reply-To": "Lina Aoun <lina@form.example>", "Auto-Submitted": "auto-generated" };
    await site.deliver(composeMail({ from: hello, subject: "Contact form", body: "Please call", headers }));
    expect(await listBegun("lina@form.example")).toMatchObject([
      { name: "Lina Aoun", message: "Please call", is_suspicious: true },
    ]);
  });

  test("is left unread and counted when it is the 21st of a day from one mailbox", async () => {
    const write = (n: number) => composeMail({ from: `flood+${n}@gmail.com`, body: `Number ${n}` });
    for (let n = 1; n <= 20; n++) site.mailbox.deliver(write(n));
    const last = await site.deliver(write(21));
    const rows = await site.server.query("select from public.inquiries where email like 'flood+%'");
    expect(rows).toHaveLength(20);
    expect(site.mailbox.flagsOf(last)).toEqual([]);
    expect(await countMissed("too_many_begun")).toBe(1);
  });

  test("without proof is left unread as the 21st of a domain; staff are told of twenty an hour", async () => {
    const write = (n: number) => composeMail({ from: `s${n}@evil.example`, body: `Number ${n}` });
    for (let n = 1; n <= 20; n++) site.mailbox.deliver(write(n));
    const last = await site.deliver(write(21));
    const body = "Proven";
    await site.deliver(composeMail({ from: "p@evil.example", body, headers: passedFor("evil.example") }));
    const rows = await site.server.query("select from public.inquiries where email ~ '^s.*evil.example$'");
    expect([rows.length, site.mailbox.flagsOf(last)]).toEqual([20, []]);
    const notices = await site.server.query<{ is_suspicious: boolean; email: string }>(
      `select is_suspicious, email from public.inquiry_mails as mail join public.inquiries as inquiry on inquiry.id = inquiry_id
       where kind = 'notice' and type = 'mail'`,
    );
    expect(notices.filter((one) => one.is_suspicious)).toHaveLength(20);
    expect(notices.map(({ email }) => email)).toContain("p@evil.example");
  });

  test("of somebody whose name twenty forged mails bear begins an inquiry, when it is proven", async () => {
    const from = "rana@forged.example";
    for (let n = 1; n <= 20; n++) site.mailbox.deliver(composeMail({ from, body: `Forged ${n}` }));
    await site.deliver(composeMail({ from, body: "Mine", headers: passedFor("forged.example") }));
    // All came within one second, in which the list has no order.
    const mine = (await listBegun(from)).find(({ message }) => message === "Mine");
    expect(mine).toMatchObject({ is_suspicious: false });
  });

  test("with proof is left unread as the 21st of a domain, too", async () => {
    const write = (n: number) =>
      composeMail({ from: `s${n}@own.example`, body: `Number ${n}`, headers: passedFor("own.example") });
    for (let n = 1; n <= 20; n++) site.mailbox.deliver(write(n));
    const last = await site.deliver(write(21));
    const rows = await site.server.query("select from public.inquiries where email like '%@own.example'");
    expect([rows.length, site.mailbox.flagsOf(last)]).toEqual([20, []]);
  });

  test("of a desk that answers our receipts is answered twice", async () => {
    const from = "tickets@desk.example";
    for (const count of [1, 2, 2]) {
      const mail = { from, subject: "We have your request", body: `Thank you. ${crypto.randomUUID()}` };
      await site.deliver(composeMail({ ...mail, headers: passedFor("desk.example") }));
      await expect.poll(() => sentTo(from)).toHaveLength(count);
    }
    const [receipts] = await site.server.query(
      "select count(*)::int as count from public.inquiry_mails where recipient = $1",
      [from],
    );
    expect([receipts, (await listBegun(from)).length]).toEqual([{ count: 2 }, 3]);
  });

  test("begins one inquiry, whenever a process died, and whatever numbers it gets", async () => {
    const once = composeMail({ from: "once@example.com", body: "Once" });
    const uid = await site.deliver(once);
    // A mail server's second copy, and one that a list's program changed.
    await site.deliver(once);
    await site.deliver(once.replace("Subject: Re: A board", "Subject: [list] A board"));
    // As after the end of a process between two steps.
    site.mailbox.markUnread(uid);
    // Again, if the reader had asked for its position just before.
    const readAgain = async () => {
      await site.server.query("update private.mailbox_positions set last_uid = $1", [uid - 1]);
      await settle();
      return site.mailbox.flagsOf(uid);
    };
    await expect.poll(readAgain).toEqual(["\\Seen"]);
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

  /** As after a repair: all mails of these days are looked at again. */
  async function renumber() {
    const validity = site.mailbox.renumber();
    site.mailbox.disconnect();
    const findPosition = () =>
      site.server.query("select uid_validity::int as validity from private.mailbox_positions");
    await expect.poll(findPosition).toEqual([{ validity }]);
    await settle();
  }

  test("is taken back to the mailbox by staff, and begins nothing again", async () => {
    const { database } = site.ada;
    const uid = await site.deliver(composeMail({ from: "newsroom@example.com", body: "News" }));
    const [{ id, version } = { id: "", version: 0 }] = await listBegun("newsroom@example.com");
    const target = { inquiry_id: id, expected_version: version };
    expect(await database.rpc("return_mail", { ...target, expected_version: version - 1 })).toMatchObject({
      status: 409,
    });
    expect(await database.rpc("return_mail", target)).toMatchObject({ data: version + 1 });
    await settle();
    // Ten seconds are not over.
    expect(site.mailbox.flagsOf(uid)).toEqual(["\\Seen"]);
    expect(await database.rpc("keep_inquiry", { inquiry_id: id })).toMatchObject({ data: true });
    await makeDue(id);
    await settle();
    expect(await site.findInquiry(id)).toMatchObject({ return_at: null });

    await database.rpc("return_mail", { ...target, expected_version: version + 2 });
    await makeDue(id);
    await settle();
    await expect.poll(() => listBegun("newsroom@example.com")).toEqual([]);
    expect(site.mailbox.flagsOf(uid)).toEqual([]);
    expect(await database.rpc("keep_inquiry", { inquiry_id: id })).toMatchObject({ data: false });
    const log = database.from("admin_audit_log").select("action").eq("resource_id", id).order("created_at");
    expect((await log).data?.map(({ action }) => action)).toEqual([
      ...["inquiry.mail_returned", "inquiry.mail_kept", "inquiry.mail_returned"],
    ]);
    await renumber();
    expect(site.mailbox.flagsOf(uid)).toEqual([]);
    expect(await listBegun("newsroom@example.com")).toEqual([]);
  });

  const makeDue = (id: string) =>
    site.server.query(
      "update public.inquiries set return_at = now() where id = $1 and return_at is not null",
      [id],
    );

  test("is taken back under new numbers, and stays an inquiry when that takes a day", async () => {
    const from = "renumbered@example.com";
    const uid = await site.deliver(composeMail({ from, body: "Hello" }));
    const [{ id, version } = { id: "", version: 0 }] = await listBegun(from);
    await site.ada.database.rpc("return_mail", { inquiry_id: id, expected_version: version });
    await renumber();
    await makeDue(id);
    await settle();
    await expect.poll(() => listBegun(from)).toEqual([]);
    expect(site.mailbox.flagsOf(uid)).toEqual([]);

    const lost = "lost@example.com";
    await site.deliver(composeMail({ from: lost, body: "Hello" }));
    await site.server.query("update private.begun_mails set uid_validity = 0 where message_id is not null");
    for (const [hours, kept] of [
      [23, expect.any(String)],
      [25, null],
    ] as const) {
      const before = `now() - interval '${hours} hours'`;
      await site.server.query(`update public.inquiries set return_at = ${before} where email = $1`, [lost]);
      await site.server.query("select public.delete_expired_inquiries(null, null)");
      expect(await listBegun(lost)).toMatchObject([{ return_at: kept }]);
    }
  });

  test("stays an inquiry when staff write in it, before they say that it is none or after", async () => {
    const { database } = site.ada;
    const writing: Record<string, (id: string) => PromiseLike<unknown>> = {
      note: (id) => database.rpc("add_inquiry_note", { inquiry_id: id, body: "She wants 300 boards." }),
      draft: (id) =>
        database.rpc("save_inquiry_draft", { inquiry_id: id, kind: "reply", body: "Dear", locale: "en" }),
      file: (id) => database.rpc("add_draft_file", { inquiry_id: id, name: "offer.pdf", size: 4 }),
    };
    for (const [name, write] of Object.entries(writing)) {
      const uid = await site.deliver(composeMail({ from: `${name}@boards.example`, body: "Hello" }));
      const [{ id, version } = { id: "", version: 0 }] = await listBegun(`${name}@boards.example`);
      const target = { inquiry_id: id, expected_version: version };
      expect(await database.rpc("return_mail", target)).toMatchObject({ error: null });
      await write(id);
      await makeDue(id);
      await settle();
      await expect.poll(() => site.findInquiry(id), { message: name }).toMatchObject({ return_at: null });
      await expect.poll(() => site.mailbox.flagsOf(uid)).toEqual(["\\Seen"]);
      const again = { ...target, expected_version: (await site.findInquiry(id))?.version ?? 0 };
      expect(await database.rpc("return_mail", again), name).toMatchObject({ error: { code: "22023" } });
    }
  });

  test("stays an inquiry once somebody has written in it, and when the mailbox has it no longer", async () => {
    const { database } = site.ada;
    const begin = async (from: string) => {
      const uid = await site.deliver(
        composeMail({ from, body: "Hello", headers: { "Message-ID": `<${from}>` } }),
      );
      const [{ id, version } = { id: "", version: 0 }] = await listBegun(from);
      return { uid, id, target: { inquiry_id: id, expected_version: version } };
    };
    const answered = await begin("answered@example.com");
    const reply = { body: "Dear", locale: "en", new_status: "answered" } as const;
    await database.rpc("send_reply", { ...answered.target, ...reply });
    const { version = 0 } = (await site.findInquiry(answered.id)) ?? {};
    const refused = await database.rpc("return_mail", { ...answered.target, expected_version: version });
    expect(refused).toMatchObject({ error: { code: "22023" } });

    const written = await begin("written@example.com");
    const gone = await begin("gone@example.com");
    for (const { id, target } of [written, gone]) {
      expect(await database.rpc("return_mail", target)).toMatchObject({ status: 200 });
      if (id === gone.id) {
        site.mailbox.remove(gone.uid);
        // With as many as before, the server tells nobody.
        site.mailbox.deliver(composeMail({ to: "x@example.com", body: "Blind" }));
      } else
        await site.deliver(
          composeMail({
            from: "written@example.com",
            body: "More",
            headers: { "In-Reply-To": "<written@example.com>" },
          }),
        );
      await makeDue(id);
      await settle();
      await expect.poll(() => site.findInquiry(id)).toMatchObject({ return_at: null });
    }
    await expect.poll(() => site.mailbox.flagsOf(written.uid)).toEqual(["\\Seen"]);
  });
});

test.each(engines)("begins nothing without MAIL_BEGINS, on $name", async (engine) => {
  const site = await openAnsweredSite(engine);
  const uid = await site.deliver(composeMail({ body: "Hello" }));
  expect(await site.server.query("select from public.inquiries")).toEqual([]);
  expect(site.mailbox.flagsOf(uid)).toEqual([]);
  await site.stop();
});
