import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, describe, expect, test, vi } from "vitest";
import type { InquiryStatus } from "../../../app/backend/inquiry-rows.ts";
import { logAuditHead } from "../../../server/retention.ts";
import { restoreBackup } from "../../../server/backups/restore-backup.ts";
import { writeBackup } from "../../../server/backups/write-backup.ts";
import { openMigratedDatabase, postgres, type TestDatabase } from "../../support/engines.ts";
import { runOperatorCommand } from "../../support/operator-command.ts";
import { type OpenServer, openServer } from "../../support/server.ts";
import { openStaff } from "../../support/desk-client.ts";
import { contact, submitInquiry } from "../../support/inquiry-client.ts";

describe("the chain of the audit log", () => {
  let server: OpenServer;

  beforeAll(async () => {
    server = await openServer({ staffEmails: [] });
    return server.stop;
  });

  test("holds with many who write at once, also to the same inquiries in another order", async () => {
    const staff = await openStaff(server);
    const [ada, karim] = [staff.ada.database, staff.karim.database];
    const inquiries = await Promise.all(
      Array.from({ length: 8 }, (_, number) =>
        submitInquiry(server.url, { ...contact, email: `many${number}@example.com` }),
      ),
    );
    const ids = inquiries.map(({ id }) => id);
    const changesTo = (status: InquiryStatus, index: number) =>
      ids.map((id) => ({ id, version: 1 + (index % 3), status }));
    const answers = await Promise.all(
      ids.flatMap((id, index) => [
        ada.rpc("open_inquiry", { inquiry_id: id }),
        karim.rpc("change_inquiries", { changes: [{ id, version: 1, status: "closed" }] }),
        (index % 2 ? ada : karim).rpc("change_inquiries", { changes: changesTo("spam", index).toReversed() }),
        (index % 2 ? karim : ada).rpc("change_inquiries", { changes: changesTo("new", index) }),
        ada.rpc("add_inquiry_note", { inquiry_id: id, body: "Many" }),
      ]),
    );
    expect(answers.filter(({ status }) => ![200, 204, 409].includes(status))).toEqual([]);
    const [verified] = await server.query<{ found: { entries: number } }>(
      "select public.verify_audit_log() as found",
    );
    expect(verified?.found).toMatchObject({ is_complete: true, problem: null });
    expect(verified?.found.entries).toBeGreaterThan(ids.length * 3);
  });

  test("has its newest entry in the server's log, once a day and from one process", async () => {
    const logged = vi.spyOn(console, "log").mockReturnValue();
    await server.query("update private.audit_head set taken_on = null");
    for (let hour = 0; hour < 2; hour++)
      await Promise.all([logAuditHead(server.database), logAuditHead(server.database)]);
    const [head] = await server.query("select number::int, hash as digest from private.audit_head");
    const told = logged.mock.calls.map(([line]): Record<string, unknown> => JSON.parse(String(line)));
    expect(told.filter(({ event }) => event === "audit_head")).toEqual([
      { at: expect.any(String), event: "audit_head", ...head },
    ]);
  });

  test("is verified by the operator, also after a backup was restored, and an entry that was changed is named", async () => {
    const verify = (database: TestDatabase, head: string) =>
      runOperatorCommand(database, "verify-audit", ["--head", head]);
    const [{ hash } = { hash: "" }] = await server.query<{ hash: string }>(
      "select hash from public.admin_audit_log where number = 12",
    );
    const folder = await mkdtemp(join(tmpdir(), "nawat-audit-"));
    const file = join(folder, "backup.gz");
    await writeBackup(server.database, file);
    const target = await openMigratedDatabase(postgres);
    await restoreBackup(target.database, file);
    const [right, unknown] = await Promise.all([
      verify(target.testDatabase, hash),
      verify(server, "0".repeat(64)),
    ]);
    expect(right).toMatchObject({
      code: 0,
      output: expect.stringMatching(
        /^The log is as it was written\. Entries: \d+.*\nEntry 12 has this digest: .*\.\n$/,
      ),
    });
    expect(unknown).toMatchObject({
      code: 1,
      output: expect.stringMatching(/\nNo entry has this digest: .*\.\n$/),
    });
    await target.close();
    await rm(folder, { recursive: true });

    await server.query("update public.admin_audit_log set action = 'x' where number = 3");
    expect(await verify(server, hash)).toMatchObject({
      code: 1,
      output: "Entry 3 was changed, or does not follow from the one before.\n",
    });
  });
});
