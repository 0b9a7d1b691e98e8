import { expect, test } from "vitest";
import type { Transaction } from "../../server/database/database.ts";
import { mailboxReader, runAs } from "./principals.ts";
import { describeRules } from "./describe-rules.ts";

const told = "select set_config('app.settings.staff_email', ' Team@example.com ,ben@example.com', true)";

describeRules("what staff are told of the site's mail", (rules) => {
  /** The problems found after each of these statements. */
  async function findAfter(...statements: string[]): Promise<unknown[]> {
    const found: unknown[] = [];
    await rules.seeded(async (transaction) => {
      for (const statement of statements) {
        await transaction.execute(statement);
        found.push(await listProblems(transaction));
      }
    });
    return found;
  }

  /** As the service role, so that both its callers are. */
  async function listProblems(transaction: Transaction): Promise<string[]> {
    await runAs(
      transaction,
      "service",
      "select set_config('test.problems', public.operating_problems()::text, true)",
    );
    const { rows } = await transaction.query<{ problems: { kind: string; reason: string | null }[] }>(
      "select current_setting('test.problems')::jsonb as problems",
    );
    return (rows[0]?.problems ?? []).map(({ kind, reason }) => (reason ? `${kind}: ${reason}` : kind));
  }

  test("nobody is told of inquiries while no address is set", async () => {
    expect(await findAfter("select 1", told)).toEqual([["notices_to_nobody"], []]);
  });

  test("of the mails to the team none arrives, until one does; a visitor's are none of them", async () => {
    const insertMail = (kind: string, recipient: string, columns: string) =>
      `insert into public.mails (inquiry_id, kind, recipient, locale, due_at, created_at, sent_at, failed_at)
       select id, '${kind}', '${recipient}', 'en', ${columns} from public.inquiries`;
    expect(
      await findAfter(
        told,
        insertMail("notice", "gone@example.com", "null, now() - interval '3 hours', null, now()"),
        insertMail("notice", "team@example.com", "now(), now() - interval '10 minutes', null, null"),
        insertMail("notice", "ben@example.com", "now(), now() - interval '20 minutes', null, null"),
        insertMail("overdue", "ben@example.com", "null, now() - interval '1 hour', now(), null"),
        insertMail("overdue", "team@example.com", "null, now() + interval '1 minute', null, now()"),
        "update public.mails set last_response = 'OAUTH_GRANT: The mail server needs a token.'",
        "update public.mails set last_response = '535 5.7.8 OAUTH_GRANT: no'",
      ),
    ).toEqual([
      [],
      [],
      [],
      ["notices_failing"],
      [],
      ["notices_failing"],
      ["notices_failing: OAUTH_GRANT"],
      ["notices_failing"],
    ]);
  });

  test("nobody reads the mailbox, once a reader says so for a minute, or none has for ten", async () => {
    const set = (mailbox: string) => `select set_config('app.settings.mailbox', '${mailbox}', true)`;
    const call = (name: string, parameters = "") =>
      `select public.${name}('desk@mail.example/INBOX', '${mailboxReader}'${parameters})`;
    const report = (problem: string) => call("report_mailbox", `, ${problem}`);
    const letPass = (column: string, time: string) =>
      `update private.mailbox_positions set ${column} = ${column} - interval '${time}'`;
    expect(
      await findAfter(
        `${told}; ${set("desk@mail.example/INBOX")}`,
        report("'EAUTH'"),
        letPass("problem_since", "61 seconds"),
        report("'ECONNREFUSED'"),
        set("other@mail.example/INBOX"),
        set("desk@mail.example/INBOX"),
        letPass("reported_at", "1 day"),
        report("null"),
        letPass("read_until", "539 seconds"),
        letPass("read_until", "2 seconds"),
        call("claim_mailbox"),
        letPass("read_until", "601 seconds"),
        call("release_mailbox"),
        set(""),
      ),
    ).toEqual([
      [],
      [],
      ["mailbox_unavailable: EAUTH"],
      ["mailbox_unavailable: ECONNREFUSED"],
      [],
      ["mailbox_unavailable: ECONNREFUSED"],
      ["mailbox_unavailable: ECONNREFUSED"],
      [],
      [],
      ["mailbox_unavailable"],
      [],
      ["mailbox_unavailable"],
      ["mailbox_unavailable"],
      [],
    ]);
  });
});
