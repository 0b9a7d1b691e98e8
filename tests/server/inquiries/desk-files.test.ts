import { randomBytes } from "node:crypto";
import { request } from "node:http";
import { afterAll, describe, expect, test, vi } from "vitest";
import { type Member, openStaff } from "../../support/desk-client.ts";
import { linkFile, uploadFile } from "../../support/desk-files.ts";
import { contact, submitInquiry } from "../../support/inquiry-client.ts";
import { createPerson } from "../../support/person.ts";
import { openServer } from "../../support/server.ts";

const mostBytes = 10 * 1024 * 1024;

describe("files at the desk", async () => {
  const server = await openServer({ staffEmails: [] });
  afterAll(server.stop);
  const { ada, karim } = await openStaff(server);
  const { id: inquiryId } = await submitInquiry(server.url, contact);

  const upload = (name: string, content: BodyInit, member: Pick<Member, "token"> = ada, id = inquiryId) =>
    uploadFile(server, member, id, name, content);
  const countFiles = async () => {
    const count =
      "select count(*)::int as files from public.inquiry_attachments where draft_inquiry_id is not null";
    return (await server.query<{ files: number }>(count))[0]?.files;
  };

  /** Uploads a file and sends it with a reply. Returns its id. */
  async function send(name: string, content: BodyInit): Promise<string> {
    const { id } = await (await upload(name, content)).json();
    const [inquiry] = await server.query<{ version: number }>("select version from public.inquiries");
    const reply = { body: `With ${id}.`, locale: "en", new_status: "answered", files: [id] } as const;
    const { error } = await ada.database.rpc("send_reply", {
      ...{ inquiry_id: inquiryId, expected_version: inquiry?.version ?? 0, ...reply },
    });
    expect(error).toBeNull();
    return id;
  }

  test("the largest one comes back as it was, as a download under its name", async () => {
    const content = randomBytes(mostBytes);
    const id = await send("عرض السعر (نهائي).pdf", content);
    const { path } = await linkFile(karim, id);
    const download = await fetch(server.url + path);
    expect(Object.fromEntries(download.headers)).toMatchObject({
      "content-type": "application/octet-stream",
      "content-length": String(mostBytes),
      "content-disposition": `attachment; filename*=UTF-8''${encodeURIComponent("عرض السعر ")}%28${encodeURIComponent("نهائي")}%29.pdf`,
      "content-security-policy": "default-src 'none'; sandbox",
      "x-content-type-options": "nosniff",
      "cache-control": "no-store",
    });
    expect(Buffer.from(await download.arrayBuffer()).equals(content)).toBe(true);
  });

  test("a link opens its file for a minute, and then says so", async () => {
    const { path } = await linkFile(ada, await send("offer.pdf", "%PDF"));
    expect(await (await fetch(server.url + path)).text()).toBe("%PDF");
    const scanned = "update public.inquiry_attachments set wants_scan = true, scan = ";
    // Another scanner finds something.
    await server.query(`${scanned} 'infected'`);
    expect((await fetch(server.url + path)).status).toBe(404);
    await server.query(`${scanned} 'clean'`);
    await server.query("update private.file_links set created_at = created_at - interval '1 minute'");
    for (const gone of [path, `/files/${crypto.randomUUID()}`, "/files/..%2f..%2fetc%2fpasswd"]) {
      const answer = await fetch(server.url + gone);
      expect([answer.status, await answer.text()], gone).toEqual([404, expect.stringContaining("expired")]);
    }
    // Another download forgets it.
    await linkFile(ada, await send("other.pdf", "%PDF"));
    expect(await server.query("select from private.file_links")).toHaveLength(1);
  });

  test("only staff add one and have one, and a draft's file is its writer's alone", async () => {
    const before = await countFiles();
    const sam = await createPerson(server, { email: "sam@example.com" });
    const stranger = await upload("x.pdf", "x", { token: "" });
    expect(stranger.status).toBe(401);
    const refused = await upload("x.pdf", "x", { token: sam.session.access_token });
    expect([refused.status, await refused.json()]).toEqual([
      403,
      { code: "42501", message: "Only staff may do this." },
    ]);
    const sent = await send("x.pdf", "x");
    expect(await linkFile(sam, sent)).toMatchObject({ status: 403, error: { code: "42501" } });
    expect(await countFiles()).toBe(before);
    const { id } = await (await upload("draft.pdf", "x")).json();
    expect(await linkFile(karim, id)).toMatchObject({ status: 404 });
    expect((await karim.database.rpc("remove_draft_file", { file_id: id })).status).toBe(404);
    expect((await ada.database.rpc("remove_draft_file", { file_id: id })).error).toBeNull();
  });

  test("what is too large, empty, without a length or of no inquiry leaves nothing, and is told why", async () => {
    const before = await countFiles();
    const wrongSize = { code: "22023", message: "A file can have 10 MB and cannot be empty." };
    const large = await upload("large.zip", Buffer.alloc(mostBytes + 1));
    expect([large.status, await large.json()]).toEqual([400, wrongSize]);
    const unknown = await upload("x.pdf", Buffer.alloc(mostBytes), ada, crypto.randomUUID());
    expect([unknown.status, (await unknown.json()).message]).toEqual([404, "There is no such inquiry."]);
    expect(await (await upload("empty.pdf", "")).json()).toEqual(wrongSize);
    const endless = new ReadableStream({ pull: (controller) => controller.enqueue(Buffer.alloc(65_536)) });
    const unending = await fetch(`${server.url}/files?inquiry=${inquiryId}`, {
      ...{ method: "POST", body: endless, duplex: "half" },
      headers: { Authorization: `Bearer ${ada.token}` },
    }).catch(() => undefined);
    expect(unending?.status ?? 400).toBe(400);
    for (const inquiry of ["", "x", "' or true --"])
      expect((await upload("x.pdf", "x", ada, encodeURIComponent(inquiry))).status, inquiry).toBe(400);
    expect(await countFiles()).toBe(before);
  });

  test("a name keeps neither path, line nor direction, and cannot write a header", async () => {
    for (const [name, kept] of [
      ["../../.ssh/authorized_keys", "authorized_keys"],
      ['a\r\nSet-Cookie: x=1"; filename="b.exe', "a Set-Cookie x=1; filename=b.exe"],
      ["plan\u202efdp.exe", "planfdp.exe"],
      ["", "attachment"],
    ] as const) {
      const { path } = await linkFile(ada, await send(name, "x"));
      const { headers } = await fetch(server.url + path);
      const [, encoded = ""] = (headers.get("content-disposition") ?? "").split("UTF-8''");
      expect([decodeURIComponent(encoded), headers.has("set-cookie")]).toEqual([kept, false]);
    }
    const malformed = await fetch(`${server.url}/files?inquiry=${inquiryId}`, {
      method: "POST",
      body: "x",
      headers: {
        Authorization: `Bearer ${ada.token}`,
        "Content-Disposition": "attachment; filename*=UTF-8''%E0%A4%A",
      },
    });
    expect(malformed.status).toBe(200);
  });

  test("of one whose sender leaves nothing stays; of one whose server died nobody sees anything", async () => {
    const before = await countFiles();
    const url = `${server.url}/files?inquiry=${inquiryId}`;
    const send = () => {
      const headers = { Authorization: `Bearer ${ada.token}`, "Content-Length": 1_000_000 };
      return request(url, { method: "POST", headers }).on("error", () => {});
    };
    const pieces =
      "select from public.inquiry_attachment_pieces join public.inquiry_attachments as file on file.id = attachment_id where not is_stored";
    const hasPieces = () => vi.waitFor(async () => expect(await server.query(pieces)).toHaveLength(2));
    const amidst = send();
    amidst.write(Buffer.alloc(600_000));
    await hasPieces();
    amidst.destroy();
    await vi.waitFor(async () => expect(await countFiles()).toBe(before));
    // All of it came, but nobody waits for the answer.
    const atTheEnd = send();
    atTheEnd.write(Buffer.alloc(600_000));
    await hasPieces();
    atTheEnd.end(Buffer.alloc(400_000), () => atTheEnd.destroy());
    await vi.waitFor(async () => expect(await countFiles()).toBe(before));

    await ada.database.rpc("add_draft_file", { inquiry_id: inquiryId, name: "half.zip", size: mostBytes });
    const list = () =>
      ada.database.from("inquiry_attachments").select("name").eq("draft_inquiry_id", inquiryId);
    expect((await list()).data?.map(({ name }) => name)).not.toContain("half.zip");
    // A quarter of an hour later it takes no room either.
    await server.query(
      "update public.inquiry_attachments set created_at = now() - interval '16 minutes' where not is_stored",
    );
    const { id } = await (await upload("whole.zip", "x")).json();
    expect(await countFiles()).toBe((before ?? 0) + 1);
    await ada.database.rpc("remove_draft_file", { file_id: id });
  });
});
