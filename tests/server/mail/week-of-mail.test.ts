import { readFileSync } from "node:fs";
import { afterAll, describe, expect, test } from "vitest";
import { formatMomentParts } from "../../../app/i18n/moment-parts.ts";
import { company } from "../../../firm/company.ts";
import { knowsSenders, openAnsweredSite } from "../../support/mail/answered-site.ts";

/** A mail as a person or a machine sends it, one character for each byte, and what becomes of it. */
interface DeliveredMail {
  name: string;
  why: string;
  source: string;
  /** It answers a mail of ours: `{OUR_ID}`, `{VISITOR}` and `{OUR_SUBJECT}` stand for what that one has. */
  answers: boolean;
  expect: {
    outcome: "begins" | "continues" | "passed_over";
    sender?: string;
    /** Where staff are offered to reply instead. */
    replyTo?: string;
    name?: string;
    isAutomatic?: boolean;
    isEncrypted?: boolean;
    isSuspicious?: boolean;
    receipt?: boolean;
    textIncludes?: string[];
    /** Told by the clocks of the company. */
    moments?: string[];
    files?: string[];
  };
}

/** The public address in these mails, with or without what follows a plus, or as a list's id, and the firm's own. */
const sampleAddress = /hello(\+\w+)?([@.])nawat\.example/gi;
const ownAddress = company.email.replace("@", "$1$2");

/** Those that were reported, a week of persons and machines, and variants by somebody who has not seen the code. */
describe.each(["reported", "week", "variants"])("mails to the public address: %s", async (corpus) => {
  const file = new URL(`../../received-mails/${corpus}.jsonl`, import.meta.url);
  const lines = readFileSync(file, "utf8").replaceAll(sampleAddress, ownAddress).trim().split("\n");
  // One JSON object a line, of the form above.
  const mails = lines.map((line) => JSON.parse(line) as DeliveredMail);
  const [answers, others] = [mails.filter((mail) => mail.answers), mails.filter((mail) => !mail.answers)];

  const site = await openAnsweredSite({ ...knowsSenders, mailBegins: true });
  afterAll(site.stop);

  // All come at once, as after an outage.
  const answered = new Map<DeliveredMail, string>();
  for (const mail of answers) {
    const { id, email, receiptId } = await site.submit();
    const [receipt] = await site.mailsTo(email);
    await site.setStatus(id, "closed");
    answered.set(mail, id);
    site.mailbox.deliver(
      read(mail)
        .replaceAll("{OUR_ID}", receiptId.replace(/[<>]/g, ""))
        .replaceAll("{VISITOR}", email)
        .replaceAll("{OUR_SUBJECT}", receipt?.subject ?? ""),
    );
  }
  const uids = new Map(others.map((mail) => [mail, site.mailbox.deliver(read(mail))]));
  await site.server.now.readMailbox();

  async function checkMessage(id: string, expected: DeliveredMail["expect"]) {
    const message = (await site.listMessages(id)).findLast(({ direction }) => direction === "received");
    expect(message).toMatchObject({
      is_encrypted: expected.isEncrypted ?? false,
      ...(expected.isAutomatic !== undefined && { is_automatic: expected.isAutomatic }),
      ...(expected.replyTo !== undefined && { reply_to: expected.replyTo }),
    });
    const text = [message?.body, message?.quoted].join("\n");
    for (const words of expected.textIncludes ?? []) expect(text).toContain(words);
    if (expected.moments) {
      const told = expected.moments.map((at) => formatMomentParts("en", at, company.office.timeZone));
      const [{ weekday, date } = { weekday: "", date: "" }] = told;
      const times = told.map(({ time }) => time).join(" to ");
      expect(text).toContain(`${weekday} ${date}, ${times}`);
      expect(text).toContain(`, ${company.city.en} time`);
    }
    const files = message?.attachments.map(({ name }) => name);
    expect(files).toEqual(expect.arrayContaining(expected.files ?? []));
  }

  test.each(others)("$name: $why", async (mail) => {
    const expected = mail.expect;
    const uid = uids.get(mail) ?? 0;
    const begun = await site.server.query<{ id: string; receipts: number }>(
      `select inquiry.*, inquiry.id::text, (
         select count(*)::int from public.mails where inquiry_id = inquiry.id and kind = 'receipt'
       ) as receipts
       from private.begun_mails as begun
       join public.inquiry_messages as message on message.id = begun.message_id
       join public.inquiries as inquiry on inquiry.id = message.inquiry_id
       where begun.uid = $1`,
      [uid],
    );
    if (expected.outcome === "passed_over") {
      const missed = await site.server.query("select from public.missed_mails where uid = $1", [uid]);
      expect([begun, site.mailbox.flagsOf(uid), missed.length]).toEqual([[], [], 1]);
      return;
    }
    expect(begun).toMatchObject([
      {
        ...{ email: expected.sender, receipts: expected.receipt === true ? 1 : 0 },
        ...(expected.name !== undefined && { name: expected.name }),
        ...(expected.isSuspicious !== undefined && { is_suspicious: expected.isSuspicious }),
      },
    ]);
    await checkMessage(begun[0]?.id ?? "", expected);
  });

  test.each(answers)("$name: $why", async (mail) => {
    const id = answered.get(mail) ?? "";
    const continues = mail.expect.outcome === "continues";
    if (continues) await checkMessage(id, mail.expect);
    const isReopened = continues && mail.expect.isAutomatic !== true;
    expect(await site.findInquiry(id)).toMatchObject({ status: isReopened ? "in_progress" : "closed" });
  });
});

function read({ source }: DeliveredMail): string {
  return Buffer.from(source, "latin1").toString();
}
