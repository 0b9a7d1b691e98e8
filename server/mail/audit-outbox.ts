import { writeCheckpoint } from "../../app/audit/checkpoint-mail.server.ts";
import type { RpcResult } from "../../app/rpc.server.ts";
import type { Outbox } from "./outgoing-mail.ts";
import { requireData } from "./require-data.ts";

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
 * A mail a day to staff with the end of the audit log, so that nobody can cut it off unnoticed. `rpc` calls a SQL function as the
 * service role. Needs nothing of Node that Deno lacks.
 */
export function openAuditOutbox(
  rpc: (name: string, parameters: Record<string, unknown>) => Promise<RpcResult>,
  publicUrl: string,
): Outbox {
  return {
    name: "audit",
    async claimNext() {
      // As the SQL function returns it.
      const claimed = requireData(await rpc("claim_audit_checkpoint", {})) as ClaimedCheckpoint | null;
      if (!claimed) return undefined;
      const { id, recipient, locale, created_at: at, attempts, number, hash } = claimed;
      return {
        id,
        to: recipient,
        createdAt: new Date(at),
        attempts,
        autoSubmitted: "auto-generated",
        write: async () => ({ locale, ...(await writeCheckpoint(locale, { number, hash, at, publicUrl })) }),
      };
    },
    async recordOutcome({ id, attempts }, outcome) {
      requireData(await rpc("record_audit_checkpoint", { checkpoint_id: id, attempt: attempts, outcome }));
    },
  };
}
