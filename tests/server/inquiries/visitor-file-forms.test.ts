import { type IncomingMessage, request } from "node:http";
import { afterAll, describe, expect, test } from "vitest";
import { engines } from "../../support/engines.ts";
import { openSocket } from "../../support/sockets.ts";
import { downloadVisitorFile, listVisitorFiles, step } from "./visitor-file-calls.ts";
import { openVisitorLink, type VisitorLink } from "./visitor-page-link.ts";
import { openVisitorSite } from "./visitor-site.ts";

describe.each(engines)("files of a visitor's page without scripts, on $name", async (engine) => {
  const { server, ada } = await openVisitorSite(engine);
  afterAll(() => server.stop());

  const listFiles = (link: VisitorLink) => listVisitorFiles(server, link);
  const download = (id: string) => downloadVisitorFile(ada, id);

  /** On a connection of its own: one that was idle may just be closed while a large body is made. */
  async function sendForm(link: VisitorLink, name: string, content: Buffer) {
    const form = new FormData();
    form.set("file", new Blob([new Uint8Array(content)]), name);
    const encoded = new Response(form);
    const sent = request(`${link.url}/files`, {
      method: "POST",
      agent: false,
      headers: { "Content-Type": encoded.headers.get("content-type") ?? "" },
    });
    const answered = Promise.withResolvers<IncomingMessage>();
    sent.on("response", answered.resolve).on("error", answered.reject);
    sent.end(Buffer.from(await encoded.arrayBuffer()));
    const response = await answered.promise;
    response.resume();
    expect(response.statusCode).toBe(303);
    const [page, place] = (response.headers.location ?? "").split("?");
    expect(server.url + page).toBe(link.url);
    return place;
  }

  test("a form brings one file, and another removes it", async () => {
    const link = await openVisitorLink(server);
    for (const bytes of [20, 262_144, 3 * 1024 * 1024 + 5]) {
      const content = step(bytes);
      expect(await sendForm(link, `علبة «${bytes}».step`, content)).toBe("done=file#files");
      const file = (await listFiles(link)).at(-1);
      expect(file).toMatchObject({ name: `علبة «${bytes}».step`, size: bytes, received: bytes });
      expect((await download(file?.id ?? "")).equals(content)).toBe(true);
    }
    const [first] = await listFiles(link);
    const removal = {
      method: "POST",
      body: new URLSearchParams({ remove: first?.id ?? "", sure: "on" }),
      redirect: "manual",
    } as const;
    const unticked = { ...removal, body: new URLSearchParams({ remove: first?.id ?? "" }) };
    const refused = await fetch(`${link.url}/files`, unticked);
    expect(refused.headers.get("location")).toContain("problem=not_ticked#files");
    const places = [];
    for (const _ of [1, 2]) places.push((await fetch(`${link.url}/files`, removal)).headers.get("location"));
    expect(places.map((place) => place?.split("?")[1])).toEqual([
      "done=file_removed#files",
      "problem=gone#files",
    ]);
    expect(await listFiles(link)).toHaveLength(2);
  });

  test("what is not taken leaves nothing, and the page says why", async () => {
    const link = await openVisitorLink(server);
    const zeros = Buffer.alloc(2 * 1024 * 1024);
    expect(await sendForm(link, "a.step", zeros)).toBe("problem=other_content#files");
    expect(await sendForm(link, "a.exe", zeros)).toBe("problem=unknown_type#files");
    expect(await sendForm(link, "\0", step(20))).toBe("problem=no_name#files");
    expect(await sendForm(link, "a.step", Buffer.alloc(0))).toBe("problem=empty#files");
    // What its length does not give away is stored until it is too much.
    for (const bytes of process.env["TEST_ALL"] ? [52_600_000, 52_428_801] : [52_600_000])
      expect(await sendForm(link, "a.step", Buffer.concat([step(20)], bytes))).toBe(
        "problem=file_too_large#files",
      );
    const stranger = { ...link, url: link.url.replace(/[\w-]{43}$/, "a".repeat(43)) };
    expect(await sendForm(stranger, "a.step", step(20))).toBe("problem=gone#files");
    expect(await listFiles(link)).toEqual([]);
  });

  /** Begins a form of five megabytes, and sends no more than a part of it. */
  async function beginForm(link: VisitorLink, name = "a.step") {
    const socket = await openSocket(server.url);
    const lines = [
      `POST ${new URL(link.url).pathname}/files HTTP/1.1`,
      "Host: localhost",
      "Content-Type: multipart/form-data; boundary=x",
      "Content-Length: 5000000",
      "",
      `--x\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\n\r\n`,
    ];
    socket.write(lines.join("\r\n"));
    socket.write(step(1_500_000));
    return socket;
  }

  test("a visitor who leaves within a file leaves nothing of it", async () => {
    const link = await openVisitorLink(server);
    const socket = await beginForm(link);
    await expect.poll(() => listFiles(link)).toHaveLength(1);
    socket.destroy();
    await expect.poll(() => listFiles(link)).toEqual([]);
  });

  test("eight are read at once; one that is refused keeps no other waiting while the rest of it comes", async () => {
    const link = await openVisitorLink(server);
    const stranger = { ...link, url: link.url.replace(/[\w-]{43}$/, "a".repeat(43)) };
    for (const begin of [() => beginForm(stranger), () => beginForm(link, "a.exe")]) {
      const refused = await Promise.all(Array.from({ length: 8 }, begin));
      await expect.poll(() => sendForm(link, "a.step", step(20))).toBe("done=file#files");
      for (const socket of refused) socket.destroy();
    }
    await server.query("delete from public.inquiry_files where inquiry_id = $1", [link.id]);
    const sockets = await Promise.all(Array.from({ length: 8 }, () => beginForm(link)));
    await expect.poll(() => listFiles(link)).toHaveLength(8);
    expect(await sendForm(link, "a.step", step(20))).toBe("problem=busy#files");
    for (const socket of sockets) socket.destroy();
    await expect.poll(() => listFiles(link)).toEqual([]);
    expect(await sendForm(link, "a.step", step(20))).toBe("done=file#files");
  });
});
