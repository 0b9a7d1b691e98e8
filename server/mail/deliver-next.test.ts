import { expect, test, vi } from "vitest";
import { deliverNext } from "./deliver-next.ts";
import { loadFiles } from "./prepare-mail.ts";
import { openTransport } from "./transport.ts";

const file = { id: "1", name: "a.pdf", media_type: "application/pdf", size: 5 };

test("a file whose pieces do not make its size is not sent", async () => {
  const load = (pieces: string[]) => loadFiles(async () => pieces.shift() ?? "", [file]);
  expect((await load(["YWJj", "ZGU="]))[0]?.content.toString()).toBe("abcde");
  await expect(load(["YWJj"])).rejects.toThrow("not whole");
});

test("a database that is away is said in words, and costs no email", async () => {
  const written = vi.spyOn(console, "log");
  const transport = openTransport({
    smtpUrl: undefined,
    mailFrom: "a@b.example",
    dkim: undefined,
    dataDir: "",
  });
  const call = () => Promise.reject(Object.assign(new Error("away"), { code: "08000" }));
  expect(await deliverNext(call, transport, "https://nawat.example", "accounts")).toBe(false);
  expect(written.mock.calls.join()).toMatch(
    /mail\.outbox_unavailable","code":"08000","problem":".*emails wait/,
  );
  transport.close();
});
