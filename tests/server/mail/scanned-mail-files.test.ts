import { afterAll, describe, expect, test } from "vitest";
import { testVirus } from "../../../server/doctor/check-scanner.ts";
import { downloadFile, linkFile } from "../../support/desk-files.ts";
import { openAnsweredSite } from "../../support/mail/answered-site.ts";
import { startClamd } from "../../support/mail/clamd-server.ts";
import { composeParts } from "../../support/mail/visitor-mails.ts";

const mostBytes = 2 * 1024 * 1024;

describe("files of emails that are scanned", async () => {
  const clamd = await startClamd(mostBytes);
  const site = await openAnsweredSite({ clamdUrl: clamd.url });
  afterAll(async () => {
    await site.stop();
    await clamd.close();
  });

  test("staff have a clean one, and neither download, see nor forward one that is infected or waits", async () => {
    const inquiry = await site.submit();
    await site.answer(
      inquiry,
      composeParts([
        { type: "text/plain", content: "Three drawings." },
        { type: "application/octet-stream", name: "clean.step", content: "ISO-10303-21;" },
        { type: "image/png", name: "infected.png", content: `\x89PNG ${testVirus}` },
        { type: "image/png", name: "large.png", content: Buffer.alloc(mostBytes + 1024, "x") },
      ]),
    );
    await site.server.now.scanFiles();
    const [message] = await site.listMessages(inquiry.id);
    expect(message?.attachments).toMatchObject([
      { name: "clean.step", is_stored: true, wants_scan: true, scan: "clean" },
      { name: "infected.png", is_stored: true, wants_scan: true, scan: "infected" },
      { name: "large.png", is_stored: true, wants_scan: true, scan: null },
    ]);
    const [clean, ...held] = message?.attachments ?? [];
    const { database } = site.ada;
    await database.rpc("open_inquiry", { inquiry_id: inquiry.id });
    const downloaded = await downloadFile(site.server, site.ada, clean?.id ?? "");
    expect(downloaded.toString()).toBe("ISO-10303-21;");
    for (const file of held)
      for (const isPicture of [false, true])
        expect(await linkFile(site.ada, file.id, isPicture), file.name).toMatchObject({
          error: { message: "There is no such attachment." },
        });

    const address = "supplier@example.com";
    const forwarding = { message_id: message?.id ?? "", address, note: "", locale: "en" } as const;
    expect(await database.rpc("forward_message", forwarding)).toMatchObject({ error: null });
    await site.server.sendWaitingMails();
    const [mail] = await site.mailsTo(address);
    expect(mail?.attachments.map(({ filename }) => filename)).toEqual(["clean.step"]);
    expect(mail?.text).toContain("Not attached: infected.png");
  });
});
