import { randomBytes } from "node:crypto";
import { request } from "node:http";
import { afterAll, describe, expect, test } from "vitest";
import { maxFilesBytes } from "../../../app/inquiries/visitor/visitor-inquiry.ts";
import { fileStateWords } from "../../../app/inquiries/visitor/visitor-words.ts";
import { testVirus } from "../../../server/doctor/check-scanner.ts";
import { downloadFile } from "../../support/desk-files.ts";
import { startClamd } from "../../support/mail/clamd-server.ts";
import { unknownPage } from "./visitor-page.ts";
import { openVisitorSite } from "./visitor-site.ts";

/** The scanner takes no larger ones. */
const scannedBytes = 5_000_000;

describe("files of the page of an inquiry", async () => {
  const clamd = await startClamd(scannedBytes);
  const site = await openVisitorSite({ clamdUrl: clamd.url });
  afterAll(async () => {
    await site.server.stop();
    await clamd.close();
  });

  /** Addresses of the files that the page offers. */
  async function linksOf(path: string) {
    const { page } = await site.open(path);
    return page("ol a[download]")
      .toArray()
      .map((link) => [page(link).text(), page(link).attr("href") ?? ""] as const);
  }

  test("a message brings several, which both sides get as they were, as downloads, once they are scanned", async () => {
    const { path } = await site.sendAs();
    const drawing = randomBytes(700_000);
    const sent = await site.write(path, {
      message: "The two drawings",
      files: { "مضخة v2.step": drawing, "C:\\Users\\Rana\\pump.pdf": "x%PDF-1.7", "virus.txt": testVirus },
    });
    expect(sent.status).toBe(303);
    expect(await linksOf(path)).toEqual([]);
    expect((await site.open(path)).page("ol").text()).toContain(fileStateWords.held.en);
    await site.server.now.scanFiles();
    const links = await linksOf(path);
    expect(links.map(([name]) => name)).toEqual(["مضخة v2.step", "pump.pdf"]);
    expect((await site.open(path)).page("ol").text()).toContain(fileStateWords.infected.en);
    const [, url = ""] = links[0] ?? [];
    const download = await fetch(site.server.url + url);
    expect(Object.fromEntries(download.headers)).toMatchObject({
      "content-type": "application/octet-stream",
      "content-disposition": `attachment; filename*=UTF-8''${encodeURIComponent("مضخة v2.step")}`,
      "content-security-policy": "default-src 'none'; sandbox",
      "x-content-type-options": "nosniff",
      "cache-control": "no-store",
    });
    expect(Buffer.from(await download.arrayBuffer()).equals(drawing)).toBe(true);
    const [message] = await site.messagesOf(path);
    expect(message).toMatchObject({
      body: "The two drawings",
      attachments: [{ name: "مضخة v2.step" }, {}, {}],
    });
    const kept = await downloadFile(site.server, site.ada, message?.attachments[0]?.id ?? "");
    expect(kept.equals(drawing)).toBe(true);
    // With another inquiry's link it is not there.
    const other = await site.sendAs();
    const foreign = url.replace(path, other.path);
    expect((await fetch(site.server.url + foreign)).status).toBe(404);
  });

  test("one that the scanner does not take waits, and holds up no other", async () => {
    const { path } = await site.sendAs();
    await site.write(path, { files: { "large.step": Buffer.alloc(scannedBytes + 1), "small.step": "x" } });
    await site.server.now.scanFiles();
    expect((await linksOf(path)).map(([name]) => name)).toEqual(["small.step"]);
  });

  test("what we attach to a reply the visitor gets, too", async () => {
    const { path } = await site.sendForLink();
    const { id = "" } = (await site.rowOf(path)) ?? {};
    await site.reply(path, "See the offer.");
    await site.server.query(
      `with file as (
         insert into public.inquiry_attachments (message_id, number, name, media_type, size, is_kept, is_stored, wants_scan)
         select id, 1, 'offer.pdf', 'application/pdf', 4, true, true, false
         from public.inquiry_messages where inquiry_id = $1 returning id
       ) insert into public.inquiry_attachment_pieces select id, 1, '\\x25504446' from file`,
      [id],
    );
    expect(await linksOf(path)).toEqual([]);
    await site.server.sendWaitingMails();
    const [[, url = ""] = []] = await linksOf(path);
    expect(await (await fetch(site.server.url + url)).text()).toBe("%PDF");
  });

  test("is refused before anything is kept: a program, an empty file, too much; the words stay in the box", async () => {
    const { path } = await site.sendAs();
    const program = Buffer.concat([Buffer.from("MZ\x90\0"), randomBytes(200)]);
    const refusals = [
      [{ "tool.step": program }, 422, "tool.step"],
      [{ "setup.EXE": "text" }, 422, "setup.EXE"],
      [{ "empty.step": "" }, 422, "empty.step"],
      [{ "large.step": Buffer.alloc(maxFilesBytes - 10), "b.step": "01234567890" }, 413, "larger than"],
      [Object.fromEntries(Array.from({ length: 21 }, (_, n) => [`${n}.txt`, "x"])), 422, "20 files"],
    ] as const;
    for (const [files, status, said] of refusals) {
      const refused = await site.write(path, { message: "My words", files });
      const text = await refused.text();
      expect([refused.status, text.includes(said), text.includes("My words")], said).toEqual([
        status,
        true,
        true,
      ]);
    }
    expect(await site.messagesOf(path)).toEqual([]);
  });

  test("whatever an engineer's program writes is taken", async () => {
    const { path } = await site.sendAs();
    const files = {
      "locked.xlsx": Buffer.from("d0cf11e0a1b11ae1", "hex"),
      "photo.jpg": Buffer.from("89504e470d0a1a0a", "hex"),
      "table.csv": Buffer.from("\ufeffa;b", "utf16le"),
      "parts.zip": "PK\x07\x08PK\x03\x04",
      ...Object.fromEntries(
        ["scan.jfif", "plan.tif", "letter.odt", "logo.svg", "fw.elf", "build.sh", "noname"].map((name) => [
          name,
          "x",
        ]),
      ),
    };
    expect((await site.write(path, { files })).status).toBe(303);
    expect((await site.messagesOf(path))[0]?.attachments).toHaveLength(Object.keys(files).length);
  });

  test("a message whose sender leaves is not kept, and one whose answer was lost is completed", async () => {
    const { path } = await site.sendAs();
    const part = '--x\r\nContent-Disposition: form-data; name="files"; filename="a.step"\r\n\r\nISO';
    for (const cut of ["", "--x", part, `${part}${"x".repeat(200_000)}`])
      for (const to of [path, unknownPage]) await leave(site.server.url + to, cut);
    // A whole body that ends within a part.
    const unended = await fetch(site.server.url + path, {
      method: "POST",
      body: part,
      headers: { "Content-Type": "multipart/form-data; boundary=x" },
    }).catch(() => undefined);
    expect(unended?.status ?? 400).toBe(400);
    expect((await site.open(path)).status).toBe(200);
    expect(await site.messagesOf(path)).toEqual([]);
    const content = randomBytes(600_000);
    const others = Object.fromEntries(Array.from({ length: 12 }, (_, n) => [`${n}.txt`, `${n}`]));
    const files = { "a.step": content, ...others };
    const message = { message: "Once", once: crypto.randomUUID(), files };
    for (let times = 0; times < 3; times++) await site.write(path, message);
    expect(await site.messagesOf(path)).toHaveLength(1);
    // As a process leaves it that dies between two pieces.
    await site.server.query("delete from public.inquiry_attachment_pieces where number > 1");
    await site.server.query("update public.inquiry_attachments set is_stored = false where name = 'a.step'");
    expect((await site.write(path, message)).status).toBe(303);
    await site.server.now.scanFiles();
    const [[, url = ""] = []] = await linksOf(path);
    const download = await (await fetch(site.server.url + url)).arrayBuffer();
    expect(Buffer.from(download).equals(content)).toBe(true);
    expect(await site.messagesOf(path)).toHaveLength(1);
  });
});

/** Sends the beginning of a form and cuts the connection. */
function leave(url: string, beginning: string): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const sending = request(url, {
    method: "POST",
    headers: { "Content-Type": "multipart/form-data; boundary=x", "Content-Length": 1_000_000 },
  });
  sending.on("error", () => resolve()).on("close", resolve);
  sending.write(beginning || "x", () => setTimeout(() => sending.destroy(), 20));
  return promise;
}
