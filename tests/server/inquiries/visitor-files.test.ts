import { beforeAll, describe, expect, test, vi } from "vitest";
import { asRole, serviceRole } from "../../../server/database/as-role.ts";
import { engines } from "../../support/engines.ts";
import { type OpenServer, openServer } from "../../support/server.ts";
import { type Member, openStaff } from "../../support/desk-client.ts";
import { openVisitorLink, type VisitorLink } from "./visitor-page-link.ts";
import { downloadVisitorFile, listVisitorFiles, step } from "./visitor-file-calls.ts";
import { createUpload, refusedUpload, uploadFile, uploadInCuts } from "./visitor-upload.ts";

const tusHeaders = { "Tus-Resumable": "1.0.0" };

describe.each(engines)("files of a visitor's page, on $name", (engine) => {
  let server: OpenServer;
  let ada: Member;

  beforeAll(async () => {
    server = await openServer(engine, { staffEmails: [] });
    ({ ada } = await openStaff(server));
    return () => server.stop();
  });

  const listFiles = (link: VisitorLink) => listVisitorFiles(server, link);
  const download = (id: string) => downloadVisitorFile(ada, id);

  const listActions = async ({ id }: VisitorLink) =>
    (
      await server.query(
        "select action, details from public.admin_audit_log where resource_id = $1 order by number",
        [id],
      )
    ).filter(({ action }) => String(action).startsWith("inquiry.file"));

  test("an upload that is cut after each piece goes on where it was, and staff get every byte once", async () => {
    const link = await openVisitorLink(server);
    const content = step(3 * 1024 * 1024 + 7);
    expect(await uploadInCuts(link.url, "علبة v2.step", content)).toBe(3);
    const [file, ...others] = await listFiles(link);
    expect(others).toEqual([]);
    expect(file).toMatchObject({
      name: "علبة v2.step",
      size: content.length,
      received: content.length,
      is_held: false,
    });
    expect((await download(file?.id ?? "")).equals(content)).toBe(true);
    const pieces = await server.query(
      "select count(*)::int as count, sum(octet_length(content))::int as bytes from public.inquiry_file_pieces where file_id = $1",
      [file?.id],
    );
    expect(pieces).toEqual([{ count: 13, bytes: content.length }]);
    const atDesk = ada.database
      .from("inquiry_files")
      .select("id,name,size,wants_scan,scan")
      .eq("inquiry_id", link.id);
    expect((await atDesk).data).toEqual([
      { id: file?.id, name: "علبة v2.step", size: content.length, wants_scan: false, scan: null },
    ]);
    expect(await listActions(link)).toEqual([
      { action: "inquiry.file_added", details: { number: 1 } },
      { action: "inquiry.file_downloaded", details: { number: 1 } },
    ]);
  });

  test("staff are told of files once, and again when they come after a reply", async () => {
    const link = await openVisitorLink(server);
    const find = async () =>
      (await ada.database.from("inquiries").select("*").eq("id", link.id).single()).data ?? undefined;
    const listMessages = async () =>
      (
        await ada.database
          .from("inquiry_conversation")
          .select("direction,body,is_from_page,page_event,page_files")
          .eq("inquiry_id", link.id)
          .order("created_at")
      ).data ?? [];
    const told = {
      direction: "received",
      // Not a word in the visitor's name.
      body: "",
      is_from_page: true,
      page_event: "files",
    };
    for (const name of ["a.step", "b.step"]) await uploadFile(link.url, name, step(100));
    expect(await listMessages()).toEqual([{ ...told, page_files: 2 }]);
    expect((await find())?.status).toBe("new");
    const version = (await find())?.version ?? 0;
    await ada.database.rpc("send_reply", {
      ...{ inquiry_id: link.id, expected_version: version, body: "Please send the box.", locale: "en" },
      new_status: "answered",
    });
    const { data: replies } = await ada.database
      .from("inquiry_conversation")
      .select("id")
      .eq("inquiry_id", link.id)
      .eq("direction", "sent");
    await ada.database.rpc("send_mail_now", { message_id: replies?.[0]?.id ?? "" });
    await vi.waitUntil(async () => (await find())?.status === "answered", 30_000);
    await uploadFile(link.url, "c.step", step(100));
    expect(await listMessages()).toMatchObject([told, { direction: "sent" }, { ...told, page_files: 1 }]);
    expect(await find()).toMatchObject({ status: "in_progress", due_at: expect.any(String) });
    expect((await listActions(link)).map(({ details }) => details)).toEqual(
      [1, 2, 3].map((number) => ({ number })),
    );
  });

  test("two at once do not mix", async () => {
    const link = await openVisitorLink(server);
    const contents = [step(1_500_000), step(1_700_000)];
    await Promise.all(contents.map((content, index) => uploadFile(link.url, `${index}.step`, content)));
    const files = await listFiles(link);
    for (const [index, content] of contents.entries()) {
      const file = files.find(({ name }) => name === `${index}.step`);
      expect((await download(file?.id ?? "")).equals(content)).toBe(true);
    }
  });

  test("what else is asked of the database does not wait until all files have gone", async () => {
    const link = await openVisitorLink(server);
    await uploadFile(link.url, "board.step", step(300_000));
    const [file] = await listFiles(link);
    let given = 0;
    const downloads = Array.from({ length: 40 }, async () => {
      const { data } = await ada.database.rpc("get_visitor_file", { file_id: file?.id ?? "", piece: 1 });
      given += 1;
      return data?.length;
    });
    await Promise.race(downloads);
    const givenBefore = await ada.database
      .from("inquiries")
      .select("id")
      .then(() => given);
    expect(new Set(await Promise.all(downloads))).toEqual(new Set([349_528]));
    expect(givenBefore).toBeLessThan(20);
  });

  test("a piece counts at its offset alone, and twice it changes nothing", async () => {
    const link = await openVisitorLink(server);
    const content = step(600_000);
    const begun = await fetch(`${link.url}/files`, {
      method: "POST",
      headers: { ...tusHeaders, "Upload-Length": "600000", "Upload-Metadata": `filename ${btoa("a.step")}` },
    });
    expect(begun.status).toBe(201);
    const location = begun.headers.get("location") ?? "";
    expect(location).toMatch(/^files\/[\da-f-]{36}$/);
    const send = async (offset: number, bytes: Buffer) => {
      const { status, headers } = await fetch(new URL(location, `${link.url}/files`), {
        method: "PATCH",
        headers: {
          ...tusHeaders,
          "Upload-Offset": String(offset),
          "Content-Type": "application/offset+octet-stream",
        },
        body: new Uint8Array(bytes),
      });
      return [status, headers.get("upload-offset")];
    };
    expect(await send(262_144, content.subarray(262_144))).toEqual([409, null]);
    // Pieces are whole: the rest comes again.
    expect(await send(0, content.subarray(0, 300_000))).toEqual([204, "262144"]);
    expect(await send(0, content.subarray(0, 300_000))).toEqual([409, null]);
    expect(await send(262_144, content.subarray(262_144, 300_000))).toEqual([400, null]);
    expect(await send(262_144, Buffer.concat([content.subarray(262_144), Buffer.from("x")]))).toEqual([
      413,
      null,
    ]);
    const answers = await Promise.all([0, 1].map(() => send(262_144, content.subarray(262_144))));
    expect(answers).toContainEqual([204, "600000"]);
    expect(await send(600_000, Buffer.alloc(0))).toEqual([204, "600000"]);
    const [file] = await listFiles(link);
    expect((await download(file?.id ?? "")).equals(content)).toBe(true);
    expect(await send(0, Buffer.alloc(1024 * 1024 + 1))).toEqual([413, null]);
  });

  test("what ends before it is finished is finished when the client asks", async () => {
    const link = await openVisitorLink(server);
    const url = await uploadFile(link.url, "a.step", step(1000));
    await server.query("update public.inquiry_files set finished_at = null where inquiry_id = $1", [link.id]);
    const asked = await fetch(url, { method: "HEAD", headers: tusHeaders });
    expect([asked.status, asked.headers.get("upload-offset")]).toEqual([200, "1000"]);
    expect((await listFiles(link))[0]?.finished_at).not.toBeNull();
  });

  test("a thirteenth, and one that is too large, empty, or something else than it says, is refused", async () => {
    const link = await openVisitorLink(server);
    for (let number = 1; number <= 12; number++) await uploadFile(link.url, `${number}.step`, step(20));
    expect(await refusedUpload(link.url, "13.step", step(20))).toEqual([413, { error: "too_many_files" }]);

    const other = await openVisitorLink(server);
    const large = createUpload(other.url, "a.step", step(20), { uploadSize: 52_428_801 });
    large.upload.start();
    await expect(large.done).rejects.toMatchObject({ originalResponse: { _response: { statusCode: 413 } } });
    expect(await refusedUpload(other.url, "a.step", Buffer.alloc(0))).toEqual([400, { error: "empty" }]);
    expect(await refusedUpload(other.url, "a.svg", step(20))).toEqual([415, { error: "unknown_type" }]);
    expect(await refusedUpload(other.url, `${"a".repeat(1000)}.step`, step(20))).toEqual([
      400,
      { error: "no_name" },
    ]);
    const html = Buffer.from("<!doctype html><script>alert(1)</script>".padEnd(2 * 1024 * 1024));
    expect(await refusedUpload(other.url, "a.csv", html)).toEqual([
      415,
      { error: "other_content", content: "html" },
    ]);
    expect(await listFiles(other)).toEqual([]);
  });

  test("another link reaches no file, and a removed one is gone", async () => {
    const [link, other] = [await openVisitorLink(server), await openVisitorLink(server)];
    const url = await uploadFile(link.url, "a.step", step(20));
    const id = url.split("/").at(-1) ?? "";
    const ask = async (address: string, method: string) =>
      (await fetch(address, { method, headers: tusHeaders })).status;
    for (const method of ["HEAD", "DELETE"]) expect(await ask(`${other.url}/files/${id}`, method)).toBe(404);
    expect(await ask(`${link.url}/files/..%2Fx`, "HEAD")).toBe(404);
    expect(await ask(`${server.url}/en/inquiry/N-22222/x/files/${id}`, "HEAD")).toBe(404);
    expect(await ask(`${server.url}/ar/inquiry/${link.reference}/${"a".repeat(43)}/files`, "POST")).toBe(400);
    expect(await refusedUpload(link.url.replace(/[\w-]{43}$/, "a".repeat(43)), "a.step", step(20))).toEqual([
      404,
      { error: "gone" },
    ]);
    expect(await ask(url, "DELETE")).toBe(204);
    expect(await ask(url, "HEAD")).toBe(404);
    expect(await listFiles(link)).toEqual([]);
    expect(await listActions(link)).toMatchObject([
      { action: "inquiry.file_added" },
      { action: "inquiry.file_removed" },
    ]);
  });

  test("no line of the log has the key of a link, or the name of a file", async () => {
    const link = await openVisitorLink(server);
    const written = vi.spyOn(console, "log").mockImplementation(() => {});
    const name = "secret-project.step";
    const url = await uploadFile(link.url, name, step(20));
    await refusedUpload(link.url, "secret-project.svg", step(20));
    await fetch(`${url}/x`, { method: "PATCH", headers: tusHeaders });
    await fetch(`${link.url}/files/x%ZZ`, { method: "HEAD", headers: tusHeaders });
    const key = link.url.split("/").at(-1) ?? "";
    await expect.poll(() => written.mock.calls.length).toBeGreaterThanOrEqual(3);
    const lines = written.mock.calls.join("\n");
    expect(lines).toContain("/inquiry/");
    for (const secret of [key, "secret-project"]) expect(lines).not.toContain(secret);
  });

  test("no answer may be kept, or read by another site, and none names the host", async () => {
    const link = await openVisitorLink(server);
    const answer = await fetch(`${link.url}/files`, {
      method: "POST",
      headers: {
        ...tusHeaders,
        Origin: "https://evil.example",
        "X-Forwarded-Host": "evil.example",
        "X-Forwarded-Proto": "https,http",
        "Upload-Length": "20",
        "Upload-Metadata": `filename ${btoa("a.step")}`,
      },
    });
    expect(answer.status).toBe(201);
    const headers = Object.fromEntries(answer.headers);
    expect(headers).toMatchObject({
      "cache-control": "no-store",
      "referrer-policy": "no-referrer",
      "x-content-type-options": "nosniff",
    });
    expect(
      Object.keys(headers).filter((name) => /^(?:access-control|set-cookie|upload-expires)/.test(name)),
    ).toEqual([]);
    expect(headers["location"]).toMatch(/^files\/[\da-f-]{36}$/);
  });

  test("what nobody finishes goes after a day, and ten thousand that are begun are bounded", async () => {
    const link = await openVisitorLink(server);
    const begin = (network: string | null, { reference, keyHash } = link) =>
      asRole(server.database, serviceRole, (t) =>
        t.query("select public.begin_visitor_file($1, $2, 'a.step', 10485760, $3)", [
          reference,
          keyHash,
          network,
        ]),
      ).then(
        () => "begun",
        (error: Error) => error.message,
      );
    const remove = () => server.query("delete from public.inquiry_files where inquiry_id = $1", [link.id]);
    const outcomes = [];
    for (let count = 0; count < 70; count++) {
      outcomes.push(await begin("203.0.113.0/24"));
      await remove();
    }
    expect(outcomes.filter((outcome) => outcome === "begun")).toHaveLength(60);
    expect(outcomes.slice(60)).toEqual(Array.from({ length: 10 }, () => "too_many"));
    // Whatever networks they come from, an inquiry has 1 GB a day.
    for (let count = 0; count < 50; count++) {
      outcomes.push(await begin(null));
      await remove();
    }
    expect(outcomes.filter((outcome) => outcome === "begun")).toHaveLength(102);

    const other = await openVisitorLink(server);
    // Nor do many networks fill the disk.
    await server.query("update private.file_budgets set files = 2000 where spender = 'all'");
    expect(await begin("198.51.100.0/24", other)).toBe("too_many");
    await server.query("delete from private.file_budgets where spender = 'all'");
    const address = {
      method: "POST",
      headers: { ...tusHeaders, "Upload-Length": "9", "Upload-Metadata": `filename ${btoa("a.txt")}` },
    };
    const statuses = [];
    for (let count = 0; count < 20; count++)
      statuses.push((await fetch(`${other.url}/files`, address)).status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(12);
    await uploadFile(link.url, "kept.step", step(20));
    await server.query("update public.inquiry_files set changed_at = now() - interval '25 hours'");
    await asRole(server.database, serviceRole, (t) =>
      t.query("select public.delete_expired_inquiries(30, null)"),
    );
    expect(await listFiles(other)).toEqual([]);
    expect(await listFiles(link)).toMatchObject([{ name: "kept.step" }]);
  });

  test("everything goes with an inquiry", async () => {
    await server.query("delete from public.inquiries");
    expect(await server.query("select count(*)::int as count from public.inquiry_file_pieces")).toEqual([
      { count: 0 },
    ]);
  });
});
