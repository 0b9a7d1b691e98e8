import { runCommand, withDatabase } from "./command.ts";
import { serviceRole } from "./database/as-role.ts";
import { callAs } from "./functions/call-as.ts";

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
  inserted: "has no number: it was put in past the rules",
  unrecorded_erasure: "lost an address, and no erasure on record names it",
  checkpoint: "is another one than the checkpoint says",
};

const usage = "npm run verify-audit [-- <number>:<hash of a mailed checkpoint>]";

// Whether the audit log is as it was written; while the server runs or not. Exit code 1 when it is not.
await runCommand(async () => {
  const [checkpoint, ...others] = process.argv.slice(2);
  if (others.length > 0) throw new Error(`Usage: ${usage}`);
  await withDatabase(async (database) => {
    for (let after = 0; ;) {
      const { data, error } = await callAs(database, serviceRole, "verify_audit_log_as_operator", {
        after_number: after,
        checkpoint: checkpoint ?? null,
      });
      if (error)
        throw new Error(error.code === "22023" ? `${error.message}\nUsage: ${usage}` : error.message);
      // As the SQL function returns it.
      const {
        verified_to: verifiedTo,
        is_complete: isComplete,
        entries,
        erased,
        problem,
      } = data as Verification;
      if (problem) throw new Error(`Entry ${problem.number} ${problemText[problem.kind]}.`);
      if (isComplete) {
        console.log(
          `The log is as it was written. Entries: ${entries}; with an address erased on record: ${erased}.`,
        );
        if (checkpoint) console.log("It agrees with the checkpoint.");
        return;
      }
      after = verifiedTo;
    }
  });
});
