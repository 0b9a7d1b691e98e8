import { beforeAll, describe, expect, test } from "vitest";
import { testVirus } from "../../../server/doctor/check-scanner.ts";
import { startClamd } from "../../support/mail/clamd-server.ts";
import { engines } from "../../support/engines.ts";
import { type OpenServer, openServer } from "../../support/server.ts";
import { type Member, openStaff } from "../../support/desk-client.ts";
import { downloadVisitorFile, listVisitorFiles, step } from "./visitor-file-calls.ts";
import { openVisitorLink } from "./visitor-page-link.ts";
import { uploadFile } from "./visitor-upload.ts";

const mostBytes = 2 * 1024 * 1024;

describe.each(engines)("files of visitors that are scanned, on $name", (engine) => {
  let server: OpenServer;
  let ada: Member;
  let clamd: Awaited<ReturnType<typeof startClamd>>;

  beforeAll(async () => {
    clamd = await startClamd(mostBytes);
    server = await openServer(engine, { staffEmails: [], clamdUrl: clamd.url });
    ({ ada } = await openStaff(server));
    return async () => {
      await server.stop();
      await clamd.close();
    };
  });

  const idOf = (url: string) => url.split("/").at(-1) ?? "";
  const textOf = async (url: string) => (await fetch(url)).text();

  test("a file waits for the scanner, and staff have it once it is clean", async () => {
    const link = await openVisitorLink(server);
    const content = step(1024 * 1024 + 5);
    const id = idOf(await uploadFile(link.url, "clean.step", content));
    await expect(downloadVisitorFile(ada, id)).rejects.toThrow("There is no such file.");
    expect(await listVisitorFiles(server, link)).toMatchObject([{ name: "clean.step", is_held: true }]);
    expect(await textOf(link.url)).toContain("It is being checked.");
    await server.now.scanFiles();
    expect(await listVisitorFiles(server, link)).toMatchObject([{ is_held: false }]);
    expect((await downloadVisitorFile(ada, id)).equals(content)).toBe(true);
  });

  test("what is infected no one gets, and its sender reads why", async () => {
    const link = await openVisitorLink(server);
    const id = idOf(await uploadFile(link.url, "notes.txt", Buffer.from(`Look: ${testVirus}`)));
    await server.now.scanFiles();
    expect(await listVisitorFiles(server, link)).toMatchObject([{ is_held: true, is_infected: true }]);
    await expect(downloadVisitorFile(ada, id)).rejects.toThrow("There is no such file.");
    expect(await textOf(link.url)).toContain("Our scanner found a virus in it.");
    const atDesk = await ada.database.from("inquiry_files").select("scan").eq("inquiry_id", link.id);
    expect(atDesk.data).toEqual([{ scan: "infected" }]);
    // Another process may have looked at it with older signatures.
    await server.query("select public.save_file_scan($1, 'clean')", [id]);
    await expect(downloadVisitorFile(ada, id)).rejects.toThrow("There is no such file.");
  });

  test("one that the scanner does not take waits, and holds up no other", async () => {
    const link = await openVisitorLink(server);
    await uploadFile(link.url, "large.step", step(mostBytes + 1024));
    await uploadFile(link.url, "small.step", step(100));
    await server.now.scanFiles();
    expect(await listVisitorFiles(server, link)).toMatchObject([
      { name: "large.step", is_held: true, is_infected: false },
      { name: "small.step", is_held: false },
    ]);
  });
});
