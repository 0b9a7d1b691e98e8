import { expect, test } from "vitest";
import { describeRules } from "./describe-rules.ts";

/** How an attempt ended, after what, and what becomes of the mail: in so many seconds again, or given up. */
const outcomes: [outcome: string, attempt: number, before: string, becomes: number | "given up"][] = [
  ["failed", 1, "", 30],
  ["failed", 4, "", 240],
  ["failed", 12, "", 3600],
  // The mailbox may have it, and gets it less and less often.
  ["interrupted", 4, "", 240],
  ["interrupted", 30, "", "given up"],
  ["failed", 29, "requested_at = now() - interval '2 days'", 3600],
  ["failed", 30, "", "given up"],
  ["refused", 1, "", "given up"],
  ["unavailable", 1, "", 30],
  ["unavailable", 30, "", 30],
  ["unavailable", 3, "requested_at = now() - interval '25 hours'", "given up"],
  // One that was asked for days after it was written, or again.
  ["unavailable", 3, "created_at = now() - interval '9 days'", 30],
];

describeRules("a mail that did not go out", (rules) => {
  test("is tried again, less and less often, or given up", () =>
    rules.seeded(async (transaction) => {
      const one = "recipient = 'waiting@example.com'";
      await transaction.execute(
        `insert into public.mails (inquiry_id, kind, recipient, locale, due_at)
         select id, 'receipt', 'waiting@example.com', 'en', now() from public.inquiries limit 1`,
      );
      for (const [outcome, attempt, before, becomes] of outcomes) {
        await transaction.execute(`
          savepoint waiting;
          update public.mails set attempts = ${attempt}, due_at = now(), sent_at = null, failed_at = null
          where ${one};
          ${before && `update public.mails set ${before} where ${one};`}`);
        await transaction.execute(
          `select public.record_mail(id, ${attempt}, '${outcome}', '451 later') from public.mails where ${one}`,
        );
        const { rows } = await transaction.query(
          `select extract(epoch from due_at - now())::int as seconds, failed_at is not null as gave_up, attempts
           from public.mails where ${one}`,
        );
        expect(rows, `${outcome}, attempt ${attempt}, ${before}`).toEqual([
          {
            seconds: becomes === "given up" ? null : becomes,
            gave_up: becomes === "given up",
            attempts: outcome === "unavailable" ? attempt - 1 : attempt,
          },
        ]);
        await transaction.execute("rollback to savepoint waiting; release savepoint waiting");
      }
    }));
});
