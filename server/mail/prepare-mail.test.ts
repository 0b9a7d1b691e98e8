import { expect, test } from "vitest";
import { loadFiles } from "./prepare-mail.ts";

const file = { id: "1", name: "a.pdf", media_type: "application/pdf", size: 5 };

test("a file whose pieces do not make its size is not sent", async () => {
  const load = (pieces: string[]) => loadFiles(async () => pieces.shift() ?? "", [file]);
  expect((await load(["YWJj", "ZGU="]))[0]?.content.toString()).toBe("abcde");
  await expect(load(["YWJj"])).rejects.toThrow("not whole");
});
