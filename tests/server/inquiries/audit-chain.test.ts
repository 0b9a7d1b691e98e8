import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test, vi } from "vitest";
import type { InquiryStatus } from "../../../app/backend/inquiry-rows.ts";
import { logAuditHead } from "../../../server/audit-head.ts";
import { type OwnTestDatabase, postgres } from "../../support/engines.ts";
import { runOperatorCommand } from "../../support/operator-command.ts";
import { openServer } from "../../support/server.ts";
import { openStaff } from "../../support/desk-client.ts";
import { contact, submitInquiry } from "../../support/inquiry-client.ts";

const testDatabase = await postgres.createTestDatabase();
const server = await openServer({ ...postgres, createTestDatabase: async () => testDatabase });
afterAll(server.stop);
const staff = await openStaff(server);

describe("the chain of the audit log", () => {
  const submit = async () =>
    (await submitInquiry(server.url, { ...contact, email: `${randomUUID()}@example.com` })).id;

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
    const [verified] = await server.query<{ found: { entries: number } }>(
      "select public.verify_audit_log() as found",
    );
    expect(verified?.found).toMatchObject({ is_complete: true, problem: null });
    expect(verified?.found.entries).toBeGreaterThan(ids.length * 3);
  });

  test("has its newest entry in the server's log, once a day and from one process", async () => {
    const logged = vi.spyOn(console, "log").mockReturnValue();
    const hour = () => Promise.all([logAuditHead(server.database), logAuditHead(server.database)]);
    await server.query("update private.audit_head set taken_on = null");
    await hour();
    await hour();
    const [head] = await server.query("select number::int, hash as digest from private.audit_head");
    const told = logged.mock.calls.map(([line]): Record<string, unknown> => JSON.parse(String(line)));
    expect(told.filter(({ event }) => event === "audit_head")).toEqual([
      { at: expect.any(String), event: "audit_head", ...head },
    ]);
  });

  test("is verified by the operator, also after a backup was restored, and an entry that was changed is named", async () => {
    const [{ hash } = { hash: "" }] = await server.query<{ hash: string }>(
      "select hash from public.admin_audit_log where number = 12",
    );
    const verify = (database: OwnTestDatabase, ...rest: string[]) =>
      runOperatorCommand(database, "verify-audit", rest);
    expect(await verify(testDatabase, "--head", hash)).toMatchObject({
      code: 0,
      output: expect.stringMatching(
        /^The log is as it was written\. Entries: \d+.*\nEntry 12 has this digest: .*\.\n$/,
      ),
    });
    expect(await verify(testDatabase, "--head", "0".repeat(64))).toMatchObject({
      code: 1,
      output: expect.stringMatching(/\nNo entry has this digest: .*\.\n$/),
    });
    expect(await verify(testDatabase, "--head", "12")).toMatchObject({
      code: 1,
      output: expect.stringMatching(/^A digest has 64 digits/),
    });

    const folder = await mkdtemp(join(tmpdir(), "nawat-audit-"));
    const file = join(folder, "backup.gz");
    const target = await postgres.createTestDatabase();
    expect(await runOperatorCommand(testDatabase, "backup", [file])).toMatchObject({ code: 0 });
    expect(await runOperatorCommand(target, "restore", [file])).toMatchObject({ code: 0 });
    expect(await verify(target, "--head", hash)).toMatchObject({ code: 0 });
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
