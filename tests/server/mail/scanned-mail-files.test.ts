import { beforeAll, describe, expect, test } from "vitest";
import { testVirus } from "../../../server/doctor/check-scanner.ts";
import { startClamd } from "../../support/mail/clamd-server.ts";
import { engines } from "../../support/engines.ts";
import { waitForMail } from "../../support/mail/mailbox.ts";
import { type AnsweredSite, openAnsweredSite } from "../../support/mail/answered-site.ts";
import { composeMail, composeParts } from "../../support/mail/visitor-mails.ts";

const mostBytes = 2 * 1024 * 1024;

describe.each(engines)("files of emails that are scanned, on $name", (engine) => {
  let site: AnsweredSite;

  beforeAll(async () => {
    const clamd = await startClamd(mostBytes);
    site = await openAnsweredSite(engine, { clamdUrl: clamd.url });
    return async () => {
      await site.stop();
      await clamd.close();
    };
  });

  const filesOf = async (id: string) => (await site.listMessages(id))[0]?.attachments ?? [];

  test("staff have a clean one, and neither download, see nor forward one that is infected or waits", async () => {
    const { id, receiptId } = await site.submit("files@example.com");
    const { headers, body } = composeParts([
      { type: "text/plain", content: "Three drawings." },
      { type: "application/octet-stream", name: "clean.step", content: "ISO-10303-21;" },
      { type: "image/png", name: "infected.png", content: `\x89PNG ${testVirus}` },
      { type: "image/png", name: "large.png", content: Buffer.alloc(mostBytes + 1024, "x") },
    ]);
    await site.deliver(
      composeMail({ from: "files@example.com", body, headers: { ...headers, "In-Reply-To": receiptId } }),
    );
    await site.server.now.scanFiles();
    expect(await filesOf(id)).toMatchObject([
      { name: "clean.step", is_stored: true, wants_scan: true, scan: "clean" },
      { name: "infected.png", is_stored: true, wants_scan: true, scan: "infected" },
      { name: "large.png", is_stored: true, wants_scan: true, scan: null },
    ]);
    const [clean, ...held] = await filesOf(id);
    const { database } = site.ada;
    await database.rpc("open_inquiry", { inquiry_id: id });
    const download = await database.rpc("get_attachment", { attachment_id: clean?.id ?? "", piece: 1 });
    expect(Buffer.from(download.data ?? "", "base64").toString()).toBe("ISO-10303-21;");
    for (const file of held)
      for (const name of ["get_attachment", "get_picture"] as const)
        expect(await database.rpc(name, { attachment_id: file.id, piece: 1 }), file.name).toMatchObject({
          error: { message: "There is no such attachment." },
        });

    const [message] = await site.listMessages(id);
    const forwarded = await database.rpc("forward_message", {
      message_id: message?.id ?? "",
      address: "supplier@example.com",
      note: "",
      locale: "en",
    });
    expect(forwarded.error).toBeNull();
    await site.server.sendWaitingMails();
    const mail = await waitForMail(site.server.dataDir, "supplier@example.com");
    expect(mail.attachments.map(({ filename }) => filename)).toEqual(["clean.step"]);
    expect(mail.text).toContain("Not attached: infected.png");
  });
});
