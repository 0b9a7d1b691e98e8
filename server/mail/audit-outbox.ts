import { writeCheckpoint } from "../../app/audit/checkpoint-mail.server.ts";
import type { CallSql, Outbox } from "./outgoing-mail.ts";

/** As `claim_audit_checkpoint` returns it. */
interface ClaimedCheckpoint {
  id: string;
  number: number;
  hash: string;
  recipient: string;
  locale: "en" | "ar";
  created_at: string;
  attempts: number;
}

/**
 * A mail a day to staff with the end of the audit log, so that nobody can cut it off unnoticed. Needs nothing of Node that
 * Deno lacks.
 */
export function openAuditOutbox(call: CallSql, publicUrl: string): Outbox {
  return {
    name: "audit",
    async claimNext() {
      // As the SQL function returns it.
      const claimed = (await call("claim_audit_checkpoint", {})) as ClaimedCheckpoint | null;
      if (!claimed) return undefined;
      const { id, recipient, locale, created_at: at, attempts, number, hash } = claimed;
      return {
        id,
        to: recipient,
        date: new Date(at),
        attempts,
        autoSubmitted: "auto-generated",
        write: async () => ({ locale, ...(await writeCheckpoint(locale, { number, hash, at, publicUrl })) }),
      };
    },
    async recordOutcome({ id, attempts }, outcome) {
      await call("record_audit_checkpoint", { checkpoint_id: id, attempt: attempts, outcome });
    },
  };
}
