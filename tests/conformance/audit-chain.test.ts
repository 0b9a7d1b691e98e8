import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import type { InquiryStatus } from "../../app/backend/inquiry-rows.ts";
import { type OwnTestDatabase, postgres } from "../engines.ts";
import { loadMailsTo } from "../mailbox.ts";
import { runOperatorCommand } from "../operator-command.ts";
import { openServer } from "../server.ts";
import { openStaff } from "./desk-client.ts";
import { contact, submitInquiry } from "./inquiry-client.ts";

const testDatabase = await postgres.createTestDatabase();
const server = await openServer(
  { ...postgres, createTestDatabase: async () => testDatabase },
  { staffEmails: ["ada@example.com", "karim@example.com"], staffLocale: "ar" },
);
afterAll(server.stop);
const staff = await openStaff(server);

describe("the chain of the audit log", () => {
  const submit = async () =>
    (await submitInquiry(server.url, { ...contact, email: `${randomUUID()}@example.com` })).id;

  async function readCheckpoint() {
    const rows = await server.query<{ checkpoint: string }>(
      "select number || ':' || hash as checkpoint from private.audit_head",
    );
    return rows[0]?.checkpoint ?? "";
  }

  test("holds with many who write at once, also to the same inquiries in another order", async () => {
    const ids = await Promise.all(Array.from({ length: 8 }, submit));
    const [ada, karim] = [staff.ada.database, staff.karim.database];
    const changesTo = (status: InquiryStatus, index: number) =>
      ids.map((id) => ({ id, version: 1 + (index % 3), status }));
    const calls = ids.flatMap((id, index) => [
      ada.rpc("open_inquiry", { inquiry_id: id }),
      karim.rpc("set_inquiry_status", { inquiry_id: id, expected_version: 1, new_status: "closed" }),
      (index % 2 ? ada : karim).rpc("change_inquiries", { changes: changesTo("spam", index).toReversed() }),
      (index % 2 ? karim : ada).rpc("change_inquiries", { changes: changesTo("new", index) }),
      ada.rpc("add_inquiry_note", { inquiry_id: id, body: "Many" }),
    ]);
    const answers = await Promise.all(calls);
    expect(answers.filter(({ status }) => status !== 200 && status !== 204 && status !== 409)).toEqual([]);
    const { data } = await ada.rpc("verify_audit_log", { after_number: 0, checkpoint: null });
    expect(data).toMatchObject({ is_complete: true, problem: null });
    expect(data?.entries).toBeGreaterThan(ids.length * 3);
  });

  test("its end is mailed to each of the staff, once a day, and a mailed checkpoint verifies", async () => {
    const checkpoints = async () => {
      const mails = await loadMailsTo(server.dataDir, "karim@example.com");
      return mails.flatMap(({ text = "" }) => /\d+:[\da-f]{64}/.exec(text)?.[0] ?? []);
    };
    await expect.poll(async () => (await checkpoints()).length).toBe(1);
    const [checkpoint = ""] = await checkpoints();
    const { data } = await staff.ada.database.rpc("verify_audit_log", { after_number: 0, checkpoint });
    expect(data).toMatchObject({ problem: null });
    const [number, hash = ""] = checkpoint.split(":");
    const other = await staff.ada.database.rpc("verify_audit_log", {
      after_number: 0,
      checkpoint: `${number}:${hash.replace(/^./, (first) => (first === "0" ? "1" : "0"))}`,
    });
    expect(other.data).toMatchObject({ problem: { kind: "checkpoint", number: Number(number) } });
    // What is written since makes no second one today.
    await submit();
    const rows = await server.query("select from private.audit_checkpoints where due_at is null");
    expect(rows).toHaveLength(2);
    expect(await checkpoints()).toHaveLength(1);
  });

  test("is verified by the operator, also after a backup was restored, and an entry that was changed is named", async () => {
    const checkpoint = await readCheckpoint();
    const verify = (database: OwnTestDatabase, ...rest: string[]) =>
      runOperatorCommand(database, "verify-audit", rest);
    expect(await verify(testDatabase, checkpoint)).toMatchObject({
      code: 0,
      output: expect.stringMatching(
        /^The log is as it was written\. Entries: \d+.*\nIt agrees with the checkpoint\.\n$/,
      ),
    });
    expect(await verify(testDatabase, "12")).toMatchObject({
      code: 1,
      output: "A checkpoint is a number, a colon and 64 digits.\n",
    });

    const folder = await mkdtemp(join(tmpdir(), "nawat-audit-"));
    const file = join(folder, "backup.gz");
    const target = await postgres.createTestDatabase();
    expect(await runOperatorCommand(testDatabase, "backup", [file])).toMatchObject({ code: 0 });
    expect(await runOperatorCommand(target, "restore", [file])).toMatchObject({ code: 0 });
    expect(await verify(target, checkpoint)).toMatchObject({ code: 0 });
    await target.remove();
    await rm(folder, { recursive: true });

    await server.database.transaction((t) =>
      t.execute("update public.admin_audit_log set action = 'x' where number = 3"),
    );
    expect(await verify(testDatabase)).toMatchObject({
      code: 1,
      output: "Entry 3 was changed, or does not follow from the one before.\n",
    });
  });
});
