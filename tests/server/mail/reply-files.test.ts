import { randomBytes } from "node:crypto";
import PostalMime from "postal-mime";
import { afterAll, describe, expect, test } from "vitest";
import { cleanFileName } from "../../../server/mailbox/attachments.ts";
import parseMail from "../../../server/mailbox/parse-mail.ts";
import { downloadFile, linkFile, uploadFile } from "../../support/desk-files.ts";
import { openAnsweredSite } from "../../support/mail/answered-site.ts";
import { startSmtpServer } from "../../support/mail/smtp-server.ts";

const pieceBytes = 262_144;

/** Each with what a mail says it is. */
const files = [
  ["عرض السعر النهائي، لوحة «NWT-80» رقم 2.pdf", "application/pdf", randomBytes(pieceBytes + 7)],
  [
    "报价单，第二版.XLSX",
    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
    randomBytes(9),
  ],
  ["🌲 it’s “ready”; 50%=a, b's (v2)…txt", "application/octet-stream", Buffer.from("\u00e9")],
  [`${"مخطط ".repeat(22)}خط.step`, "model/step", randomBytes(pieceBytes)],
] as const;

describe("files of a reply", async () => {
  const mails: string[] = [];
  let maxLength = Number.POSITIVE_INFINITY;
  const smtp = await startSmtpServer(async (mail) => {
    if (mail.length > maxLength) throw Object.assign(new Error("5.3.4 Too big"), { responseCode: 552 });
    mails.push(mail);
  });
  const site = await openAnsweredSite({ staffEmails: [], smtpUrl: smtp.url });
  afterAll(async () => {
    await site.stop();
    await smtp.close();
  });
  const { ada, karim, server, listMessages } = site;

  async function upload(
    inquiryId: string,
    name: string,
    content: Buffer<ArrayBuffer>,
    member = ada,
  ): Promise<string> {
    const answer = await (await uploadFile(server, member, inquiryId, name, content)).json();
    if (!answer.id) throw new Error(answer.message);
    return answer.id;
  }
  const send = (id: string, ids: string[], more: object = {}) =>
    site.reply(id, "Attached.", { files: ids, ...more });
  const listDraft = async (inquiry_id: string, { database } = ada) => {
    const list = database.from("inquiry_attachments").select("id,name");
    return (await list.eq("draft_inquiry_id", inquiry_id).order("number", { ascending: true })).data;
  };

  test("go out with names in any script and every byte, are kept, and downloaded by staff, which is audited", async () => {
    const { id } = await site.submit();
    const ids = [];
    for (const [name, , content] of files) ids.push(await upload(id, name, content));
    expect((await send(id, ids.toReversed())).error).toBeNull();
    await server.now.sendMails();
    const mail = mails.at(-1) ?? "";

    const expected = files.toReversed();
    const { attachments } = await parseMail({ source: Buffer.from(mail) });
    expect(attachments.map(({ name, mediaType }) => [name, mediaType])).toEqual(
      expected.map(([name, mediaType]) => [name, mediaType]),
    );
    const read = (await PostalMime.parse(mail)).attachments;
    expect(read.map(({ filename, disposition }) => [filename, disposition])).toEqual(
      expected.map(([name]) => [name, "attachment"]),
    );
    for (const [index, [, , content]] of expected.entries())
      expect(content.equals(Buffer.from(attachments[index]?.content ?? "")), `file ${index}`).toBe(true);
    // RFC 2231 for one half of the programs, RFC 2047 for the other.
    expect(mail).toMatch(/Content-Type: application\/pdf;\s+name="=\?UTF-8\?/i);
    expect(mail).toMatch(/Content-Disposition: attachment;\s+filename\*0\*=utf-8''%D8/i);

    const [message] = await listMessages(id);
    expect(message?.attachments.map(({ name }) => name)).toEqual(expected.map(([name]) => name));
    expect(await listDraft(id)).toEqual([]);
    expect(await downloadFile(server, karim, message?.attachments[1]?.id ?? "")).toEqual(files[2][2]);
    expect(await site.listActions(id)).toContainEqual(
      expect.objectContaining({ actor_id: karim.userId, action: "inquiry.attachment_downloaded" }),
    );
  });

  test("have the names that files of received mails get", async () => {
    const names = [
      ...files.map(([name]) => name),
      ...["C:\\plans\\a\u202efdp.exe", "../../.ssh/config", "..", "", "a\r\n\t b\u2028c.pdf"],
      ...['q"<>|?*:.pdf', `${"x".repeat(300)}.pdf`, "a\u{e0041}\u00ad\u200f\ufeff.png"],
    ];
    const rows = await server.query<{ name: string }>(
      "select private.clean_file_name(name) as name from unnest($1::text[]) with ordinality as given (name, n) order by n",
      [names],
    );
    expect(rows.map(({ name }) => name)).toEqual(
      names.map((name) => cleanFileName(name, "application/octet-stream")),
    );
  });

  test("are their writer's alone until then, and 200 MB of them", async () => {
    const [{ id }, other] = [await site.submit(), await site.submit()];
    const own = await upload(id, "mine.pdf", Buffer.from("x"));
    expect(await listDraft(id, karim)).toEqual([]);
    const theirs = await karim.database.rpc("remove_draft_file", { file_id: own });
    expect(theirs).toMatchObject({ status: 404, error: { message: "There is no such file." } });
    const foreign = await upload(id, "theirs.pdf", Buffer.from("x"), karim);
    const elsewhere = await upload(other.id, "elsewhere.pdf", Buffer.from("x"));
    for (const file of [foreign, elsewhere])
      expect((await send(id, [own, file])).error?.message).toBe("A file of this reply is missing.");
    expect(await listMessages(id)).toEqual([]);
    expect(await listDraft(id)).toEqual([{ id: own, name: "mine.pdf" }]);

    await server.query("update public.inquiry_attachments set size = 209715200 - 2 where id = $1", [own]);
    const last = await upload(other.id, "x", Buffer.from("x"));
    await expect(upload(other.id, "x", Buffer.from("x"))).rejects.toThrow("200 MB");
    for (const file_id of [last, own]) await ada.database.rpc("remove_draft_file", { file_id });
  });

  test("return to the draft with a reply that is taken back; the same words go out with another file", async () => {
    const { id } = await site.submit();
    const soon = { send_after: new Date(0).toISOString() };
    const first = await upload(id, "first.pdf", Buffer.from("1"));
    expect((await send(id, [first], soon)).error).toBeNull();
    // The answer was lost.
    expect((await send(id, [first], soon)).error?.message).toBe("This reply has been sent already.");
    const second = await upload(id, "second.pdf", Buffer.from("2"));
    expect((await send(id, [second], soon)).error).toBeNull();
    const replied = (await listMessages(id)).find(({ attachments }) => attachments[0]?.name === "first.pdf");
    const back = await ada.database.rpc("take_back_mail", { message_id: replied?.id ?? "" });
    expect(back.data).toBe(true);
    expect(await listDraft(id)).toMatchObject([{ id: first, name: "first.pdf" }]);
    expect((await send(id, [first])).error).toBeNull();
  });

  test("a mail server that refuses them for their size is told of at the desk", async () => {
    const { id } = await site.submit();
    maxLength = 200_000;
    expect((await send(id, [await upload(id, "x.zip", randomBytes(200_000))])).error).toBeNull();
    await server.now.sendMails();
    const failed = ada.database.from("failed_inquiry_mails").select("last_response").eq("inquiry_id", id);
    expect((await failed).data).toEqual([{ last_response: "552 5.3.4 Too big" }]);
  });

  test("pictures are shown small to staff who have opened the inquiry", async () => {
    const { id } = await site.submit();
    const picture = Buffer.from("89504e47", "hex");
    await send(id, [await upload(id, "front.PNG", picture), await upload(id, "front.svg", picture)]);
    const [message] = await listMessages(id);
    const link = (index: number, member = ada) =>
      linkFile(member, message?.attachments[index]?.id ?? "", true);
    expect((await link(0)).status).toBe(404);
    await ada.database.rpc("open_inquiry", { inquiry_id: id });
    const shown = await fetch(server.url + (await link(0)).path);
    expect(shown.headers.get("Content-Type")).toBe("image/png");
    expect(Buffer.from(await shown.arrayBuffer())).toEqual(picture);
    expect([(await link(1)).status, (await link(0, karim)).status]).toEqual([404, 404]);
    expect((await site.listActions(id)).map(({ action }) => action)).not.toContain(
      "inquiry.attachment_downloaded",
    );
  });

  test("that nobody sends or finishes go after a day, and with an inquiry everything", async () => {
    const { id } = await site.submit();
    const kept = await upload(id, "kept.pdf", randomBytes(1000));
    await ada.database.rpc("add_draft_file", { inquiry_id: id, name: "x", size: 9 });
    const tidy = () => server.query("select public.delete_expired_inquiries(30, null)");
    const draft = { inquiry_id: id, kind: "reply" as const, body: "Dear", locale: "en" as const };
    await ada.database.rpc("save_inquiry_draft", draft);
    const list = "select name from public.inquiry_attachments where draft_inquiry_id = $1";
    await tidy();
    expect(await server.query(list, [id])).toHaveLength(2);
    await server.query("update public.inquiry_attachments set created_at = now() - interval '25 hours'");
    await tidy();
    expect(await listDraft(id)).toMatchObject([{ id: kept }]);
    await ada.database.rpc("save_inquiry_draft", { ...draft, body: "" });
    await tidy();
    expect(await listDraft(id)).toEqual([]);
    await server.query("delete from public.inquiries");
    expect(await server.query("select from public.inquiry_attachment_pieces")).toEqual([]);
  });
});
