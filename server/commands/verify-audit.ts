import { parseArgs } from "node:util";
import { runCommand, withDatabase } from "./command.ts";
import { UsageError } from "./command-line.ts";
import { serviceRole } from "../database/as-role.ts";
import { callFunction } from "../database/call-function.ts";
import type { Database } from "../database/database.ts";

/** As `verify_audit_log_as_operator` returns it. */
interface Verification {
  verified_to: number;
  is_complete: boolean;
  entries: number;
  erased: number;
  problem: { kind: keyof typeof problemText; number: number } | null;
}

const problemText = {
  changed: "was changed, or does not follow from the one before",
  missing: "is missing",
  inserted: "has no number: it was inserted directly",
  unrecorded_erasure: "lost an address, and no recorded erasure lists it",
  checkpoint: "does not match the checkpoint",
};

const help = {
  usage: "npm run verify-audit [-- NUMBER:HASH]",
  does: "Checks that the audit log is as it was written, and agrees with the checkpoint of an email.",
};

await runCommand(help, async () => {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [checkpoint, ...others] = positionals;
  if (others.length > 0) throw new UsageError();
  await withDatabase(async (database) => {
    for (let after = 0; ;) {
      const verification = await verifyFrom(database, after, checkpoint);
      const { verified_to: verifiedTo, is_complete: isComplete, entries, erased, problem } = verification;
      if (problem) throw new Error(`Entry ${problem.number} ${problemText[problem.kind]}.`);
      if (isComplete) {
        console.log(`The log is as it was written. Entries: ${entries}; with an erased address: ${erased}.`);
        if (checkpoint) console.log("It agrees with the checkpoint.");
        return;
      }
      after = verifiedTo;
    }
  });
});

async function verifyFrom(database: Database, after: number, checkpoint: string | undefined) {
  const parameters = { after_number: after, checkpoint: checkpoint ?? null };
  const name = "verify_audit_log_as_operator";
  const [row] = await callFunction<{ data: Verification }>(database, serviceRole, name, parameters);
  if (!row) throw new Error(`${name} returned nothing`);
  return row.data;
}
