import { afterAll, describe, expect, test, vi } from "vitest";
import { engines } from "../../support/engines.ts";
import { openVisitorLink, type VisitorLink } from "./visitor-page-link.ts";
import { openVisitorSite } from "./visitor-site.ts";
import { downloadVisitorFile, listVisitorFiles, step } from "./visitor-file-calls.ts";
import { createUpload, refusedUpload, uploadFile, uploadInCuts } from "./visitor-upload.ts";

const tusHeaders = { "Tus-Resumable": "1.0.0" };

describe.each(engines)("files of a visitor's page, on $name", async (engine) => {
  const { server, ada } = await openVisitorSite(engine);
  afterAll(() => server.stop());

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

  test("what is too much, too large, empty, or something else than it says is refused", async () => {
    const link = await openVisitorLink(server);
    const large = createUpload(link.url, "a.step", step(20), { uploadSize: 52_428_801 });
    large.upload.start();
    await expect(large.done).rejects.toMatchObject({ originalResponse: { _response: { statusCode: 413 } } });
    const html = Buffer.from("<!doctype html><script>alert(1)</script>".padEnd(2 * 1024 * 1024));
    for (const [name, content, status, problem] of [
      ["a.step", Buffer.alloc(0), 400, { error: "empty" }],
      ["a.svg", step(20), 415, { error: "unknown_type" }],
      [`${"a".repeat(1000)}.step`, step(20), 400, { error: "no_name" }],
      ["a.csv", html, 415, { error: "other_content", content: "html" }],
    ] as const)
      expect(await refusedUpload(link.url, name, content), name.slice(0, 9)).toEqual([status, problem]);
    expect(await listFiles(link)).toEqual([]);
    await server.query(
      `insert into public.inquiry_files (inquiry_id, number, name, media_type, size, received, finished_at)
       select $1, n, 'x.step', 'model/step', 4, 4, now() from generate_series(1, 12) as n`,
      [link.id],
    );
    expect(await refusedUpload(link.url, "13.step", step(20))).toEqual([413, { error: "too_many_files" }]);
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
});
