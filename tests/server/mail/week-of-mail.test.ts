import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, test } from "vitest";
import { embedded } from "../../support/engines.ts";
import { loadMailsTo } from "../../support/mail/mailbox.ts";
import { type AnsweredSite, openAnsweredSite } from "../../support/mail/answered-site.ts";

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
    files?: string[];
  };
}

function loadDelivered(name: string): DeliveredMail[] {
  const file = new URL(`../../received-mails/${name}.jsonl`, import.meta.url);
  const lines = readFileSync(file, "utf8").trim().split("\n");
  // One JSON object a line, of the form above.
  return lines.map((line) => JSON.parse(line) as DeliveredMail);
}

/** Those that were reported, a week of persons and machines, and variants by somebody who has not seen the code. */
describe.each(["reported", "week", "variants"])("mails to the public address: %s", (name) => {
  const mails = loadDelivered(name);
  let site: AnsweredSite;

  beforeAll(async () => {
    site = await openAnsweredSite(embedded, { mailBegins: true, mailAuthservId: "mx.nawat.example" });
    return site.stop;
  });

  const listInquiries = async () => (await site.ada.database.from("inquiries").select("*")).data ?? [];
  const countMissed = async () => {
    const { data } = await site.ada.database.from("missed_mail_counts").select("mails");
    return (data ?? []).reduce((sum, { mails: count }) => sum + count, 0);
  };

  async function checkMessage(id: string, expected: DeliveredMail["expect"]) {
    const message = (await site.listMessages(id)).findLast(({ direction }) => direction === "received");
    expect(message).toMatchObject({ is_encrypted: expected.isEncrypted ?? false });
    if (expected.isAutomatic !== undefined) expect(message?.is_automatic).toBe(expected.isAutomatic);
    if (expected.replyTo !== undefined) expect(message?.reply_to).toBe(expected.replyTo);
    const text = [message?.body, message?.quoted].join("\n");
    for (const words of expected.textIncludes ?? []) expect(text).toContain(words);
    const files = message?.attachments.map((file) => file.name);
    expect(files).toEqual(expect.arrayContaining(expected.files ?? []));
  }

  test.each(mails.filter(({ answers }) => !answers))("$name: $why", async ({ source, expect: expected }) => {
    const known = new Set((await listInquiries()).map(({ id }) => id));
    const missed = await countMissed();
    const uid = await site.deliver(Buffer.from(source, "latin1").toString());
    const begun = (await listInquiries()).filter(({ id }) => !known.has(id));
    if (expected.outcome === "passed_over") {
      expect(begun.map(({ email }) => email)).toEqual([]);
      expect([site.mailbox.flagsOf(uid), await countMissed()]).toEqual([[], missed + 1]);
      return;
    }
    expect(begun.map(({ email }) => email)).toEqual([expected.sender]);
    const [inquiry] = begun;
    if (expected.name !== undefined) expect(inquiry?.name).toBe(expected.name);
    if (expected.isSuspicious !== undefined) expect(inquiry?.is_suspicious).toBe(expected.isSuspicious);
    await checkMessage(inquiry?.id ?? "", expected);
    const receipts = await site.server.query(
      "select from public.inquiry_mails where inquiry_id = $1 and kind = 'receipt'",
      [inquiry?.id],
    );
    expect(receipts).toHaveLength(expected.receipt === true ? 1 : 0);
  });

  test.each(mails.filter(({ answers }) => answers))("$name: $why", async ({ source, expect: expected }) => {
    const visitor = `${crypto.randomUUID()}@example.com`;
    const { id, receiptId } = await site.submit(visitor);
    const [receipt] = await loadMailsTo(site.server.dataDir, visitor);
    const { data: inquiry } = await site.ada.database
      .from("inquiries")
      .select("version")
      .eq("id", id)
      .single();
    await site.ada.database.rpc("set_inquiry_status", {
      ...{ inquiry_id: id, expected_version: inquiry?.version ?? 0, new_status: "closed" },
    });
    const mail = Buffer.from(source, "latin1")
      .toString()
      .replaceAll("{OUR_ID}", receiptId.replace(/[<>]/g, ""))
      .replaceAll("{VISITOR}", visitor)
      .replaceAll("{OUR_SUBJECT}", receipt?.subject ?? "");
    await site.deliver(mail);
    if (expected.outcome === "continues") await checkMessage(id, expected);
    const isReopened = expected.outcome === "continues" && expected.isAutomatic !== true;
    expect(await site.findInquiry(id)).toMatchObject({ status: isReopened ? "in_progress" : "closed" });
  });
});
