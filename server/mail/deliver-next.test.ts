import { expect, test, vi } from "vitest";
import { DatabaseUnavailableError } from "../database/database.ts";
import { deliverNext } from "./deliver-next.ts";
import { loadFiles } from "./prepare-mail.ts";
import { openTransport } from "./transport.ts";

const file = { id: "1", name: "a.pdf", media_type: "application/pdf", size: 5 };

test("a file whose pieces do not make its size is not sent", async () => {
  const load = (pieces: string[]) => loadFiles(async <Data>() => (pieces.shift() ?? "") as Data, [file]);
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
  const call = () => Promise.reject(new DatabaseUnavailableError("db.example does not answer"));
  expect(await deliverNext(call, transport, "https://nawat.example", "accounts")).toBe(false);
  expect(written.mock.calls.join()).toMatch(
    /mail\.outbox_unavailable","code":"08000","problem":".*db\.example does not answer/,
  );
  transport.close();
});
